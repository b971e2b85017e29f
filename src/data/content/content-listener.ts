import {
  collection,
  onSnapshot,
  query,
  Timestamp,
  where,
  type DocumentData,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore'
import { backendConfig } from '#data/backend.ts'
import { firestore } from '#data/firestore.ts'
import { decode, type BrokenRecord, type Decoded } from '#model/decode.ts'
import type { Content, ContentDefinition } from '#model/define-content.ts'
import { inOrder } from '#model/order.ts'
import { problemsText } from '#model/problem.ts'

interface ReadRecords<D extends ContentDefinition> {
  readonly records: readonly Content<D>[]
  /** Left out of the records, because they do not fit the definition. */
  readonly broken: readonly BrokenRecord[]
}

export interface ContentSnapshot<D extends ContentDefinition> extends ReadRecords<D> {
  /** `cache` is Firestore's memory: it begins empty, and is asked when the server cannot be. */
  readonly source: 'server' | 'cache' | 'earlier visit'
}

/**
 * What this audience may read of a collection: staff the whole of it, visitors what is public, as the
 * security rules would refuse them anything else.
 */
function contentQuery({ collection: name, publicWhen }: ContentDefinition): Query {
  const all = collection(firestore(), name)
  const hides = publicWhen && backendConfig().audience === 'visitors'
  return hides ? query(all, where(publicWhen, '==', true)) : all
}

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
  const plain = Object.fromEntries(
    Object.entries(data).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  )
  return decode(definition, id, plain)
}

/** A snapshot's records as the definition reads them, in its order. */
export function readSnapshot<D extends ContentDefinition>(
  definition: D,
  docs: QuerySnapshot['docs'],
): ReadRecords<D> {
  const decoded = docs.map((doc) => fromFirestore(definition, doc.id, doc.data()))
  const records = decoded.flatMap((each) => (each.ok ? [each.record] : []))
  const broken = decoded.flatMap((each) => (each.ok ? [] : [each.broken]))
  for (const { id, problems } of broken) {
    console.warn(
      `${definition.collection}/${id} is left out: ${problemsText(definition, problems)}`,
    )
  }
  return { records: inOrder(definition, records), broken }
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
  // Metadata changes matter: "from the cache" turning into "from the server" is one.
  return onSnapshot(
    contentQuery(definition),
    { includeMetadataChanges: true },
    (snapshot) => {
      const source = snapshot.metadata.fromCache ? 'cache' : 'server'
      onNext({ ...readSnapshot(definition, snapshot.docs), source })
    },
    onError,
  )
}
