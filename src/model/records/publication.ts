import type { Stored } from '#model/records/decode.ts'

/** The document that says what is published; `RELEASES` are below it. */
export const PUBLICATION = { collection: 'site', id: 'publication' } as const
/** What was published before, a document each: a collection of that document. */
export const RELEASES = 'releases'
/** How long an earlier release can be served again, in days. */
export const RELEASES_KEPT_DAYS = 30

/** What staff see of the publication. */
export interface Publication {
  /** Raised by every write to public content. */
  readonly wanted: number
  /** What `wanted` was when the content was read that visitors get. */
  readonly live: number
  /** When that was; undefined before the first publication. */
  readonly liveAt: Date | undefined
  /** An earlier release is served, and stays so until staff publish again. */
  readonly held: boolean
  /** It was asked for, and is about to be served. */
  readonly releasing: boolean
  /** The function is at it: after an attempt that failed it tries again. */
  readonly hasWorker: boolean
  /** Why the last attempt failed, a sentence; empty where it did not. */
  readonly error: string
  /** The host's name for what is served. */
  readonly release: string
  /** The build that it belongs to. */
  readonly build: string
  /** What was published until then may hold what was erased since; undefined where nothing was. */
  readonly erasedUntil: Date | undefined
}

/** Whether what was published then may be served again. */
export const isServable = (published: Date, erasedUntil: Date | undefined) =>
  !erasedUntil || published > erasedUntil

/** @param stored the document's data, timestamps as `Date`s; undefined while there is none */
export function readPublication(stored: Stored | undefined): Publication {
  const { wanted, live, live_at, held, releasing, lease, error, release, build, erased_until } =
    stored ?? {}
  return {
    wanted: typeof wanted === 'number' ? wanted : 0,
    live: typeof live === 'number' ? live : 0,
    liveAt: live_at instanceof Date ? live_at : undefined,
    held: held === true && releasing !== true,
    releasing: releasing === true,
    hasWorker: typeof lease === 'string',
    error: typeof error === 'string' ? error : '',
    release: typeof release === 'string' ? release : '',
    build: typeof build === 'string' ? build : '',
    erasedUntil: erased_until instanceof Date ? erased_until : undefined,
  }
}

/** What staff may ask of it. */
export type PublicationCommand =
  { readonly action: 'publish' } | { readonly action: 'release'; readonly release: string }
