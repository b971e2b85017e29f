import {
  collection,
  documentId,
  onSnapshot,
  onSnapshotsInSync,
  query,
  where,
} from 'firebase/firestore'
import { hear, listening, type ContentSnapshot } from '#data/content/content-listener.ts'
import { joinParts } from '#data/content/join-parts.ts'
import { firestore } from '#data/firestore.ts'
import type { ContentDefinition } from '#model/define-content.ts'

/**
 * Where the parts of a list meet: each id is in one of them. Firestore makes ids of digits and
 * letters at random, so that the parts are alike.
 */
const BORDERS = '3 6 9 C F I L O R U X a d g j m p s v y'.split(' ')

/** Listens to a long list in parts of its ids: the same as a single listener, in smaller tasks. */
export function listenToParts<D extends ContentDefinition>(
  definition: D,
  onNext: (snapshot: ContentSnapshot<D>) => void,
  onError: (error: Error) => void,
): () => void {
  const all = collection(firestore(), definition.collection)
  const parts = [undefined, ...BORDERS].map((from, place) => {
    const to = BORDERS[place]
    return query(
      all,
      ...(from ? [where(documentId(), '>=', from)] : []),
      ...(to ? [where(documentId(), '<', to)] : []),
    )
  })
  const { inSync, stop } = joinParts({
    definition,
    parts,
    open: (part, { arrived, next, fail }) => {
      const read = hear(definition, next, fail)
      const arrive = (snapshot: Parameters<typeof read>[0]) => {
        arrived(snapshot.metadata.fromCache, snapshot.size)
        read(snapshot)
      }
      return onSnapshot(part, listening, arrive, fail)
    },
    onNext,
    onError,
  })
  const leave = onSnapshotsInSync(firestore(), inSync)
  return () => {
    leave()
    stop()
  }
}
