import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from './listen.ts'
import { hostingStore, Refusal, type HostingConfig, type HostingStore } from './hosting-store.ts'

const API = '/v1beta1/'
const UPLOAD = '/upload/'

/** A call as the server hears it: the name of a version stands as `*`. */
export interface HeardCall {
  readonly index: number
  readonly what: string
}

/**
 * An HTTP status that is answered without doing anything; `drop` hangs up before, `lose` after
 * doing the work, `break off` after it and within the answer; `hang` never answers.
 */
export type Fault = number | 'drop' | 'lose' | 'break off' | 'hang'

export interface HostingServer {
  /** The API's address, as Google's ends. */
  readonly base: string
  readonly store: HostingStore
  readonly heard: readonly HeardCall[]
  /** The only token that is taken. */
  token: string
  /** Asked before each call; it may also do something to the site. */
  meddle: (call: HeardCall) => Fault | undefined
  stop(): Promise<void>
}

/** A server that behaves as the description of Firebase Hosting's REST API says, for one site. */
export async function startHostingServer(site: string): Promise<HostingServer> {
  const store = hostingStore(site)
  const heard: HeardCall[] = []
  const http = createServer((request, response) => void answer(request, response).catch(() => {}))
  const origin = `http://127.0.0.1:${await listen(http)}`

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '', headers } = request
    const { pathname: whole, searchParams } = new URL(url, origin)
    // firebase-tools names the project, too.
    const pathname = whole.replace(/\/projects\/[^/]+\/sites\//, '/sites/')
    const bytes = await buffer(request)
    const what = `${method} ${pathname.replace(API, '').replace(/v\d+|[0-9a-f]{64}/g, '*')}`
    const call = { index: heard.length, what }
    heard.push(call)
    const fault = server.meddle(call)
    if (fault === 'hang') return
    if (fault === 'drop') return void request.socket.destroy()
    const isKnown = headers.authorization === `Bearer ${server.token}`
    const refusal = typeof fault === 'number' ? fault : isKnown ? undefined : 401
    const { status, json } = refusal
      ? { status: refusal, json: { error: { message: `fault ${refusal}` } } }
      : perform(`${method} ${pathname}`, searchParams, bytes)
    if (fault === 'lose') return void request.socket.destroy()
    const text = JSON.stringify(json)
    response.writeHead(status, { 'content-length': Buffer.byteLength(text) })
    if (fault !== 'break off') return void response.end(text)
    response.write(text.slice(0, -1), () => request.socket.destroy())
  }

  function perform(call: string, query: URLSearchParams, bytes: Buffer) {
    try {
      return { status: 200, json: route(call, query, bytes) ?? {} }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { status: error.status, json: { error: { message: error.message } } }
    }
  }

  function route(call: string, query: URLSearchParams, bytes: Buffer): object | undefined {
    const json = () => JSON.parse(bytes.toString()) as Body
    const at = `(sites/${site}/versions/\\w+)`
    const routes: Readonly<Record<string, (name: string, hash: string) => object | undefined>> = {
      [`GET ${API}sites/${site}/channels/live`]: () => ({ release: store.live() }),
      [`POST ${API}sites/${site}/versions`]: store.begin,
      [`POST ${API}sites/${site}/(?:channels/live/)?releases`]: () =>
        store.release(query.get('versionName') ?? '', json().message ?? ''),
      [`POST ${API}sites/${site}/versions:clone`]: () =>
        store.clone(json().sourceVersion ?? '', json().exclude?.regexes ?? []),
      [`GET ${API}(projects/123/operations/\\d+)`]: store.operation,
      [`GET ${API}${at}`]: store.version,
      [`GET ${API}${at}/files`]: (name) =>
        store.files(name, query.get('status'), query.get('pageToken')),
      [`POST ${API}${at}:populateFiles`]: (name) => ({
        ...store.populate(name, json().files ?? {}),
        uploadUrl: `${origin}${UPLOAD}${name}/files`,
      }),
      [`POST ${UPLOAD}${at}/files/([0-9a-f]{64})`]: (name, hash) => store.upload(name, hash, bytes),
      [`PATCH ${API}${at}`]: (name) => {
        const mask = query.get('updateMask')?.split(',')
        if (!mask?.includes('status') || json().status !== 'FINALIZED')
          throw new Refusal(400, 'The status can only be changed to FINALIZED')
        return store.finalize(name, mask.includes('config') ? json().config : undefined)
      },
      [`DELETE ${API}${at}`]: store.remove,
    }
    for (const [pattern, perform] of Object.entries(routes)) {
      const match = new RegExp(`^${pattern}$`).exec(call)
      if (match) return perform(match[1] ?? '', match[2] ?? '')
    }
    throw new Refusal(404, `No such method: ${call}`)
  }

  const server: HostingServer = {
    ...{ base: `${origin}${API.slice(0, -1)}`, store, heard, token: 'token-1' },
    meddle: () => undefined,
    async stop() {
      http.closeAllConnections()
      http.close()
      await once(http, 'close')
    },
  }
  return server
}

/** Of whatever call: what it may have been sent. */
interface Body {
  readonly sourceVersion?: string
  readonly exclude?: { readonly regexes?: readonly string[] }
  readonly files?: Readonly<Record<string, string>>
  readonly message?: string
  readonly status?: string
  readonly config?: HostingConfig
}
