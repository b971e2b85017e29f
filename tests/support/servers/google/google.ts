import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { REGION } from '#model/site/firebase-project.ts'
import { startHostingServer } from '#tests/support/servers/hosting-api.ts'
import { emulatorVariables } from '#tests/support/fixtures/run-tool.ts'
import { listen } from '#tests/support/servers/listen.ts'
import { ownOrigins } from '../../../../functions/src/own-origins.ts'
import { Refusal } from '#tests/support/servers/hosting-store.ts'
import { resourceStore, type Resource } from './resources.ts'
import { servedSite } from './served-site.ts'

/** A call as it would have gone to Google, without a query. */
export interface Heard {
  readonly what: string
  readonly body: unknown
}

export const PROJECT = { id: 'fahrschule-probe', number: '123456789012' }
export const SITE_URL = 'https://www.fahrschule-probe.de'
const COMPUTE = `${PROJECT.number}-compute@developer.gserviceaccount.com`

/**
 * What a deployment calls at Google, and nothing else: resources that are made, changed and listed by
 * name, as all of its APIs have them; Hosting with its rules; the site as visitors get it. Documents
 * and accounts are the emulators'. What nobody here knows is answered with 404 and kept.
 */
export async function startGoogle() {
  const hosting = await startHostingServer(PROJECT.id)
  hosting.token = 'owner'
  const resources = resourceStore()
  // What the builds of functions leave behind, made with the first of them.
  const repositories = `projects/${PROJECT.id}/locations/${REGION}/repositories`
  resources.put(`artifactregistry.googleapis.com/v1/${repositories}/gcf-artifacts`, {})
  const site = servedSite(hosting.store)
  const heard: Heard[] = []
  const strange: string[] = []
  const google = {
    ...{ hosting, resources, heard, strange },
    /** Answers a call with an HTTP status and does nothing, where it gives one. */
    refuse: nothing,
    origin: '',
    async stop() {
      http.closeAllConnections()
      http.close()
      await once(http, 'close')
      await hosting.stop()
    },
  }

  const projects = `projects/(?:${PROJECT.id}|${PROJECT.number})`
  type Answer = (call: { path: string; query: URLSearchParams; body: Resource }) => object
  const answers: Readonly<Record<string, Answer>> = {
    'POST (www.googleapis.com/oauth2/v3|oauth2.googleapis.com)/token': () => ({
      // The emulators take this one for an administrator's.
      ...{ access_token: 'owner', expires_in: 3_599, token_type: 'Bearer' },
      scope: 'https://www.googleapis.com/auth/cloud-platform',
    }),
    [`GET serviceusage.googleapis.com/v1/${projects}/services/[^/]+`]: ({ path }) => ({
      // Of earlier functions' settings, which new projects do not have.
      state: path.endsWith('runtimeconfig.googleapis.com') ? 'DISABLED' : 'ENABLED',
    }),
    'POST serviceusage.googleapis.com/v1beta1/.*:generateServiceIdentity': () => done({}),
    '(POST|GET) [^:]+:testIamPermissions': ({ body }) => ({ permissions: body['permissions'] }),
    '(POST|GET) [^:]+:getIamPolicy': ({ path }) => resources.policy(path),
    'POST [^:]+:setIamPolicy': ({ path, body }) =>
      resources.setPolicy(path, body['policy'] as Resource),
    [`GET firebase.googleapis.com/v1beta1/${projects}`]: () => ({
      ...{ projectId: PROJECT.id, projectNumber: PROJECT.number, state: 'ACTIVE' },
      resources: { hostingSite: PROJECT.id },
    }),
    [`GET firebase.googleapis.com/v1beta1/${projects}/adminSdkConfig`]: () => ({
      ...{ projectId: PROJECT.id, storageBucket: `${PROJECT.id}.firebasestorage.app` },
    }),
    [`GET cloudresourcemanager.googleapis.com/v1/${projects}`]: () => ({
      ...{ projectId: PROJECT.id, projectNumber: PROJECT.number },
    }),
    [`GET cloudbilling.googleapis.com/v1/${projects}/billingInfo`]: () => ({
      billingEnabled: true,
    }),
    [`GET compute.googleapis.com/compute/v1/${projects}`]: () => ({
      defaultServiceAccount: COMPUTE,
    }),
    [`GET firebasehosting.googleapis.com/v1beta1/${projects}/sites`]: () => ({
      sites: [{ name: `projects/${PROJECT.id}/sites/${PROJECT.id}`, type: 'DEFAULT_SITE' }],
    }),
    [`POST firebaserules.googleapis.com/v1/${projects}:test`]: () => ({}),
    [`POST identitytoolkit.googleapis.com/v2/${projects}/identityPlatform:initializeAuth`]: () =>
      resources.put(`identitytoolkit.googleapis.com/admin/v2/projects/${PROJECT.id}/config`, {}),
    [`GET cloudfunctions.googleapis.com/v1/${projects}/locations/-/functions`]: () => ({}),
    'POST cloudfunctions.googleapis.com/v2/.*/functions:generateUploadUrl': () => ({
      uploadUrl: 'https://storage.googleapis.com/sources/functions.zip?GoogleAccessId=x',
      storageSource: { bucket: 'sources', object: 'functions.zip' },
    }),
    'PUT storage.googleapis.com/sources/functions.zip': () => ({}),
    // What it looks at beside: news, newer versions, extensions.
    'GET (firebase-public|registry)[.][^/]+/[^/]+': () => ({}),
    [`GET firebaseextensions.googleapis.com/v1beta/${projects}/instances`]: () => ({}),
    'POST cloudfunctions.googleapis.com/v2/.*/functions': ({ path, query, body }) =>
      done(resources.create(path, { id: query.get('functionId'), ...deployed(body) })),
    'PATCH cloudfunctions.googleapis.com/v2/.*/functions/[^/]+': ({ path, body }) =>
      done(resources.change(path, deployed(body, resources.get(path)))),
    'PUT pubsub.googleapis.com/v1/.*/topics/[^/]+': ({ path }) => resources.put(path, {}),
    'GET cloudfunctions.googleapis.com/v2/operations/.*': ({ path }) =>
      done(resources.get(path.replace('operations/', ''))),
    'POST firestore.googleapis.com/v1/.*/indexes': ({ path, body }) =>
      resources.create(path, { ...body, fields: withName(body['fields'] as IndexField[]) }),
    'PATCH firebaserules.googleapis.com/.*/releases/.*': ({ path, body }) =>
      resources.change(path, body['release'] as Resource),
  }

  const done = (response: Resource) => ({
    ...{ name: `operations/${String(response['name'])}`, done: true, response },
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '', headers } = request
    const host = String(headers['x-meant-for'])
    const { pathname, searchParams: query } = new URL(url, 'https://any')
    const bytes = await buffer(request)
    const isOfVisitors = [new URL(SITE_URL).hostname, `${PROJECT.id}.web.app`].includes(host)
    if (isOfVisitors) return site(request, response)
    const path = `${host}${decodeURIComponent(pathname)}`
    const what = `${method} ${path}`
    const isJson = headers['content-type']?.includes('json') && bytes.length > 0
    const body = isJson ? (JSON.parse(bytes.toString()) as Resource) : {}
    heard.push({ what, body })
    const refused = google.refuse(what)
    if (refused) return reply(response, refused, { error: { message: `refused: ${what}` } })
    const elsewhere = forwarded(host, pathname)
    // The emulator does not know in how many ways JSON can be had.
    query.delete('$alt')
    if (elsewhere) return forward(`${elsewhere}${pathname}?${query}`, request, bytes, response)
    if (host.endsWith('.cloudfunctions.net')) return preflight(request, response)
    try {
      const known = Object.entries(answers).find(([call]) => new RegExp(`^${call}$`).test(what))
      reply(response, 200, known ? known[1]({ path, query, body }) : named(method, path, body))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      reply(response, error.status, { error: { message: error.message, code: error.status } })
    }
  }

  /** Whatever has a name can be made, read, changed and deleted by it. */
  function named(method: string, path: string, body: Resource): object {
    const [host = ''] = path.split('/')
    const apis = ['firestore', 'firebaserules', 'cloudfunctions', 'cloudscheduler', 'run']
    const others = [
      'secretmanager',
      'artifactregistry',
      'firebasestorage',
      'storage',
      'identitytoolkit',
    ]
    if ([...apis, ...others].every((api) => host !== `${api}.googleapis.com`)) {
      strange.push(`${method} ${path}`)
      throw new Refusal(404, `Nobody knows ${method} ${path}`)
    }
    if (method === 'POST') return resources.create(path, body)
    if (method === 'PATCH') return resources.put(path, body)
    if (method === 'DELETE') return resources.remove(path)
    return resources.get(path)
  }

  function forwarded(host: string, pathname: string): string | undefined {
    if (host === 'firebasehosting.googleapis.com' && /\/sites\/[^/]+\//.test(pathname))
      return new URL(hosting.base).origin
    if (host === 'firestore.googleapis.com' && /\/documents([/:]|$)/.test(pathname))
      return `http://${emulatorVariables.FIRESTORE_EMULATOR_HOST}`
    if (host === 'identitytoolkit.googleapis.com' && pathname.startsWith('/v1/'))
      return `http://${emulatorVariables.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com`
    return undefined
  }

  /** As the function itself would answer, if visitors may call it at all. */
  function preflight({ url = '', headers }: IncomingMessage, response: ServerResponse) {
    const name = url.slice(1).toLowerCase()
    const services = Object.entries(resources.all()).filter(([path]) =>
      path.includes('/functions/'),
    )
    const [, found] = services.find(([path]) => path.toLowerCase().endsWith(`/${name}`)) ?? []
    const policy = JSON.stringify(resources.policies())
    if (!found || !policy.includes('allUsers')) return reply(response, 403, {})
    const config = found['serviceConfig'] as { environmentVariables: Record<string, string> }
    const { origin = '' } = headers
    const isOwn = ownOrigins(config.environmentVariables['SITE_URL'], PROJECT.id).includes(origin)
    response.writeHead(204, isOwn ? { 'access-control-allow-origin': origin } : {}).end()
  }

  const http = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      strange.push(String(error))
      response.writeHead(500).end()
    })
  })
  // Ending an idle connection while somebody asks over it resets it; Google keeps them for minutes.
  http.keepAliveTimeout = 300_000
  google.origin = `http://127.0.0.1:${await listen(http)}`
  return google
}

const nothing: (call: string) => number | undefined = () => undefined

export type Google = Awaited<ReturnType<typeof startGoogle>>

interface IndexField {
  readonly fieldPath: string
  readonly order: string
}

/** Every index ends with the document's name, in the direction of the field before. */
const withName = (fields: readonly IndexField[]) => [
  ...fields,
  { fieldPath: '__name__', order: fields.at(-1)?.order },
]

/** What Google adds to a function that it has built. */
function deployed(body: Resource, before: Resource = {}): Resource {
  const name = String(body['name'])
  const [id = ''] = name.split('/').slice(-1)
  const service = name.replace('/functions/', '/services/').toLowerCase()
  const uri = `https://${id.toLowerCase()}-probe-ey.a.run.app`
  const config = { serviceAccountEmail: COMPUTE, ...(body['serviceConfig'] as object) }
  const event = body['eventTrigger'] as object | undefined
  // A change names single fields, and the topic is none of them.
  const trigger = event && { eventTrigger: { ...(before['eventTrigger'] as object), ...event } }
  const serviceConfig = { ...config, service, uri }
  return { ...body, ...trigger, state: 'ACTIVE', url: uri, serviceConfig }
}

async function forward(url: string, request: IncomingMessage, bytes: Buffer, to: ServerResponse) {
  const { method = '', headers } = request
  const kept = ['authorization', 'content-type', 'google-cloud-resource-prefix']
  const answer = await fetch(url, {
    method,
    headers: Object.fromEntries(
      kept.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
    ),
    ...(bytes.length > 0 && { body: new Uint8Array(bytes) }),
  })
  to.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
  to.end(Buffer.from(await answer.arrayBuffer()))
}

function reply(response: ServerResponse, status: number, json: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
}
