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
