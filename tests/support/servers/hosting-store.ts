import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'

/** Fewer than the API takes: it may always answer fewer, and tells where to go on. */
const FILES_PER_PAGE = 3
const FIRST_RELEASE = new Date('2026-11-22T10:00:00Z').getTime()

/** As firebase-tools makes it of `firebase.json`. */
export interface HostingConfig {
  readonly headers?: readonly { glob: string; headers: Readonly<Record<string, string>> }[]
  readonly rewrites?: readonly { glob: string; path: string }[]
  readonly cleanUrls?: boolean
  readonly trailingSlashBehavior?: 'ADD' | 'REMOVE'
}

interface Written {
  readonly headers: readonly { source: string; headers: { key: string; value: string }[] }[]
  readonly rewrites: readonly { source: string; destination: string }[]
}

/** What has to become of this project's `firebase.json`. */
export function hostingConfig() {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as { hosting: Written }
  return {
    headers: hosting.headers.map(({ source, headers }) => ({
      glob: source,
      headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    })),
    rewrites: hosting.rewrites.map(({ source, destination }) => ({
      glob: source,
      path: destination,
    })),
    cleanUrls: true,
    trailingSlashBehavior: 'REMOVE',
  } satisfies HostingConfig
}

interface Version {
  status: 'CLONING' | 'CREATED' | 'FINALIZED' | 'DELETED' | 'EXPIRED'
  /** Headers, rewrites and the like. */
  config: HostingConfig
  readonly files: Map<string, string>
}

/** What the API's description leaves open. */
interface Quirks {
  /** A copy has the files of its source only. */
  clonesWithoutConfig?: boolean
  /** Expressions are compared with paths that do not begin with a slash. */
  pathsWithoutSlash?: boolean
}

const CONFIG: HostingConfig = {
  headers: [{ glob: '**', headers: { 'Content-Security-Policy': "script-src 'self'" } }],
  rewrites: [{ glob: '/admin/**', path: '/admin.html' }],
  cleanUrls: true,
}

interface Release {
  readonly name: string
  readonly version?: { readonly name: string; readonly status: string }
  readonly type: string
  readonly message: string
  readonly releaseTime: string
}

/** What the API refuses, with HTTP's status. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** The sites, versions, files and releases of Firebase Hosting, with the rules that its API states. */
export function hostingStore(site: string) {
  const versions = new Map<string, Version>()
  const operations = new Map<string, { version: string; polls: number }>()
  const blobs = new Map<string, Buffer>()
  const releases: Release[] = []
  const quirks: Quirks = {}
  let cloneError: { message: string } | undefined

  function create({ files, ...version }: Version): string {
    const name = `sites/${site}/versions/v${versions.size + 1}`
    versions.set(name, { ...version, files: new Map(files) })
    return name
  }

  /** As the API answers it. */
  function version(name: string) {
    const { status, config } = versionOf(name)
    return { name, status, config }
  }

  function versionOf(name: string): Version {
    const version = versions.get(name)
    if (!version || version.status === 'DELETED') throw new Refusal(404, `${name} not found`)
    return version
  }

  function versionToFill(name: string): Version {
    const version = versionOf(name)
    if (version.status !== 'CREATED') throw new Refusal(400, `${name} is ${version.status}`)
    return version
  }

  function missing({ files }: Version): string[] {
    return [...new Set(files.values())].filter((hash) => !blobs.has(hash))
  }

  function clone(source: string, exclude: readonly string[]) {
    const patterns = exclude.map((pattern) => new RegExp(pattern))
    const { files, config } = versionOf(source)
    const compared = (path: string) => (quirks.pathsWithoutSlash ? path.slice(1) : path)
    const kept = [...files].filter(([path]) => !patterns.some((p) => p.test(compared(path))))
    const name = `projects/123/operations/${operations.size + 1}`
    const copied = quirks.clonesWithoutConfig ? {} : config
    const clone = create({ status: 'CLONING', config: copied, files: new Map(kept) })
    operations.set(name, { version: clone, polls: 0 })
    return { name }
  }

  /** Done at the second look. */
  function operation(name: string) {
    const found = operations.get(name)
    if (!found) throw new Refusal(404, `${name} not found`)
    found.polls += 1
    const clone = versionOf(found.version)
    if (found.polls < 2) return { name }
    if (cloneError) return { name, done: true, error: cloneError }
    if (clone.status === 'CLONING') clone.status = 'CREATED'
    const response = { ...version(found.version), name: `projects/123/${found.version}` }
    return { name, done: true, response }
  }

  function files(name: string, status: string | null, token: string | null) {
    const all = [...versionOf(name).files].map(([path, hash]) => ({
      ...{ path, hash, status: blobs.has(hash) ? 'ACTIVE' : 'EXPECTED' },
    }))
    const start = Number(token ?? 0)
    const found = all.filter((file) => file.status === status)
    const page = { files: found.slice(start, start + FILES_PER_PAGE) }
    const next = start + FILES_PER_PAGE
    return next < found.length ? { ...page, nextPageToken: String(next) } : page
  }

  function populate(name: string, added: Readonly<Record<string, string>>) {
    const version = versionToFill(name)
    for (const [path, hash] of Object.entries(added)) version.files.set(path, hash)
    const uploadRequiredHashes = missing(version).filter((hash) =>
      Object.values(added).includes(hash),
    )
    // As JSON of protocol buffers has it: what is empty is left out.
    return uploadRequiredHashes.length > 0 ? { uploadRequiredHashes } : {}
  }

  function upload(name: string, hash: string, bytes: Buffer) {
    const isExpected = missing(versionToFill(name)).includes(hash) || blobs.has(hash)
    if (!isExpected || createHash('sha256').update(bytes).digest('hex') !== hash)
      throw new Refusal(400, `${hash} is not the content's hash`)
    blobs.set(hash, bytes)
    return undefined
  }

  function finalize(name: string, config?: HostingConfig) {
    const version = versionToFill(name)
    if (config) version.config = config
    if (missing(version).length > 0) throw new Refusal(400, 'Files are missing')
    version.status = 'FINALIZED'
    return { name, status: version.status }
  }

  function release(name: string, message: string): object {
    const { status } = versionOf(name)
    if (status !== 'FINALIZED') throw new Refusal(400, `${name} is ${status}`)
    return add({ version: { name, status }, type: 'DEPLOY', message })
  }

  function add(fields: Pick<Release, 'version' | 'type' | 'message'>): Release {
    const number = releases.length + 1
    const releaseTime = new Date(FIRST_RELEASE + number * 1_000).toISOString()
    const added = { ...fields, name: `sites/${site}/releases/${number}`, releaseTime }
    releases.push(added)
    return added
  }

  function live(): Version | undefined {
    const last = releases.at(-1)
    const version = versions.get(last?.version?.name ?? '')
    const isServed = last?.type === 'DEPLOY' && version?.status === 'FINALIZED'
    return isServed ? version : undefined
  }

  function file(path: string): Buffer | undefined {
    const blob = blobs.get(live()?.files.get(path) ?? '')
    return blob && gunzipSync(blob)
  }

  function served(): ReadonlyMap<string, string | undefined> {
    const paths = live()?.files.keys() ?? []
    return new Map([...paths].map((path) => [path, file(path)?.toString()]))
  }

  /** A new version with these files only, made and released as `firebase deploy` does. */
  function deploy(
    contents: Readonly<Record<string, string>>,
    { message = 'deployed', config = CONFIG }: { message?: string; config?: HostingConfig } = {},
  ): string {
    const stored = Object.entries(contents).map(([path, content]) => {
      const bytes = gzipSync(content, { level: 9 })
      const hash = createHash('sha256').update(bytes).digest('hex')
      blobs.set(hash, bytes)
      return [path, hash] as const
    })
    const name = create({ status: 'FINALIZED', config, files: new Map(stored) })
    release(name, message)
    return name
  }

  return {
    ...{ version, clone, operation, files, populate, upload, finalize, release, served, deploy },
    ...{ quirks, file },
    live: () => releases.at(-1),
    /** What the live version says of headers, rewrites and the like. */
    config: () => live()?.config,
    /** A version without files, as a deployment begins with. */
    begin: () => version(create({ status: 'CREATED', config: {}, files: new Map() })),
    messages: () => releases.map(({ message }) => message),
    /** The statuses of all versions, in the order in which they were created. */
    statuses: () => [...versions.values()].map(({ status }) => status),
    remove(name: string) {
      versionOf(name).status = 'DELETED'
      return undefined
    },
    /** From now on no clone succeeds. */
    failClones: (message: string) => void (cloneError = { message }),
    /** Forgets a version, as the host does with old ones. */
    expire: (name: string) => void (versionOf(name).status = 'EXPIRED'),
    /** As the console does; what was served last may still be named. */
    switchOff: () => void add({ ...releases.at(-1), type: 'SITE_DISABLE', message: '' }),
  }
}

export type HostingStore = ReturnType<typeof hostingStore>
