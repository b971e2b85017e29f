import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { listen } from '#tests/support/servers/listen.ts'
import { SERVICE_ACCOUNTS } from '../../functions/src/accounts/service-accounts.ts'
import { askGoogle } from './google.ts'
import { projectChecks, projectOf } from './project-checks.ts'
import { setSignIn } from './sign-in.ts'

const siteUrl = 'https://www.school.de'
const firebase = { appId: '1:42:web:7', storageBucket: 'school.firebasestorage.app' }
const settings = { firebase, emulators: false, siteUrl } as const
const project = projectOf(settings, 'school')
const token = () => Promise.resolve('token')

const COMPUTE = 'serviceAccount:42-compute@developer.gserviceaccount.com'
const STORAGE = 'serviceAccount:service-42@gcp-sa-firebasestorage.iam.gserviceaccount.com'
const account = (name: string) => `serviceAccount:${name}@school.iam.gserviceaccount.com`
const binding = (role: string, ...members: string[]) => ({ role, members })

const DATABASE = '/v1/projects/school/databases/(default)'
const BUCKET = '/storage/v1/b/school.firebasestorage.app'
const IAM = '/v1/projects/school:getIamPolicy'
const SIGN_IN = '/admin/v2/projects/school/config'
const SMTP_URL = '/v1/projects/school/secrets/SMTP_URL/versions/latest:access'
const ADDRESS_KEY = '/v1/projects/school/secrets/ADDRESS_KEY/versions/latest:access'
const SITES = '/v1beta1/projects/school/sites'
const database = { locationId: 'europe-west3', type: 'FIRESTORE_NATIVE' }
const bucket = { location: 'EUROPE-WEST3', cors: [{}] }
const roles = [
  ...Object.entries(SERVICE_ACCOUNTS).flatMap(([name, of]) =>
    of.map((role) => binding(role, 'user:owner@school.de', account(name))),
  ),
  binding('roles/firebaserules.firestoreServiceAgent', STORAGE),
  binding('roles/cloudbuild.builds.builder', COMPUTE),
]
const site = (name: string, type?: string) => ({ name: `projects/school/sites/${name}`, type })

const secret = (value: string) => ({ payload: { data: Buffer.from(value).toString('base64') } })

/** What Google has of the project, by path. */
let google: Record<string, object>
let requests: { method: string | undefined; url: string | undefined; body: unknown }[]

beforeEach(async () => {
  requests = []
  google = {
    [DATABASE]: database,
    [BUCKET]: bucket,
    [`${BUCKET}/iam`]: {
      bindings: [binding('roles/storage.objectAdmin', account('site-cleaner'))],
    },
    [IAM]: { bindings: roles },
    [SMTP_URL]: secret('smtps://school:geheim@mail.school.de:465'),
    [ADDRESS_KEY]: secret('k'.repeat(44)),
    [SITES]: { sites: [site('other'), site('school', 'DEFAULT_SITE')] },
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = request
    const sent = await text(request)
    const body: unknown = sent && JSON.parse(sent)
    requests.push({ method, url, body })
    expect(headers).toMatchObject({
      authorization: 'Bearer token',
      'x-goog-user-project': 'school',
    })
    const { pathname } = new URL(url ?? '', 'http://google')
    if (method === 'PATCH') google[pathname] = body as object
    const found = google[pathname]
    response.writeHead(found ? 200 : 404).end(JSON.stringify(found ?? { error: {} }))
  }
  const server = createServer((...exchange) => void answer(...exchange))
  const address = `http://127.0.0.1:${await listen(server)}`
  const names = [
    'FIRESTORE_URL',
    'FIREBASE_STORAGE_URL',
    'FIREBASE_RESOURCEMANAGER_URL',
    'CLOUD_SECRET_MANAGER_URL',
  ]
  for (const name of [...names, 'FIREBASE_IDENTITY_URL', 'FIREBASE_HOSTING_API_URL']) {
    vi.stubEnv(name, address)
  }
  return () => {
    vi.unstubAllEnvs()
    server.close()
  }
})

async function faults(): Promise<string[]> {
  const found = projectChecks(project).map(async ({ request, faults }) =>
    faults((await askGoogle(project.id, request, token)) as never),
  )
  return (await Promise.all(found)).flat()
}

describe('a project', () => {
  it('is ready once its sign-in is set, of a project without Authentication too', async () => {
    expect(await faults()).toEqual([
      expect.stringMatching(
        /^In the settings of Authentication: anybody may sign up; .*set-sign-in$/,
      ),
    ])
    google['/v2/projects/school/identityPlatform:initializeAuth'] = {}
    requests = []
    await setSignIn(project, token)
    expect(requests.map(({ method, url }) => `${method} ${url?.split('?')[0]}`)).toEqual([
      `GET ${SIGN_IN}`,
      'POST /v2/projects/school/identityPlatform:initializeAuth',
      `PATCH ${SIGN_IN}`,
    ])
    expect(await faults()).toEqual([])
  })

  it.each([
    { hosting: undefined, domains: ['www.school.de', 'school.web.app', 'school.firebaseapp.com'] },
    {
      hosting: 'school-gera',
      domains: [
        ...['www.school.de', 'school-gera.web.app', 'school-gera.firebaseapp.com'],
        'school.firebaseapp.com',
      ],
    },
  ])('with the site $hosting has staff sign in at $domains', async ({ hosting, domains }) => {
    google[SIGN_IN] = { signIn: {} }
    await setSignIn(projectOf(settings, 'school', { site: hosting }), token)
    expect(google[SIGN_IN]).toMatchObject({ authorizedDomains: domains })
  })

  it.each<{ at: string; is: object | undefined; fault: RegExp }>([
    {
      at: DATABASE,
      is: undefined,
      fault: /no database: gcloud .*create.*=europe-west3 .*=standard/,
    },
    ...[{ locationId: 'nam5' }, { type: 'DATASTORE_MODE' }, { databaseEdition: 'ENTERPRISE' }].map(
      (other) => ({
        at: DATABASE,
        is: { ...database, ...other },
        fault: /^The database is .*(nam5|DATASTORE_MODE|ENTERPRISE).*, which cannot be changed/,
      }),
    ),
    {
      at: SMTP_URL,
      is: undefined,
      fault:
        /^There is no secret SMTP_URL: npx firebase functions:secrets:set SMTP_URL --project school$/,
    },
    { at: SMTP_URL, is: secret('smtp://a:b@mail.school.de:25'), fault: /^SMTP_URL names port 25/ },
    { at: ADDRESS_KEY, is: undefined, fault: /^There is no secret ADDRESS_KEY: npx / },
    {
      at: ADDRESS_KEY,
      is: secret('short'),
      fault: /^ADDRESS_KEY is shorter than 32 characters.* --project school$/,
    },
    { at: BUCKET, is: undefined, fault: /^There is no bucket school\.fire\S+: / },
    {
      at: BUCKET,
      is: { ...bucket, location: 'US' },
      fault: /^The bucket school\.\S+ is in US.*new project/,
    },
    { at: BUCKET, is: { location: bucket.location }, fault: /gs:\/\/school\.\S+ --cors-file=/ },
    { at: `${BUCKET}/iam`, is: {}, fault: /deleted: gcloud .*site-cleaner@school\..*objectAdmin$/ },
    ...roles.map(({ role, members }) => ({
      at: IAM,
      is: { bindings: roles.filter((other) => other.role !== role || other.members !== members) },
      fault: new RegExp(
        `^Roles .*:\\ngcloud .*add-.* school --member=${members.at(-1)} --role=${role} --condition=None$`,
      ),
    })),
    ...['roles/editor', 'roles/firebasehosting.admin'].map((role) => ({
      at: IAM,
      is: { bindings: [...roles, binding(role, COMPUTE)] },
      fault: new RegExp(
        `^Roles .*:\\ngcloud .*remove-.* --member=${COMPUTE} --role=${role} --condition=None$`,
      ),
    })),
    { at: SITES, is: {}, fault: /^There is no site: / },
    { at: SITES, is: { sites: [site('gera', 'DEFAULT_SITE')] }, fault: /HOSTING_SITE=gera into/ },
  ])('is not with $is at $at', async ({ at, is, fault }) => {
    google[SIGN_IN] = {}
    await setSignIn(project, token)
    if (is) google[at] = is
    else Reflect.deleteProperty(google, at)
    expect(await faults()).toEqual([expect.stringMatching(fault)])
  })

  it.each([
    ['client.permissions.disabledUserSignup', undefined, 'anybody may sign up'],
    ['client.permissions.disabledUserDeletion', false, 'an account may delete itself'],
    ['emailPrivacyConfig.enableImprovedEmailPrivacy', false, 'strangers can learn which'],
    ['signIn.email.enabled', false, 'nobody can sign in'],
    ['signIn.email.passwordRequired', false, 'a link in a mail signs in'],
    ['signIn.anonymous.enabled', true, 'strangers can sign in anonymously'],
    ['signIn.phoneNumber.enabled', true, 'strangers can sign in by phone'],
    ['passwordPolicyConfig.passwordPolicyEnforcementState', 'OFF', 'passwords of fewer than 10'],
    ['passwordPolicyConfig.passwordPolicyVersions.0', undefined, 'passwords of fewer than 10'],
    ['authorizedDomains', ['localhost', 'www.school.de'], 'localhost is an authorised domain'],
    ['authorizedDomains', ['school.web.app'], 'www.school.de is no authorised domain'],
  ])('is not with %s: %s', async (path, value, fault) => {
    google[SIGN_IN] = {}
    await setSignIn(project, token)
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    const parent = keys.reduce<Record<string, unknown>>(
      (config, key) => config[key] as Record<string, unknown>,
      google[SIGN_IN] as Record<string, unknown>,
    )
    parent[last] = value
    expect(await faults()).toEqual([
      expect.stringContaining(`In the settings of Authentication: ${fault}`),
    ])
  })

  it.each([
    { storageBucket: 'school.firebasestorage.app', fault: [] },
    // Of projects from before October 2024.
    { storageBucket: 'school.appspot.com', fault: [] },
    {
      storageBucket: 'school-pictures',
      fault: [expect.stringMatching(/^In \.env, \w+ is school-pictures: .* only the default/)],
    },
  ])('keeps its pictures in the default bucket: $storageBucket', ({ storageBucket, fault }) => {
    const named = { ...settings, firebase: { ...firebase, storageBucket } }
    const checks = projectChecks(projectOf(named, 'school'))
    const check = checks.find(({ title }) => title === 'Bucket of the pictures')
    expect(check?.faults(bucket as never)).toEqual(fault)
  })

  it('wants the account that ends the bill only where a budget does', () => {
    const rolesOf = (stopsAtBudget: boolean) => {
      const checks = projectChecks(projectOf(settings, 'school', { stopsAtBudget }))
      return checks.find(({ title }) => title === 'Roles')?.faults({ bindings: roles } as never)
    }
    expect(rolesOf(false)).toEqual([])
    const member = account('site-budget').replaceAll('.', '\\.')
    expect(rolesOf(true)).toEqual([
      expect.stringMatching(`member=${member} --role=roles/billing\\.projectManager`),
    ])
  })

  it('that may not be read says why', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(403).end(JSON.stringify({ error: { message: 'No role.' } }))
    })
    onTestFinished(() => void server.close())
    const address = `http://127.0.0.1:${await listen(server)}/`
    await expect(askGoogle('school', { address }, token)).rejects.toThrow(
      /^127\.0\.0\.1:\d+ refuses \(status 403\): No role\.$/,
    )
  })
})
