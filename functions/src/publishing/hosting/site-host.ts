import type { SiteFile } from '../../shared.ts'

export interface Publication {
  readonly files: readonly SiteFile[]
  /** The build that the files belong to. */
  readonly build: string
  /** Kept by the host with the release. */
  readonly note: string
  /**
   * Called right before visitors see the files, and again if a deployment came in between; what it
   * throws keeps them from it.
   */
  readonly beforeRelease: () => Promise<void>
}

/**
 * Where the site is served from. At no time is a page missing, or mixed from two publications. A
 * release is served as one unit; its id is the host's own name for it.
 */
export interface SiteHost {
  /**
   * @returns the id of the release that is served
   * @throws when the host does not answer
   */
  live(): Promise<string | undefined>
  /**
   * Puts the files in place of those with the same paths, all of them or none.
   *
   * @returns the id of the release
   * @throws OtherBuild when the site was deployed anew; otherwise when the host does not do it; it can
   *   then be called again
   */
  publish(publication: Publication): Promise<string>
  /**
   * Serves an earlier release again, as it was.
   *
   * @param id of a release that `publish` has answered
   * @throws OtherBuild when it belongs to another build than the live one; otherwise as `publish`
   */
  release(id: string): Promise<void>
}

/** The site is of another build: its scripts would not fit the pages. */
export class OtherBuild extends Error {}
