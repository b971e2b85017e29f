import { doc } from 'firebase/firestore'
import { inTransaction } from '#data/content/transaction.ts'
import { firestore } from '#data/firestore.ts'
import { nextTask } from '#data/next-task.ts'
import type { ContentDefinition } from '#model/define-content.ts'

/** Each read is a request of its own: to send those of a long list at once would keep the page busy. */
const READ_AT_ONCE = 6

/**
 * Gives records their places, in steps of one from zero: all of them, or none. Those that are there
 * already are not written; the place of what was deleted meanwhile stays empty.
 *
 * @param ids in the new order
 * @param mayMove whether a record may be somewhere else so far; only such records are read
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
    const moved: typeof places = []
    // What is left to read: every reader begins in a task of its own, and takes the next once it has
    // its answer.
    const left = places.values()
    async function readOn(reader: number) {
      for (let before = 0; before < reader; before += 1) await nextTask()
      for (const place of left) {
        const stored = await transaction.get(place.record)
        if (stored.exists() && stored.get('order_index') !== place.order_index) moved.push(place)
      }
    }
    await Promise.all(Array.from({ length: READ_AT_ONCE }, (_, reader) => readOn(reader)))
    if (moved.length === 0) return 'unchanged'
    for (const { record, order_index } of moved) transaction.update(record, { order_index })
    return 'written'
  })
}
