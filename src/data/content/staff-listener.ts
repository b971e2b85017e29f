import { collection, limit, onSnapshot, query } from 'firebase/firestore'
import { hear, listening, type ContentSnapshot } from '#data/content/content-listener.ts'
import { firestore } from '#data/firestore.ts'
import type { ContentDefinition } from '#model/define-content.ts'

/** As many records as arrive in one task without being felt on a slow machine. */
const SHORT = 20

/**
 * Listens to all of a content type's records, as the back office shows them: a list that is, or grows,
 * longer than others in parts, each of which arrives in a task of its own.
 *
 * @param onError called once; nothing is heard after it
 * @returns the function that stops listening
 */
export function listenToContent<D extends ContentDefinition>(
  definition: D,
  onNext: (snapshot: ContentSnapshot<D>) => void,
  onError: (error: Error) => void,
): () => void {
  const all = collection(firestore(), definition.collection)
  const hearAll = hear(definition, onNext, onError)
  let stopped = false
  let stop = onSnapshot(
    query(all, limit(SHORT + 1)),
    listening,
    (snapshot) => {
      if (snapshot.size <= SHORT) return hearAll(snapshot)
      stop()
      import('#data/content/parts-listener.ts').then(({ listenToParts }) => {
        if (!stopped) stop = listenToParts(definition, onNext, onError)
      }, onError)
    },
    onError,
  )
  return () => {
    stopped = true
    stop()
  }
}
