import { copyResponse } from 'workbox-core'
import { sitePaths } from '#model/site-paths.ts'
import { keep, newestKept, NOT_FOUND } from './kept-pages.ts'
import {
  cacheNameOf,
  canBeShown,
  isOfThisBuild,
  publicationOf,
  type Publication,
} from './publication.ts'

const OTHER_PAGES = [...Object.values(sitePaths).filter((path) => path !== '/'), NOT_FOUND]

/** Before each attempt: whoever publishes needs a moment, too. */
const PAUSES_MS = [0, 1_000, 2_000]

/** An answer that never ends would hold up every later attempt. */
const PATIENCE_MS = 120_000

/**
 * Keeps all pages as they are published now.
 *
 * @throws Error where that cannot be: without a network, during a publication, after a newer build
 */
export async function keepPages(): Promise<void> {
  for (const pauseMs of PAUSES_MS) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    const home = await fetchPage(sitePaths.home)
    const { publication } = home
    if (!publication || !home.ofThisBuild) throw new Error('The pages are of another build.')
    const name = cacheNameOf(publication)
    if (name === (await newestKept())) return
    const others = await Promise.all(OTHER_PAGES.map(fetchPage))
    const pages = [home, ...others]
    const belongTogether = pages.every(
      (page) => page.ofThisBuild && page.publication && cacheNameOf(page.publication) === name,
    )
    // Otherwise another publication came in between.
    if (!belongTogether) continue
    const files = new Map(pages.map(({ path, response }) => [path, response]))
    return keep(publication, files, await fetchFile(publication.content))
  }
  throw new Error('The pages are not of one publication.')
}

let keeping: Promise<void> | undefined

/** Keeps all pages anew if a page that the network has answered with is of a publication that is new. */
export async function keepPagesIfNew(page: Response): Promise<void> {
  const publication = publicationOf(await page.text())
  if (!publication || !isOfThisBuild(publication)) return
  if (cacheNameOf(publication) === (await newestKept())) return
  // One at a time. What one misses is seen at the next page.
  keeping ??= keepPages().finally(() => (keeping = undefined))
  await keeping
}

interface Page {
  readonly path: string
  readonly response: Response
  readonly publication: Publication | undefined
  readonly ofThisBuild: boolean
}

async function fetchPage(path: string): Promise<Page> {
  const response = await fetchFile(path)
  const html = await response.clone().text()
  const publication = publicationOf(html)
  const ofThisBuild = publication !== undefined && isOfThisBuild(publication) && canBeShown(html)
  return { path, response, publication, ofThisBuild }
}

/** As it is now on the server, after everything that the open page waits for. */
async function fetchFile(path: string): Promise<Response> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const response = await fetch(path, { cache: 'no-cache', priority: 'low', signal })
  if (!response.ok) throw new Error(`${path} was answered with status ${response.status}.`)
  // A browser refuses to show a page that it was redirected to if it comes from a service worker.
  return response.redirected ? copyResponse(response) : response
}
