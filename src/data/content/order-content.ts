import { doc } from 'firebase/firestore'
import { inTransaction } from '#data/content/transaction.ts'
import { firestore } from '#data/firestore.ts'
import type { ContentDefinition } from '#model/define-content.ts'

/**
 * Gives records their places, in steps of one from zero: all of them, or none. Those that are there
 * already are not written; what was deleted meanwhile is left out.
 *
 * @param ids in the new order
 * @throws when the server refused or did not answer in time
 */
export async function orderContent(
  { collection }: ContentDefinition,
  ids: readonly string[],
): Promise<void> {
  const records = ids.map((id) => doc(firestore(), collection, id))
  await inTransaction(async (transaction) => {
    const stored = await Promise.all(records.map((record) => transaction.get(record)))
    const moved = stored
      .filter((each) => each.exists())
      .map((each, order_index) => ({ each, order_index }))
      .filter(({ each, order_index }) => each.get('order_index') !== order_index)
    if (moved.length === 0) return 'unchanged'
    for (const { each, order_index } of moved) transaction.update(each.ref, { order_index })
    return 'written'
  })
}
