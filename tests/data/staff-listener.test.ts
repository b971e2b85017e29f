import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { values } from '#content/values/definition.ts'
import type { ContentSnapshot } from '#data/content/content-listener.ts'
import { listenToContent } from '#data/content/staff-listener.ts'
import type { FirestoreUnderTest } from '#tests/support/rules.ts'
import { workAsStaff } from '#tests/support/work-as-staff.ts'

const VALUE = { title: 'Pünktlich', description: 'Immer.', icon: 'Shield' }
/** As many as arrive at once. */
const SHORT = 20
const LONG = 120
/** Among them ids that begin with what Firestore's own never do. */
const BEGINNINGS = ['-', '0', '4', '8', 'F', 'Z', '_', 'b', 'o', 'w', 'z', 'ä']

let store: FirestoreUnderTest
let leave: () => Promise<void>
beforeAll(async () => {
  ;({ store, leave } = await workAsStaff('content-staff-listener'))
})
afterAll(() => leave())

const collection = () => store.owner.collection(values.collection)
const idOf = (number: number) => `${BEGINNINGS[number % BEGINNINGS.length] ?? ''}-${number}`

async function storeMany(count: number) {
  const batch = store.owner.batch()
  for (let number = 0; number < count; number += 1) {
    batch.set(collection().doc(idOf(number)), { ...VALUE, order_index: number })
  }
  await batch.commit()
}

type Heard = ContentSnapshot<typeof values>
const ids = ({ records }: Heard) => records.map(({ id }) => id)
const inOrder = (count: number) => Array.from({ length: count }, (_, number) => idOf(number))

/** All that is heard, and the newest once it is what the test waits for. */
function listening() {
  const heard: Heard[] = []
  const stop = listenToContent(
    values,
    (snapshot) => heard.push(snapshot),
    (error) => {
      throw error
    },
  )
  onTestFinished(stop)
  const until = (check: (snapshot: Heard) => boolean) =>
    vi.waitUntil(
      () => {
        const newest = heard.at(-1)
        return newest && check(newest) && newest
      },
      { timeout: 20_000 },
    )
  return { heard, until }
}
const fromServer = ({ source }: Heard) => source === 'server'

beforeEach(() => store.owner.recursiveDelete(collection()))

describe('a listener of the back office', () => {
  it('hears all of a long list, in its order, and nothing of it before', async () => {
    await storeMany(LONG)
    const { heard, until } = listening()
    expect(ids(await until(fromServer))).toEqual(inOrder(LONG))
    expect(new Set(heard.map(({ records }) => records.length))).toEqual(new Set([0, LONG]))
  })

  it('follows what is changed, added and deleted in a long list', async () => {
    await storeMany(LONG)
    const { until } = listening()
    await until(fromServer)
    await collection().doc(idOf(3)).update({ title: 'Freundlich' })
    await until(({ records }) => records[3]?.title === 'Freundlich')
    await collection().doc('Q').set(VALUE)
    await until(({ records }) => records.at(-1)?.id === 'Q')
    await collection().doc(idOf(3)).delete()
    await until(({ records }) => records.length === LONG && records[3]?.id === idOf(4))
  })

  it('hears of a move in one piece, wherever the records are', async () => {
    await storeMany(LONG)
    const { heard, until } = listening()
    await until(fromServer)
    const before = heard.length
    const swapped = store.owner.batch()
    swapped.update(collection().doc(idOf(0)), { order_index: LONG })
    swapped.update(collection().doc(idOf(9)), { order_index: 0 })
    await swapped.commit()
    await until(({ records }) => records[0]?.id === idOf(9) && records.at(-1)?.id === idOf(0))
    const orders = new Set(heard.slice(before).map((each) => ids(each).join()))
    orders.delete(inOrder(LONG).join())
    expect(orders.size).toBe(1)
  })

  it('hears of the record that makes a short list a long one', async () => {
    await storeMany(SHORT)
    const { until } = listening()
    expect(ids(await until(fromServer))).toEqual(inOrder(SHORT))
    await collection().doc('Q').set(VALUE)
    expect(ids(await until(({ records }) => records.length > SHORT))).toEqual([
      ...inOrder(SHORT),
      'Q',
    ])
    await collection().doc('Q').delete()
    await until(({ records }) => records.length === SHORT)
  })
})
