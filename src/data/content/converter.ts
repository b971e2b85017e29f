import { Timestamp, type DocumentData } from 'firebase/firestore'
import { decode, type Decoded } from '#model/decode.ts'
import type { ContentDefinition } from '#model/define-content.ts'

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
