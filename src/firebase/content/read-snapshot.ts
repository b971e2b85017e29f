import type { DocumentData, QueryDocumentSnapshot, QuerySnapshot } from 'firebase/firestore'
import { decode, type BrokenRecord, type Decoded } from '#model/records/decode.ts'
import type { Content, ContentDefinition } from '#model/records/define-content.ts'
import { inOrder } from '#model/records/order.ts'
import { problemsText } from '#model/fields/problem.ts'
import { withDates } from '#model/records/stored-dates.ts'

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
  return decode(definition, id, withDates(data))
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
  const decoded = docs.map((doc) => read(definition, doc))
  const records = decoded.flatMap((each) => (each.ok ? [each.record] : []))
  const broken = decoded.flatMap((each) => (each.ok ? [] : [each.broken]))
  return { records: inOrder(definition, records), broken }
}
