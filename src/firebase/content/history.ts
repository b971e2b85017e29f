import {
  collection,
  collectionGroup,
  doc,
  limit,
  orderBy,
  query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import { firestore } from '#firebase/app/firestore.ts'
import { useDocuments, type Documents } from '#firebase/content/use-documents.ts'
import type { Stored } from '#model/records/decode.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import { VERSIONS, VERSIONS_KEPT, type Version } from '#model/records/history.ts'
import { dateOf, withDates } from '#model/records/stored-dates.ts'

/** A version as the screens see it. */
export interface PastVersion extends Version {
  /** Unique among the versions of all records. */
  readonly key: string
  /** Where the record is, or was. */
  readonly collection: string
  readonly id: string
  /** Null for a moment, until the server has set it. */
  readonly at: Date | null
}

type History = Documents<PastVersion>

/** A record's versions, the latest first, live; beside each there may be what was put aside. */
export function useHistory(
  { collection: name }: ContentDefinition,
  id: string,
  most = 2 * VERSIONS_KEPT,
): History {
  const versions = () =>
    query(collection(doc(firestore(), name, id), VERSIONS), orderBy('at', 'desc'), limit(most))
  const heard = useDocuments(`${name}/${id} ${most}`, 'the history', versions, versionFrom)
  // Of those of the same time, Firestore compares the names as text: 9 would come before 10.
  return typeof heard === 'string' ? heard : heard.toSorted((a, b) => numberOf(b) - numberOf(a))
}

function numberOf({ key }: PastVersion): number {
  return Number.parseInt(key.slice(key.lastIndexOf('/') + 1), 10)
}

/** The latest changes of all records, live. */
export function useLastChanges(most: number): History {
  const versions = () =>
    query(collectionGroup(firestore(), VERSIONS), orderBy('at', 'desc'), limit(most))
  return useDocuments(`all ${most}`, 'the history', versions, versionFrom)
}

function versionFrom(stored: QueryDocumentSnapshot): PastVersion {
  const { at, record, ...version } = stored.data() as Omit<Version, 'record'> & {
    at: unknown
    record: Stored
  }
  const parent = stored.ref.parent.parent
  return {
    ...version,
    record: withDates(record),
    key: stored.ref.path,
    collection: parent?.parent.id ?? '',
    id: parent?.id ?? '',
    at: dateOf(at),
  }
}
