import { HostingError, isPassing, TRIES, type HostingApi } from './hosting-api.ts'
import { versionName } from './hosting-versions.ts'

const LONGEST_MESSAGE = 512

export interface Change {
  readonly version: string
  /** The version that is live until then. */
  readonly insteadOf: string
  readonly message: string
  /** Called right before the host is asked; what it throws ends it. */
  readonly beforeRelease?: () => Promise<void>
}

/** What decides what visitors are served. */
export interface LiveChannel {
  /**
   * @returns the version that visitors are served
   * @throws when the host does not answer, or the site is switched off
   */
  current(): Promise<string | undefined>
  /**
   * Serves a version from now on.
   *
   * @returns the version; nothing when another than the expected one is live: it is left alone
   * @throws when the host did not do it, as far as it can be asked
   */
  put(change: Change): Promise<string | undefined>
  /** Whether the host was ever asked to serve this version: it may, now or in a moment. */
  wasAskedFor(version: string): boolean
}

/** @param site the site's name at Firebase Hosting */
export function liveChannel({ request, pause }: HostingApi, site: string): LiveChannel {
  const askedFor = new Set<string>()

  async function current(): Promise<string | undefined> {
    const { release } = (await request({ url: `sites/${site}/channels/live` })) as {
      release?: ApiRelease
    }
    if (!release) return undefined
    const { version, type } = release
    if (type === 'SITE_DISABLE' || !version)
      throw new Error('The site is switched off in the Firebase console; a deployment turns it on.')
    return versionName(version.name)
  }

  async function ask(version: string, message: string): Promise<string> {
    askedFor.add(version)
    const query = new URLSearchParams({ versionName: version })
    const url = `sites/${site}/releases?${query}`
    const body = { message: message.slice(0, LONGEST_MESSAGE) }
    await request({ method: 'POST', url, body, tries: 1 })
    return version
  }

  async function put({ version, insteadOf, message, beforeRelease }: Change) {
    await beforeRelease?.()
    let failure: unknown
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const live = await current()
      // Done before, perhaps, and only the answer was lost.
      if (live === version) return live
      if (live !== insteadOf) return undefined
      try {
        return await ask(version, message)
      } catch (error) {
        if (!(error instanceof HostingError) || !isPassing(error)) throw error
        failure = error
        await pause(tries)
      }
    }
    const live = await current()
    if (live !== version) throw failure
    return live
  }

  return { current, put, wasAskedFor: (version) => askedFor.has(version) }
}

interface ApiRelease {
  readonly version?: { readonly name: string }
  readonly type?: string
}
