/** A file of the site by its path, as in `/index.html`. */
export interface SiteFile {
  readonly path: string
  readonly content: string
}

/** Names the build among the site's files, so that a host that only lists them can tell. */
export const buildMarker = (build: string) => `/assets/build-${build}.txt`

const BUILD_MARKER = /^\/assets\/build-([0-9a-f]+)\.txt$/

/** The build that a site's files name; undefined where none does. */
export function buildOf(paths: readonly string[]): string | undefined {
  return paths.map((path) => BUILD_MARKER.exec(path)?.[1]).find(Boolean)
}

/** How long a page that was opened before may still ask for its content, in milliseconds. */
const CONTENT_KEPT_MS = 3_600_000
const CONTENT_FILE = /^\/assets\/content-(\d+)-[0-9a-f]+\.json$/

/**
 * The path of a publication's content file.
 *
 * @param at when the content was read
 */
export const contentPath = (at: Date, hash: string) =>
  `/assets/content-${at.getTime()}-${hash}.json`

/** Whether this is the content file of a publication so old that no open page asks for it. */
export function isOutdated(path: string, now: Date): boolean {
  const [, at] = CONTENT_FILE.exec(path) ?? []
  return at !== undefined && now.getTime() - Number(at) > CONTENT_KEPT_MS
}
