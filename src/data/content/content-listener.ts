import {
  collection,
  onSnapshot,
  query,
  where,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore'
import { backendConfig } from '#data/backend.ts'
import { snapshotReader, type ReadRecords } from '#data/content/read-snapshot.ts'
import { firestore } from '#data/firestore.ts'
import type { ContentDefinition } from '#model/define-content.ts'

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
  return onSnapshot(contentQuery(definition), listening, hear(definition, onNext, onError), onError)
}

/** Metadata changes matter: "from the cache" turning into "from the server" is one. */
export const listening = { includeMetadataChanges: true }

/** What reads the snapshots of one listener, and hands over the newest. */
export function hear<D extends ContentDefinition>(
  definition: D,
  onNext: (snapshot: ContentSnapshot<D>) => void,
  onError: (error: Error) => void,
): (snapshot: QuerySnapshot) => void {
  const read = snapshotReader(definition)
  let newest: unknown
  let reading = Promise.resolve()
  return (snapshot) => {
    newest = snapshot
    const source = snapshot.metadata.fromCache ? 'cache' : 'server'
    reading = reading
      .then(() => read(snapshot))
      .then((content) => {
        // One that came while this one was read says all that it says, and more.
        if (snapshot === newest) onNext({ ...content, source })
      })
      .catch(onError)
  }
}
