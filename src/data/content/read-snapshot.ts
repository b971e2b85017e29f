import {
  Timestamp,
  type DocumentData,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore'
import { nextTask } from '#data/next-task.ts'
import { decode, type BrokenRecord, type Decoded } from '#model/decode.ts'
import type { Content, ContentDefinition } from '#model/define-content.ts'
import { inOrder } from '#model/order.ts'
import { problemsText } from '#model/problem.ts'

export interface ReadRecords<D extends ContentDefinition> {
  readonly records: readonly Content<D>[]
  /** Left out of the records, because they do not fit the definition. */
  readonly broken: readonly BrokenRecord[]
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

function read<D extends ContentDefinition>(definition: D, doc: QueryDocumentSnapshot): Decoded<D> {
  const decoded = fromFirestore(definition, doc.id, doc.data())
  if (!decoded.ok) {
    const problems = problemsText(definition, decoded.broken.problems)
    console.warn(`${definition.collection}/${doc.id} is left out: ${problems}`)
  }
  return decoded
}

/** A snapshot's records as the definition reads them, in its order. */
export function readSnapshot<D extends ContentDefinition>(
  definition: D,
  docs: QuerySnapshot['docs'],
): ReadRecords<D> {
  return sorted(
    definition,
    docs.map((doc) => read(definition, doc)),
  )
}

/** Checking a document against its definition takes half a millisecond on a slow phone. */
const IN_ONE_TASK = 20

/**
 * Reads the snapshots of one listener, each after the one before it has been read. Only what has
 * changed is decoded, and a long list in several tasks, so that input is handled in between.
 */
export function snapshotReader<D extends ContentDefinition>(definition: D) {
  const known = new Map<string, Decoded<D>>()
  return async (snapshot: QuerySnapshot): Promise<ReadRecords<D>> => {
    const changes = snapshot.docChanges({ includeMetadataChanges: true })
    for (const [index, { type, doc }] of changes.entries()) {
      if (index > 0 && index % IN_ONE_TASK === 0) await nextTask()
      if (type === 'removed') known.delete(doc.id)
      else known.set(doc.id, read(definition, doc))
    }
    return sorted(
      definition,
      snapshot.docs.flatMap(({ id }) => known.get(id) ?? []),
    )
  }
}

function sorted<D extends ContentDefinition>(definition: D, decoded: readonly Decoded<D>[]) {
  const records = decoded.flatMap((each) => (each.ok ? [each.record] : []))
  const broken = decoded.flatMap((each) => (each.ok ? [] : [each.broken]))
  return { records: inOrder(definition, records), broken }
}
