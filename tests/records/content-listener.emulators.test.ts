import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { values } from '#content/values/definition.ts'
import { listenToContent, type ContentSnapshot } from '#firebase/content/read-snapshot.ts'
import type { FirestoreUnderTest } from '#tests/support/rules/rules.ts'
import { workAsStaff } from '#tests/support/fixtures/work-as-staff.ts'

const VALUE = { title: 'Pünktlich', description: 'Immer.', icon: 'Shield' }
const MANY = 70

let store: FirestoreUnderTest
let leave: () => Promise<void>
beforeAll(async () => {
  ;({ store, leave } = await workAsStaff('content-listener'))
})
afterAll(() => leave())

const collection = () => store.owner.collection(values.collection)
const idOf = (number: number) => `value-${String(number).padStart(2, '0')}`

beforeEach(async () => {
  await store.owner.recursiveDelete(collection())
  const batch = store.owner.batch()
  for (let number = 0; number < MANY; number += 1) {
    // The last that was made is the first of the list.
    batch.set(collection().doc(idOf(number)), { ...VALUE, order_index: MANY - number })
  }
  await batch.commit()
})

/** The newest snapshot, once it is what the test waits for. */
function listening() {
  let newest: ContentSnapshot<typeof values> | undefined
  const stop = listenToContent(
    values,
    (snapshot) => {
      newest = snapshot
    },
    (error) => {
      throw error
    },
  )
  onTestFinished(stop)
  return (check: (snapshot: ContentSnapshot<typeof values>) => boolean) =>
    vi.waitUntil(() => newest && check(newest) && newest, { timeout: 150_000 })
}

describe('a listener', () => {
  it('reads all of a long list, in its order', async () => {
    const until = listening()
    const { records } = await until(({ source }) => source === 'server')
    expect(records.map(({ id }) => id)).toEqual(
      Array.from({ length: MANY }, (_, place) => idOf(MANY - 1 - place)),
    )
  })

  it('follows what is changed, added and deleted', async () => {
    const until = listening()
    await until(({ records }) => records.length === MANY)
    await collection().doc(idOf(3)).update({ title: 'Freundlich' })
    await until(({ records }) => records.some(({ title }) => title === 'Freundlich'))
    await collection().doc('another').set(VALUE)
    await collection().doc(idOf(3)).delete()
    const { records } = await until(
      ({ records }) => records.at(-1)?.id === 'another' && records.length === MANY,
    )
    expect(records.map(({ title }) => title)).not.toContain('Freundlich')
  })

  it('tells a record that does not fit from the others, until it does', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    onTestFinished(() => warned.mockRestore())
    const until = listening()
    await until(({ records }) => records.length === MANY)
    await collection().doc(idOf(0)).update({ title: 5 })
    const { records } = await until(
      ({ broken, source }) => broken.length === 1 && source === 'server',
    )
    expect(records).toHaveLength(MANY - 1)
    expect(warned.mock.lastCall).toEqual([expect.stringContaining(`${idOf(0)} is left out`)])
    await collection().doc(idOf(0)).update({ title: 'Heil' })
    await until(({ broken }) => broken.length === 0)
  })
})
