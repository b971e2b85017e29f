import { collection, limit, onSnapshot, query, where, type Query } from 'firebase/firestore'
import { backendConfig } from '#firebase/app/backend.ts'
import { readSnapshot, type ReadRecords } from '#firebase/content/read-snapshot.ts'
import { firestore } from '#firebase/app/firestore.ts'
import { MOST_RECORDS, type ContentDefinition } from '#model/records/define-content.ts'

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
