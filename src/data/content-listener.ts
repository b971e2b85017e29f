import {
  collection,
  onSnapshot,
  orderBy,
  query,
  where,
  type DocumentData,
} from 'firebase/firestore'
import { backendConfig } from '#data/backend.ts'
import { firestore } from '#data/firestore.ts'
import { fromFirestore } from '#data/converter.ts'
import type { Content, ContentDefinition } from '#model/define-content.ts'

export interface ContentSnapshot<D extends ContentDefinition> {
  readonly records: readonly Content<D>[]
  /** `cache` is Firestore's memory: it begins empty, and is asked when the server cannot be. */
  readonly source: 'server' | 'cache' | 'earlier visit'
}

/**
 * Listens to a collection in its definition's order: staff to the whole of it, visitors to what
 * is public, as the security rules would refuse them anything else.
 *
 * @param onError called once; Firestore ends the listener with it
 * @returns the function that stops listening
 */
export function listenToContent<D extends ContentDefinition>(
  definition: D,
  onNext: (snapshot: ContentSnapshot<D>) => void,
  onError: (error: Error) => void,
): () => void {
  const { by, direction } = definition.order
  const hides = definition.publicWhen && backendConfig().audience === 'visitors'
  const content = query(
    collection(firestore(), definition.collection),
    ...(hides ? [where(definition.publicWhen, '==', true)] : []),
    orderBy(by, direction),
  )
  // Metadata changes matter: "from the cache" turning into "from the server" is one.
  return onSnapshot(
    content,
    { includeMetadataChanges: true },
    (snapshot) => {
      const records = snapshot.docs.flatMap((doc) => readable(definition, doc.id, doc.data()))
      onNext({ records, source: snapshot.metadata.fromCache ? 'cache' : 'server' })
    },
    onError,
  )
}

/** A broken document is left out and reported, so that the others still show. */
function readable<D extends ContentDefinition>(definition: D, id: string, data: DocumentData) {
  const decoded = fromFirestore(definition, id, data)
  if (decoded.ok) return [decoded.record]
  console.warn(`${definition.collection}/${id} is left out: ${decoded.reason}`)
  return []
}
