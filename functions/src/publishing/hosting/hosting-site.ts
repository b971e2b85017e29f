import { buildOf } from '../../shared.ts'
import { hostingApi, type HostingAccess } from './hosting-api.ts'
import { liveChannel } from './hosting-channel.ts'
import { hostingVersions } from './hosting-versions.ts'
import { OtherBuild, type Publication, type SiteHost } from './site-host.ts'

/** A deployment may come in between that often. */
const ATTEMPTS = 3

export interface HostingSite {
  /** The site's name at Firebase Hosting, as in `https://<site>.web.app`. */
  readonly site: string
  readonly access: HostingAccess
}

/**
 * The site at Firebase Hosting. A release's id is the name of its version, a set of files of which
 * the host serves one at a time and as a whole; publishing copies the live one and exchanges files.
 */
export function firebaseHosting({ site, access }: HostingSite): SiteHost {
  const api = hostingApi(access)
  const versions = hostingVersions(api, site)
  const channel = liveChannel(api, site)

  async function liveOf(build: string | undefined) {
    const live = await channel.current()
    const paths = live ? await versions.paths(live) : []
    const found = buildOf(paths)
    if (!live || !found || found !== build)
      throw new OtherBuild(`The site is of build ${found ?? 'unknown'}, not of ${build}.`)
    return { live, paths }
  }

  async function publishOnce(publication: Publication): Promise<string | undefined> {
    const { files, build, note, beforeRelease } = publication
    const { live, paths } = await liveOf(build)
    const replaced = new Set(files.map(({ path }) => path))
    const left = paths.filter((path) => replaced.has(path))
    const version = await versions.clone(live, left)
    try {
      await versions.fill(version, files)
      await versions.finalize(version)
      const change = { version, insteadOf: live, message: note, beforeRelease }
      return await channel.put(change)
    } finally {
      if (!channel.wasAskedFor(version)) await versions.discard(version)
    }
  }

  async function releaseOnce(id: string): Promise<string | undefined> {
    const status = id.startsWith(`sites/${site}/versions/`) ? await versions.status(id) : undefined
    if (status !== 'FINALIZED')
      throw new Error('Firebase Hosting does not keep this earlier release any more.')
    const { live } = await liveOf(buildOf(await versions.paths(id)))
    const message = `Back to the release ${id.slice(id.lastIndexOf('/') + 1)}`
    return channel.put({ version: id, insteadOf: live, message })
  }

  return {
    live: () => channel.current(),
    publish: (publication) => undisturbed(() => publishOnce(publication)),
    async release(id) {
      await undisturbed(() => releaseOnce(id))
    },
  }
}

/** Starts again when a deployment came in between, which must not be undone. */
async function undisturbed<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (let attempts = 1; attempts <= ATTEMPTS; attempts += 1) {
    const done = await attempt()
    if (done) return done
  }
  throw new Error('The site was deployed anew during every attempt.')
}
