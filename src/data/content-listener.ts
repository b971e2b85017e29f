import { collection, onSnapshot, query, where } from 'firebase/firestore'
import { backendConfig } from '#data/backend.ts'
import { firestore } from '#data/firestore.ts'
import { fromFirestore } from '#data/converter.ts'
import type { BrokenRecord } from '#model/decode.ts'
import type { Content, ContentDefinition } from '#model/define-content.ts'
import { inOrder } from '#model/order.ts'

export interface ContentSnapshot<D extends ContentDefinition> {
  readonly records: readonly Content<D>[]
  /** Left out of the records, because they do not fit the definition. */
  readonly broken: readonly BrokenRecord[]
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
  const all = collection(firestore(), definition.collection)
  const hides = definition.publicWhen && backendConfig().audience === 'visitors'
  // Metadata changes matter: "from the cache" turning into "from the server" is one.
  return onSnapshot(
    hides ? query(all, where(definition.publicWhen, '==', true)) : all,
    { includeMetadataChanges: true },
    ({ docs, metadata }) => {
      const decoded = docs.map((doc) => fromFirestore(definition, doc.id, doc.data()))
      const records = decoded.flatMap((each) => (each.ok ? [each.record] : []))
      const broken = decoded.flatMap((each) => (each.ok ? [] : [each.broken]))
      for (const { id, problems } of broken) {
        console.warn(`${definition.collection}/${id} is left out: ${problems.join(' ')}`)
      }
      const source = metadata.fromCache ? 'cache' : 'server'
      onNext({ records: inOrder(definition, records), broken, source })
    },
    onError,
  )
}
