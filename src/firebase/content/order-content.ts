import { doc } from 'firebase/firestore'
import { inTransaction } from '#firebase/content/transaction.ts'
import { firestore } from '#firebase/app/firestore.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'

/**
 * Gives records their places, in steps of one from zero: all of them, or none. Those that are there
 * already are not written; the place of what was deleted meanwhile stays empty.
 *
 * @param ids in the new order
 * @param mayMove whether a record may be somewhere else so far; only such records are read, each by a
 *   request of its own
 * @throws when the server refused or did not answer in time
 */
export async function orderContent(
  { collection }: ContentDefinition,
  ids: readonly string[],
  mayMove: (id: string, place: number) => boolean = () => true,
): Promise<void> {
  const places = ids
    .map((id, order_index) => ({ record: doc(firestore(), collection, id), order_index }))
    .filter(({ record, order_index }) => mayMove(record.id, order_index))
  await inTransaction(async (transaction) => {
    const stored = await Promise.all(places.map(({ record }) => transaction.get(record)))
    const moved = places.filter(({ order_index }, index) => {
      const snapshot = stored[index]
      return snapshot?.exists() && snapshot.get('order_index') !== order_index
    })
    if (moved.length === 0) return undefined
    return () => {
      for (const { record, order_index } of moved) transaction.update(record, { order_index })
    }
  })
}
