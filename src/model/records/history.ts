import type { Stored } from '#model/records/decode.ts'

/** Below each record, by its `rev`: what it held after each change. */
export const VERSIONS = 'versions'
/** How many versions of a record are kept. */
export const VERSIONS_KEPT = 50
/** Deleted records, by `binId`. */
export const BIN = 'bin'
/** How long a deleted record can be restored, in days. */
export const BIN_KEPT_DAYS = 30

/**
 * What led to a version. `found`: what a record held that is older than its history. `aside`: what
 * somebody typed and did not choose, when two had changed the same field; it was never the record's.
 */
export type VersionKind = 'created' | 'edited' | 'restored' | 'deleted' | 'found' | 'aside'

/** A stored version. */
export interface Version {
  readonly kind: VersionKind
  /** The e-mail address of the account that wrote it. */
  readonly author: string
  /** The whole record, as stored. */
  readonly record: Stored
}

/** The id of what was put aside when the version `rev` was written. */
export const asideId = (rev: number | string) => `${rev}-aside`

export const binId = (collection: string, id: string) => `${collection}:${id}`

/** How often a record's content was changed; 0 for one that is older than its history. */
export function revOf(stored: Stored): number {
  const { rev } = stored
  return typeof rev === 'number' ? rev : 0
}
