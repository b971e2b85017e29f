import {
  collection,
  collectionGroup,
  doc,
  limit,
  orderBy,
  query,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import { useEffect, useState } from 'react'
import { firestore, listenTo } from '#firebase/app/firestore.ts'
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

type History = readonly PastVersion[] | 'loading' | 'failed'

/** A record's versions, the latest first, live; beside each there may be what was put aside. */
export function useHistory(
  { collection: name }: ContentDefinition,
  id: string,
  most = 2 * VERSIONS_KEPT,
): History {
  return useVersions(`${name}/${id} ${most}`, () =>
    query(collection(doc(firestore(), name, id), VERSIONS), orderBy('at', 'desc'), limit(most)),
  )
}

/** The latest changes of all records, live. */
export function useLastChanges(most: number): History {
  return useVersions(`all ${most}`, () =>
    query(collectionGroup(firestore(), VERSIONS), orderBy('at', 'desc'), limit(most)),
  )
}

/** @param key stands for the query, which is another object each time */
function useVersions(key: string, ask: () => Query): History {
  const [heard, setHeard] = useState<{ key: string; versions: History }>()
  useEffect(() => {
    const hear = (versions: History) => setHeard({ key, versions })
    return listenTo(
      ask(),
      ({ docs }) => hear(docs.map(versionFrom)),
      (error) => {
        console.error('Failed to load the history', error)
        hear('failed')
      },
    )
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for `ask`
  }, [key])
  return heard?.key === key ? heard.versions : 'loading'
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
