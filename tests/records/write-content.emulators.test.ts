import { setTimeout as sleep } from 'node:timers/promises'
import { disableNetwork, doc, enableNetwork, onSnapshot } from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { priceSheets } from '#content/price_sheets/definition.ts'
import { values } from '#content/values/definition.ts'
import { deleteContent, restoreContent } from '#firebase/content/bin.ts'
import { orderContent } from '#firebase/content/order-content.ts'
import { ContentConflict } from '#firebase/content/transaction.ts'
import { createContent, newContentId, updateContent } from '#firebase/content/write-content.ts'
import { firestore } from '#firebase/app/firestore.ts'
import { untilPublished } from '#firebase/publication/publication.ts'
import type { Stored } from '#model/records/decode.ts'
import { BIN, binId, VERSIONS, VERSIONS_KEPT } from '#model/records/history.ts'
import { PUBLICATION } from '#model/records/publication.ts'
import type { FirestoreUnderTest } from '#tests/support/rules/rules.ts'
import { priceSheet } from '#tests/support/samples/price-sheets.ts'
import { workAsStaff } from '#tests/support/fixtures/work-as-staff.ts'

let store: FirestoreUnderTest
let author: string
let leave: () => Promise<void>
beforeAll(async () => {
  ;({ store, author, leave } = await workAsStaff('write-content'))
})
afterAll(() => leave())

const VALUE = { title: 'Pünktlich', description: 'Immer.', icon: 'Shield' } as const

const record = (id: string) => store.owner.collection(values.collection).doc(id)
const publication = () => store.owner.collection(PUBLICATION.collection).doc(PUBLICATION.id)
const wanted = async () => (await publication().get()).get('wanted') as unknown

/** When the counter was raised last, and a record written. */
async function times(id: string) {
  const snapshots = await Promise.all([publication().get(), record(id).get()])
  return snapshots.map(({ updateTime }) => updateTime?.toMillis())
}

let id: string
beforeEach(async () => {
  id = newContentId()
  await publication().delete()
})
const create = (title = VALUE.title as string, tried: object[] = []) =>
  createContent(values, id, { ...VALUE, title }, author, tried as never)
const update = (title: string, opened: object = VALUE, changes: object = {}) =>
  updateContent(values, id, {
    opened: { ...VALUE, ...opened },
    values: { ...VALUE, ...opened, title, ...changes },
    author,
  })
const versions = async () => {
  const { docs } = await record(id).collection(VERSIONS).get()
  return Object.fromEntries(docs.map((each) => [each.id, each.data() as Stored]))
}
const inBin = () => store.owner.collection(BIN).doc(binId(values.collection, id))

describe('the writes of the back office', () => {
  it('each ask for a publication, once', async () => {
    await create()
    expect(await wanted()).toBe(1)
    await update('Freundlich')
    expect(await wanted()).toBe(2)
    await deleteContent(values, id, author)
    expect(await wanted()).toBe(3)
    expect((await record(id).get()).exists).toBe(false)
  })

  it('leave alone what the functions have noted of it', async () => {
    const noted = { live: 4, error: 'x', held: true }
    await publication().set({ ...noted, wanted: 4 })
    await create()
    expect((await publication().get()).data()).toEqual({ ...noted, wanted: 5 })
  })

  it('ask at the same moment as they write', async () => {
    await create()
    const [raised, written] = await times(id)
    expect(raised).toBe(written)
    await update('Freundlich')
    const [again, changed] = await times(id)
    expect(again).toBe(changed)
    expect(changed).toBeGreaterThan(written ?? Infinity)
  })

  it('write nothing where they cannot ask', async () => {
    await create()
    // One more than this is nothing that the rules could compare with.
    const broken = () => publication().set({ wanted: 'broken' })
    const other = newContentId()
    const refused = { code: 'permission-denied' }
    await broken()
    await expect(update('Freundlich')).rejects.toMatchObject(refused)
    await expect(deleteContent(values, id, author)).rejects.toMatchObject(refused)
    await expect(createContent(values, other, VALUE, author, [])).rejects.toMatchObject(refused)
    expect((await record(id).get()).get('title')).toBe(VALUE.title)
    expect((await record(other).get()).exists).toBe(false)
  })
})

describe('what was just written', () => {
  it('is not said to be published before it is', async () => {
    await publication().set({ wanted: 0, live: 0, live_at: new Date() })
    const { collection, id: name } = PUBLICATION
    // As in the header.
    const stop = onSnapshot(doc(firestore(), collection, name), () => {})
    onTestFinished(stop)
    for (let written = 1; written <= 3; written += 1) {
      id = newContentId()
      await create()
      const published = untilPublished()
      const first = await Promise.race([published, sleep(40, 'not yet')])
      expect(first).toBe('not yet')
      await publication().update({ live: written })
      expect(await published).toBeInstanceOf(Date)
    }
    await publication().update({ held: true })
    id = newContentId()
    await create()
    expect(await untilPublished()).toBe('held')
  })

  it('is waited for while a worker tries again, however an earlier one has ended', async () => {
    const gaveUp = { error: 'The host is not there.', lease: null }
    const again = { error: '', lease: 'of a worker' }
    const published = { live: 5, error: '', lease: null }
    for (const end of [published, gaveUp]) {
      const wanted = end === published ? 5 : 6
      await publication().set({ wanted, live: wanted - 1, live_at: new Date(), ...gaveUp })
      const ended = untilPublished()
      for (const noted of [gaveUp, again, { error: 'The host is not there.' }]) {
        await publication().update(noted)
        expect(await Promise.race([ended, sleep(200, 'not yet')])).toBe('not yet')
      }
      await publication().update(end)
      expect((await ended) instanceof Date).toBe(end === published)
    }
  })
})

it('a save that the server has confirmed succeeds while the connection for reading is away', async () => {
  await create()
  // Transactions have a connection of their own.
  await disableNetwork(firestore())
  onTestFinished(() => enableNetwork(firestore()))
  expect(await update('Freundlich')).toMatchObject({ values: { title: 'Freundlich' } })
  expect((await record(id).get()).get('title')).toBe('Freundlich')
})

it('a create that arrived without an answer makes no second record, and takes what was corrected since', async () => {
  await create()
  await create('Freundlich', [VALUE])
  expect((await record(id).get()).data()).toMatchObject({ title: 'Freundlich', rev: 2 })
})

describe('nothing is asked for', () => {
  it('when somebody else’s record is there already', async () => {
    await create()
    await expect(create('Freundlich')).rejects.toThrow(ContentConflict)
    expect(await wanted()).toBe(1)
  })

  it('when the record is gone', async () => {
    await expect(update('Freundlich')).rejects.toThrow(ContentConflict)
    expect(await wanted()).toBeUndefined()
  })

  it('when the rules refuse the record', async () => {
    await create()
    await expect(update('x'.repeat(201))).rejects.toMatchObject({ code: 'permission-denied' })
    id = newContentId()
    await expect(create('x'.repeat(201))).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await wanted()).toBe(1)
  })
})

describe('the history', () => {
  it('has what a record held after each change, who made it and how', async () => {
    await create()
    await update('Freundlich')
    await deleteContent(values, id, author)
    await restoreContent(values.collection, id, author)
    const titles = Object.entries(await versions()).map(([rev, { kind, author: by, record }]) => [
      ...[rev, kind, by === author],
      (record as { title: string }).title,
    ])
    expect(titles).toEqual([
      ['1', 'created', true, VALUE.title],
      ['2', 'edited', true, 'Freundlich'],
      ['3', 'deleted', true, 'Freundlich'],
      ['4', 'restored', true, 'Freundlich'],
    ])
    expect((await record(id).get()).data()).toEqual((await versions())['4']?.['record'])
    expect((await inBin().get()).exists).toBe(false)
  })

  it('begins with what a record held that is older', async () => {
    const made = new Date('2020-01-01')
    await record(id).set({ ...VALUE, created_at: made, updated_at: made })
    await update('Freundlich')
    expect(await versions()).toMatchObject({
      0: { kind: 'found', record: { title: VALUE.title } },
      1: { kind: 'edited', record: { title: 'Freundlich' } },
    })
  })

  it('goes on where its latest version is missing', async () => {
    await create()
    await record(id).collection(VERSIONS).doc('1').delete()
    await update('Freundlich')
    expect(await versions()).toMatchObject({ 1: { kind: 'found' }, 2: { kind: 'edited' } })
  })

  it(`keeps the last ${VERSIONS_KEPT}`, async () => {
    const batch = store.owner.batch()
    const at = new Date('2020-01-01')
    const stored = { ...VALUE, rev: VERSIONS_KEPT, created_at: at, updated_at: at }
    batch.set(record(id), stored)
    for (let rev = 1; rev <= VERSIONS_KEPT; rev += 1) {
      const version = { kind: 'edited', author, at, record: { ...stored, rev } }
      batch.set(record(id).collection(VERSIONS).doc(`${rev}`), version)
    }
    await batch.commit()
    await update('Freundlich')
    await update('Geduldig', { title: 'Freundlich' })
    const kept = Object.keys(await versions())
    expect(kept).toHaveLength(VERSIONS_KEPT)
    expect(kept).not.toContain('2')
  })

  it('does not grow when nothing was changed', async () => {
    await create()
    await update(VALUE.title)
    expect(Object.keys(await versions())).toEqual(['1'])
    expect(await wanted()).toBe(1)
  })
})

describe('two people at one record', () => {
  beforeEach(() => create())

  it('that change different fields lose nothing, and hear of it', async () => {
    await update(VALUE.title, {}, { description: 'Von Anna.' })
    const { theirs } = await update('Von Berta')
    expect(theirs).toEqual(['description'])
    expect((await record(id).get()).data()).toMatchObject({
      title: 'Von Berta',
      description: 'Von Anna.',
    })
  })

  it('that change the same field to the same do not disagree', async () => {
    await update('Freundlich')
    expect((await update('Freundlich')).theirs).toEqual([])
    expect(Object.keys(await versions())).toEqual(['1', '2'])
  })

  it('that change the same field differently have to choose, and nothing is written', async () => {
    await update('Von Anna')
    const { conflicts } = await update('Von Berta', {}, { description: 'Auch von Berta.' })
    expect(conflicts).toEqual([
      { field: 'title', opened: VALUE.title, mine: 'Von Berta', theirs: 'Von Anna' },
    ])
    expect((await record(id).get()).data()).toMatchObject({ title: 'Von Anna', rev: 2 })
  })

  it('that each may do what together may not be have to choose, too', async () => {
    const opened = priceSheet('B', { is_shown: false })
    await createContent(priceSheets, id, opened, author, [])
    const save = (changes: object) =>
      updateContent(priceSheets, id, { opened, values: { ...opened, ...changes }, author })
    const { theory_test: mine } = opened
    await save({ theory_test: null })
    expect(await save({ is_shown: true })).toMatchObject({
      conflicts: [{ field: 'theory_test', opened: mine, mine, theirs: null }],
      theirs: [],
    })
    await updateContent(priceSheets, id, {
      opened: { ...opened, theory_test: null },
      values: { ...opened, is_shown: true },
      author,
    })
    expect(await save({ theory_test: null })).toMatchObject({
      conflicts: [{ field: 'is_shown', opened: false, mine: false, theirs: true }],
    })
    const chosen = { opened: { ...opened, is_shown: true }, author }
    const values = { ...opened, is_shown: true, theory_test: null }
    const saved = updateContent(priceSheets, id, { ...chosen, values })
    await expect(saved).rejects.toMatchObject({
      problems: { theory_test: { problem: 'incomplete' } },
    })
  })

  it('that delete and save at the same time leave the record in the bin', async () => {
    await deleteContent(values, id, author)
    await expect(update('Zu spät')).rejects.toThrow(ContentConflict)
    expect((await inBin().get()).get('record')).toMatchObject({ title: VALUE.title })
  })
})

describe('an order', () => {
  it('is written for those that move, and is no change of their content', async () => {
    await create()
    const others = [newContentId(), newContentId()]
    for (const other of others) await createContent(values, other, VALUE, author, [])
    const places = () =>
      Promise.all([id, ...others].map(async (each) => (await record(each).get()).data()))
    await orderContent(values, [others[1] ?? '', id, 'gone', others[0] ?? ''])
    expect(await places()).toMatchObject([
      { order_index: 1, rev: 1 },
      { order_index: 3, rev: 1 },
      { order_index: 0, rev: 1 },
    ])
    const before = await wanted()
    await orderContent(values, [others[1] ?? '', id, 'gone', others[0] ?? ''])
    expect(await wanted()).toBe(before)
  })

  it('is not asked about what cannot have moved', async () => {
    await create()
    await orderContent(values, ['another', id], () => false)
    expect((await record(id).get()).data()).not.toHaveProperty('order_index')
    await orderContent(values, ['another', id], (each) => each === id)
    expect((await record(id).get()).get('order_index')).toBe(1)
  })
})
