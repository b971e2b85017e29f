import { sitePaths } from '#model/site-paths.ts'
import { cacheNameOf, isOfThisBuild, publicationIn, type Publication } from './publication.ts'

/** Hosting answers with the page of this name, but with status 404. */
export const NOT_FOUND = '/not-found.html'

/** The newest one, and the one before: a page that is open may still ask for its content. */
const KEPT = 2

/** By address. */
type Files = ReadonlyMap<string, Response>

/**
 * Keeps a publication in a cache of its own. Its content comes last: without it, the cache is
 * incomplete, and not used.
 */
export async function keep(publication: Publication, pages: Files, content: Response) {
  const name = cacheNameOf(publication)
  // Half of it may be left from a worker that was stopped. A new one is the newest, too.
  await caches.delete(name)
  const cache = await caches.open(name)
  await Promise.all([...pages].map(([path, page]) => cache.put(path, page)))
  await cache.put(publication.content, content)
  await removeOlder()
}

/** The newest publication of this build that is kept completely. */
export async function newestKept(): Promise<string | undefined> {
  return (await complete()).at(-1)
}

/** A page as it was published last; undefined where nothing is kept. */
export async function keptPage(path: string): Promise<Response | undefined> {
  const cacheName = await newestKept()
  if (!cacheName) return undefined
  const options = { cacheName, ignoreVary: true }
  const page = path.replace(/\.html$|\/$/, '').replace(/^\/index$/, '') || sitePaths.home
  return (await caches.match(page, options)) ?? caches.match(NOT_FOUND, options)
}

/** Content of any publication: its address changes with it. */
export const keptContent = (path: string) => caches.match(path, { ignoreVary: true })

/** Their scripts are gone with their precache. */
export async function removeOtherBuilds(): Promise<void> {
  await removeAll(await cacheNames({ ofThisBuild: false }))
}

/** Of this build only: the pages of another may be those of a worker that waits. */
async function removeOlder(): Promise<void> {
  const kept = (await complete()).slice(-KEPT)
  const names = await cacheNames({ ofThisBuild: true })
  await removeAll(names.filter((name) => !kept.includes(name)))
}

async function complete(): Promise<string[]> {
  const names = await cacheNames({ ofThisBuild: true })
  const contents = await Promise.all(
    names.map((cacheName) =>
      caches.match(publicationIn(cacheName)?.content ?? '', { cacheName, ignoreVary: true }),
    ),
  )
  return names.filter((_, index) => contents[index])
}

/** The oldest first, as browsers list caches. */
async function cacheNames({ ofThisBuild }: { ofThisBuild: boolean }): Promise<string[]> {
  return (await caches.keys()).filter((name) => {
    const publication = publicationIn(name)
    return publication && isOfThisBuild(publication) === ofThisBuild
  })
}

const removeAll = (names: string[]) => Promise.all(names.map((name) => caches.delete(name)))
