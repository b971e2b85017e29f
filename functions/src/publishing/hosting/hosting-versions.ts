import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { gzipSync } from 'node:zlib'
import { HostingError, type HostingApi } from './hosting-api.ts'
import type { SiteFile } from '../../shared.ts'

/** As many as the API takes and lists at once. */
const PAGE = 1_000
const UPLOADS_AT_ONCE = 4
/** With the pauses in between more than a minute. */
const POLLS = 12
const LONGEST_PAUSE = 4

/** Names may come with a project in front, which not every call takes. */
export const versionName = (name: string) => name.replace(/^projects\/[^/]+\//, '')

/**
 * Collections of files: one that is not finalized can be filled, a finalized one can be released.
 * All throw when the host does not answer or refuses.
 *
 * @param site the site's name at Firebase Hosting
 */
export function hostingVersions({ request, pause }: HostingApi, site: string) {
  /** The paths of a version's files. */
  async function paths(version: string): Promise<string[]> {
    const found: string[] = []
    let pageToken = ''
    do {
      const query = new URLSearchParams({ status: 'ACTIVE', pageSize: String(PAGE), pageToken })
      const page = (await request({ url: `${version}/files?${query}` })) as FilePage
      found.push(...(page.files ?? []).map(({ path }) => path))
      pageToken = page.nextPageToken ?? ''
    } while (pageToken)
    return found
  }

  /** What became of a version; `FINALIZED` can be released. Nothing when there is none. */
  async function status(version: string): Promise<string | undefined> {
    try {
      return ((await request({ url: version })) as ApiVersion).status
    } catch (error) {
      if (error instanceof HostingError && error.status === 404) return undefined
      throw error
    }
  }

  /**
   * @returns the name of a new version with the source's files, but those at `without`
   * @throws when headers and rewrites did not come along
   */
  async function clone(sourceVersion: string, without: readonly string[]): Promise<string> {
    const { config = {} } = (await request({ url: sourceVersion })) as ApiVersion
    const body = { sourceVersion, finalize: false, exclude: { regexes: without.map(exactly) } }
    // Whose answer is lost leaves a version that nobody knows; the host drops it after twelve hours.
    const begun = (await request({
      method: 'POST',
      url: `sites/${site}/versions:clone`,
      body,
    })) as {
      name: string
    }
    for (let polls = 1; polls <= POLLS; polls += 1) {
      const { done, error, response } = (await request({ url: begun.name })) as Operation
      if (error) throw new Error(`Firebase Hosting could not copy the site: ${error.message}`)
      if (done && response) {
        const name = versionName(response.name)
        // The API's description does not promise it: pages without a policy must not be released.
        const copy = (await request({ url: name })) as ApiVersion
        if (isDeepStrictEqual(copy.config ?? {}, config)) return name
        await discard(name)
        throw new Error('Firebase Hosting copied the site without its headers and rewrites.')
      }
      await pause(Math.min(polls, LONGEST_PAUSE))
    }
    throw new Error('Firebase Hosting took too long to copy the site.')
  }

  /** Adds files, or puts them in place of those with the same paths. */
  async function fill(version: string, files: readonly SiteFile[]): Promise<void> {
    const zipped = files.map(({ path, content }) => {
      const bytes = gzipSync(content, { level: 9 })
      return { path, bytes, hash: createHash('sha256').update(bytes).digest('hex') }
    })
    for (let start = 0; start < zipped.length; start += PAGE) {
      const part = zipped.slice(start, start + PAGE)
      const body = { files: Object.fromEntries(part.map(({ path, hash }) => [path, hash])) }
      const { uploadRequiredHashes, uploadUrl } = (await request({
        ...{ method: 'POST', url: `${version}:populateFiles`, body },
      })) as { uploadRequiredHashes?: string[]; uploadUrl?: string }
      const byHash = new Map(part.map(({ hash, bytes }) => [hash, bytes]))
      const missing = [...byHash].filter(([hash]) => uploadRequiredHashes?.includes(hash))
      await fewAtOnce(missing, ([hash, bytes]) =>
        request({ method: 'POST', url: `${uploadUrl ?? ''}/${hash}`, body: bytes }),
      )
    }
  }

  async function finalize(version: string): Promise<void> {
    const body = { status: 'FINALIZED' }
    try {
      await request({ method: 'PATCH', url: `${version}?updateMask=status`, body })
    } catch (error) {
      // It can be done once only: it was, if only the first answer was lost.
      if ((await status(version)) !== 'FINALIZED') throw error
    }
  }

  /** Deletes a version that was never released. The host does so later if this does not succeed. */
  async function discard(version: string): Promise<void> {
    await request({ method: 'DELETE', url: version, tries: 1 }).catch(() => undefined)
  }

  return { paths, status, clone, fill, finalize, discard }
}

interface FilePage {
  readonly files?: readonly { readonly path: string }[]
  readonly nextPageToken?: string
}

interface ApiVersion {
  readonly status: string
  /** Headers, rewrites and the like. */
  readonly config?: object
}

interface Operation {
  readonly done?: boolean
  readonly error?: { readonly message: string }
  readonly response?: { readonly name: string }
}

/** A regular expression for this path only. */
const exactly = (path: string) => `^${path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`

/** Ends when nothing of it goes on, even if a part failed. */
async function fewAtOnce<T>(items: T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const queue = [...items]
  async function worker() {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  const ends = await Promise.allSettled(Array.from({ length: UPLOADS_AT_ONCE }, worker))
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
}
