import { HostingError, isPassing, TRIES, type HostingApi } from './hosting-api.ts'
import { versionName } from './hosting-versions.ts'

const LONGEST_MESSAGE = 512

/** The version that visitors are served. */
export interface Live {
  readonly id: string
  readonly at: Date
}

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
  /** @throws when the host does not answer, or the site is switched off */
  current(): Promise<Live | undefined>
  /**
   * Serves a version from now on.
   *
   * @returns nothing when another version than the expected one is live: it is left alone
   * @throws when the host did not do it, as far as it can be asked
   */
  put(change: Change): Promise<Live | undefined>
  /** Whether the host was ever asked to serve this version: it may, now or in a moment. */
  wasAskedFor(version: string): boolean
}

/** @param site the site's name at Firebase Hosting */
export function liveChannel({ request, pause }: HostingApi, site: string): LiveChannel {
  const askedFor = new Set<string>()

  async function current(): Promise<Live | undefined> {
    const { release } = (await request({ url: `sites/${site}/channels/live` })) as {
      release?: ApiRelease
    }
    return release && toLive(release)
  }

  async function ask(version: string, message: string): Promise<Live> {
    askedFor.add(version)
    const query = new URLSearchParams({ versionName: version })
    const url = `sites/${site}/releases?${query}`
    const body = { message: message.slice(0, LONGEST_MESSAGE) }
    const released = (await request({ method: 'POST', url, body, tries: 1 })) as ApiRelease
    // Which version it is need not be answered to whoever has just said it.
    return { id: version, at: new Date(released.releaseTime) }
  }

  async function put({ version, insteadOf, message, beforeRelease }: Change) {
    await beforeRelease?.()
    let failure: unknown
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const live = await current()
      // Done before, perhaps, and only the answer was lost.
      if (live?.id === version) return live
      if (live?.id !== insteadOf) return undefined
      try {
        return await ask(version, message)
      } catch (error) {
        if (!(error instanceof HostingError) || !isPassing(error)) throw error
        failure = error
        await pause(tries)
      }
    }
    const live = await current()
    if (live?.id !== version) throw failure
    return live
  }

  return { current, put, wasAskedFor: (version) => askedFor.has(version) }
}

interface ApiRelease {
  readonly version?: { readonly name: string }
  readonly type?: string
  readonly releaseTime: string
}

function toLive({ version, type, releaseTime }: ApiRelease): Live {
  if (type === 'SITE_DISABLE' || !version)
    throw new Error('The site is switched off in the Firebase console; a deployment turns it on.')
  return { id: versionName(version.name), at: new Date(releaseTime) }
}
