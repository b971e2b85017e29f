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

/**
 * What decides what visitors are served.
 *
 * @param site the site's name at Firebase Hosting
 */
export function liveChannel({ request, pause }: HostingApi, site: string) {
  const askedFor = new Set<string>()

  /**
   * @returns the version that visitors are served
   * @throws when the host does not answer, or the site is switched off
   */
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

  /**
   * Serves a version from now on.
   *
   * @returns the version; nothing when another than the expected one is live: it is left alone
   * @throws when the host did not do it, as far as it can be asked
   */
  async function put({ version, insteadOf, message, beforeRelease }: Change) {
    await beforeRelease?.()
    const query = new URLSearchParams({ versionName: version })
    const url = `sites/${site}/releases?${query}`
    const body = { message: message.slice(0, LONGEST_MESSAGE) }
    let failure: unknown
    for (let tries = 1; ; tries += 1) {
      const live = await current()
      // Done before, perhaps, and only the answer was lost.
      if (live === version) return version
      if (live !== insteadOf) return undefined
      if (tries > TRIES) throw failure
      try {
        askedFor.add(version)
        await request({ method: 'POST', url, body, tries: 1 })
        return version
      } catch (error) {
        if (!(error instanceof HostingError) || !isPassing(error)) throw error
        failure = error
        await pause(tries)
      }
    }
  }

  return {
    ...{ current, put },
    /** Whether the host was ever asked to serve this version: it may, now or in a moment. */
    wasAskedFor: (version: string) => askedFor.has(version),
  }
}

interface ApiRelease {
  readonly version?: { readonly name: string }
  readonly type?: string
}
