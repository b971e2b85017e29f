import {
  collection,
  limit,
  onSnapshot,
  query,
  where,
  type DocumentData,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore'
import { backendConfig } from '#firebase/app/backend.ts'
import { firestore } from '#firebase/app/firestore.ts'
import { problemsText } from '#model/fields/problem.ts'
import { decode, sorted, type Decoded, type ReadRecords } from '#model/records/decode.ts'
import { MOST_RECORDS, type ContentDefinition } from '#model/records/define-content.ts'
import { withDates } from '#model/records/stored-dates.ts'

/**
 * The border between Firestore and the rest: behind it there are only plain records and `Date`s.
 *
 * @param data a document's data; a server timestamp still on its way is read as null
 */
export function fromFirestore<D extends ContentDefinition>(
  definition: D,
  id: string,
  data: DocumentData,
): Decoded<D> {
  return decode(definition, id, withDates(data))
}

/** A snapshot's records as the definition reads them, in its order. */
export function readSnapshot<D extends ContentDefinition>(
  definition: D,
  docs: QuerySnapshot['docs'],
): ReadRecords<D> {
  const read = sorted(
    definition,
    docs.map((doc) => fromFirestore(definition, doc.id, doc.data())),
  )
  for (const { id, problems } of read.broken) {
    const text = problemsText(definition, problems)
    console.warn(`${definition.collection}/${id} is left out: ${text}`)
  }
  return read
}

export interface ContentSnapshot<D extends ContentDefinition> extends ReadRecords<D> {
  /** `cache` is Firestore's memory: it begins empty, and is asked when the server cannot be. */
  readonly source: 'server' | 'cache'
}

/**
 * What this audience may read of a collection: staff the whole of it, visitors what is public, as the
 * security rules would refuse them anything else.
 */
function contentQuery({ collection: name, publicWhen }: ContentDefinition): Query {
  const hides = publicWhen && backendConfig().audience === 'visitors'
  const shown = hides ? [where(publicWhen, '==', true)] : []
  return query(collection(firestore(), name), ...shown, limit(MOST_RECORDS))
}

/**
 * Listens to a content type's records.
 *
 * @param onError called once; Firestore ends the listener with it
 * @returns the function that stops listening
 */
export function listenToContent<D extends ContentDefinition>(
  definition: D,
  onNext: (snapshot: ContentSnapshot<D>) => void,
  onError: (error: Error) => void,
): () => void {
  return onSnapshot(
    contentQuery(definition),
    // "From the cache" turning into "from the server" is a change of metadata.
    { includeMetadataChanges: true },
    ({ docs, metadata }) =>
      onNext({
        ...readSnapshot(definition, docs),
        source: metadata.fromCache ? 'cache' : 'server',
      }),
    onError,
  )
}
