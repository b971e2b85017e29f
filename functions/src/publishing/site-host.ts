/** A file of the site, as in `/index.html`, and what it holds. */
export interface SiteFile {
  readonly path: string
  readonly content: string
}

/** What is or was served, as one unit. */
export interface Release {
  /** The host's own name for it. */
  readonly id: string
  readonly at: Date
  /** The build whose scripts its pages name; empty where the host cannot tell. */
  readonly build: string
}

export interface Publication {
  readonly files: readonly SiteFile[]
  /** The build that the files belong to. */
  readonly build: string
  /** Kept by the host with the release. */
  readonly note: string
  /** Called right before visitors see the files; what it throws keeps them from it. */
  readonly beforeRelease: () => Promise<void>
}

/** Where the site is served from. At no time is a page missing, or mixed from two publications. */
export interface SiteHost {
  /** @throws when the host does not answer */
  live(): Promise<Release | undefined>
  /**
   * Puts the files in place of those with the same paths, all of them or none.
   *
   * @throws OtherBuild when the site was deployed anew; otherwise when the host does not do it; it can
   *   then be called again
   */
  publish(publication: Publication): Promise<Release>
  /**
   * Serves an earlier release again, as it was.
   *
   * @param id of a release that `publish` has answered
   * @throws OtherBuild when it belongs to another build than the live one; otherwise as `publish`
   */
  release(id: string): Promise<Release>
}

/** The site is of another build: its scripts would not fit the pages. */
export class OtherBuild extends Error {}

/** Names the build among the site's files, so that a host that only lists them can tell. */
export const buildMarker = (build: string) => `/assets/build-${build}.txt`

/** How long a page that was opened before may still ask for its content, in milliseconds. */
const CONTENT_KEPT_MS = 3_600_000
const CONTENT_FILE = /^\/assets\/content-(\d+)-[0-9a-f]+\.json$/

/** The address of a publication's content file; it says when the content was read. */
export const contentPath = (at: Date, hash: string) => `/assets/content-${at.getTime()}-${hash}.json`

/** Whether this is the content file of a publication so old that no open page asks for it. */
export function isOutdated(path: string, now: Date): boolean {
  const [, at] = CONTENT_FILE.exec(path) ?? []
  return at !== undefined && now.getTime() - Number(at) > CONTENT_KEPT_MS
}
