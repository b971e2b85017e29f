import { doc, getDoc } from 'firebase/firestore'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { faqs } from '#content/faqs/definition.ts'
import { priceSheets } from '#content/price_sheets/definition.ts'
import { school } from '#content/school/definition.ts'
import { values } from '#content/values/definition.ts'
import { createContent, newContentId, updateContent } from '#firebase/content/write-content.ts'
import { closeFirestore, firestore } from '#firebase/app/firestore.ts'
import {
  changeFields,
  createRecord,
  decideConflicts,
  deleteRecord,
  discardPart,
  orderRecords,
  takeBack,
} from '#firebase/page-draft/change-draft.ts'
import { draftIn } from '#firebase/page-draft/draft-document.ts'
import { listenToPageDraft } from '#firebase/page-draft/listen-to-draft.ts'
import {
  DraftConflicts,
  DraftRecordGone,
  publishDraft,
} from '#firebase/page-draft/publish-draft.ts'
import { BIN, binId, VERSIONS } from '#model/records/history.ts'
import { draftKey, PAGE_DRAFTS, type PageDraft } from '#model/records/page-draft.ts'
import { DAY_MS } from '#model/time/durations.ts'
import type { FirestoreUnderTest } from '#tests/support/rules/rules.ts'
import { priceSheet } from '#tests/support/samples/price-sheets.ts'
import { workAsStaff } from '#tests/support/fixtures/work-as-staff.ts'

let store: FirestoreUnderTest
let author: string
let uid: string
let leave: () => Promise<void>
beforeAll(async () => {
  ;({ store, author, uid, leave } = await workAsStaff('page-draft-writes'))
})
afterAll(() => leave())

const VALUE = { title: 'Pünktlich', description: 'Immer.', icon: 'Shield' } as const
const record = (id: string) => store.owner.collection(values.collection).doc(id)
const key = (id: string) => `${values.collection}/${id}`
const draft = async (): Promise<PageDraft> =>
  draftIn((await store.owner.collection(PAGE_DRAFTS).doc(uid).get()).data())
const publish = (onPart = () => {}) =>
  publishDraft({ uid, author, definitions: [values, faqs, priceSheets, school], onPart })
const change = async (id: string, fields: object) =>
  changeFields(uid, {
    key: key(id),
    change: (await draft()).changes[key(id)],
    stored: VALUE,
    fields: { ...fields },
  })
const colleague = (id: string, fields: object) =>
  updateContent(values, id, { opened: VALUE, values: { ...VALUE, ...fields }, author })

let id: string
beforeEach(async () => {
  id = newContentId()
  await store.owner.collection(PAGE_DRAFTS).doc(uid).set({ changes: {}, orders: {} })
  await createContent(values, id, VALUE, author, [])
})

describe('a draft of the page', () => {
  it('is written field by field, so that two devices do not undo each other', async () => {
    await change(id, { title: 'A' })
    const begun = { key: key(id), change: (await draft()).changes[key(id)], stored: VALUE }
    // Both began with what they knew of it at the same time.
    await Promise.all([
      changeFields(uid, { ...begun, fields: { title: 'AB' } }),
      changeFields(uid, { ...begun, fields: { description: 'Nie.' } }),
    ])
    expect((await draft()).changes[key(id)]).toEqual({
      kind: 'edited',
      opened: { title: VALUE.title, description: VALUE.description },
      values: { title: 'AB', description: 'Nie.' },
    })
  })

  it('keeps what is typed before it is known to have begun', async () => {
    await store.owner.collection(PAGE_DRAFTS).doc(uid).delete()
    // A page that is opened knows nothing yet.
    await closeFirestore()
    const heard: PageDraft[] = []
    let stop = () => {}
    const begun = new Promise<() => Promise<void>>((resolve, reject) => {
      const first = { key: key(id), change: undefined, stored: VALUE, fields: { title: 'A' } }
      const onNext = (next: PageDraft) => {
        if (heard.push(next) > 1) return
        const done = changeFields(uid, first)
        resolve(() => done)
      }
      stop = listenToPageDraft(uid, onNext, reject)
    })
    // The store confirms one write after the other.
    await (
      await begun
    )()
    stop()
    const titles = heard.map(({ changes }) => changes[key(id)]?.values['title'])
    expect(titles.slice(titles.indexOf('A'))).not.toContain(undefined)
    expect(titles).toContain('A')
  })

  it('is taken back in parts', async () => {
    await change(id, { title: 'Neu' })
    await orderRecords(uid, 'faqs', ['b', 'a'])
    await discardPart(uid, 'changes', key(id))
    expect(await draft()).toMatchObject({ changes: {}, orders: { faqs: ['b', 'a'] } })
  })

  it('has what was typed again when a deletion is taken back', async () => {
    await change(id, { title: 'A' })
    const before = (await draft()).changes[key(id)]
    await deleteRecord(uid, key(id), before, VALUE)
    const { [key(id)]: deleted } = (await draft()).changes
    expect(deleted).toMatchObject({ kind: 'deleted', values: { title: 'A' } })
    if (deleted) await takeBack(uid, key(id), deleted)
    expect((await draft()).changes[key(id)]).toEqual(before)

    await deleteRecord(uid, key(id), before, VALUE)
    await publish()
    expect((await record(id).get()).exists).toBe(false)
    expect((await draft()).changes).toEqual({})
  })
})

describe('what waits on a device', () => {
  const place = () => `page-draft-pending:${uid}`
  const device = new Map<string, string>()
  const isEmpty = () => !device.has(place())

  /** Changes that the device has kept, before others: they have not arrived. */
  async function keeping(work: () => Promise<void>): Promise<void> {
    const kept: string[] = []
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => device.get(name) ?? null,
      removeItem: (name: string) => device.delete(name),
      setItem: (name: string, value: string) => {
        device.set(name, value)
        kept.push(value)
      },
    })
    await work()
    device.set(place(), kept.at(-1) ?? '')
  }

  /** Opens the page's editor, and waits until all is sent that it sends by itself. */
  async function open() {
    // A page that is opened knows nothing yet.
    await closeFirestore()
    const heard = vi.fn<(draft: PageDraft) => void>()
    const stop = listenToPageDraft(uid, heard, () => {})
    await expect.poll(() => heard).toHaveBeenCalled()
    await expect.poll(isEmpty).toBe(true)
    return stop
  }

  const setDraft = (changes: PageDraft['changes']) =>
    store.owner.collection(PAGE_DRAFTS).doc(uid).set({ changes, orders: {} })
  const ownChange = async () => (await draft()).changes[key(id)]

  afterEach(() => {
    device.clear()
    vi.unstubAllGlobals()
  })

  it('arrives when the editor is opened again', async () => {
    await keeping(() => change(id, { title: 'A' }))
    await setDraft({})
    const stop = await open()
    expect(await ownChange()).toMatchObject({ values: { title: 'A' } })
    stop()
  })

  it('does not take the place of newer text, and becomes a version with it', async () => {
    await keeping(() => change(id, { title: 'A', description: 'Von A.' }))
    const opened = { title: VALUE.title }
    await setDraft({ [key(id)]: { kind: 'edited', opened, values: { title: 'B' } } })
    const stop = await open()
    expect(await ownChange()).toEqual({
      kind: 'edited',
      opened: { ...opened, description: VALUE.description },
      values: { title: 'B', description: 'Von A.' },
      aside: { title: 'A' },
    })
    stop()
  })

  it('does not discard, delete or order what is newer', async () => {
    const newer = { kind: 'edited', values: { title: 'B' } } as const
    for (const work of [
      () => discardPart(uid, 'changes', key(id)),
      async () => deleteRecord(uid, key(id), await ownChange(), VALUE),
    ]) {
      await setDraft({ [key(id)]: { kind: 'edited', values: { title: 'A' } } })
      const stop = await open()
      await keeping(work)
      stop()
      await setDraft({ [key(id)]: newer })
      ;(await open())()
      expect(await ownChange()).toEqual(newer)
    }
    await keeping(() => orderRecords(uid, 'faqs', ['b', 'a']))
    await store.owner
      .collection(PAGE_DRAFTS)
      .doc(uid)
      .update({ 'orders.faqs': ['a', 'c', 'b'] })
    ;(await open())()
    expect((await draft()).orders).toEqual({ faqs: ['a', 'c', 'b'] })
  })

  it('is discarded where nobody has changed it since', async () => {
    await change(id, { title: 'A', description: 'Von A.' })
    const before = (await draft()).changes
    const stop = await open()
    await keeping(() => discardPart(uid, 'changes', key(id)))
    await setDraft(before)
    ;(await open())()
    expect(await ownChange()).toBeUndefined()
    stop()
  })

  it('is forgotten after seven days', async () => {
    await keeping(() => change(id, { title: 'A' }))
    await setDraft({})
    const older = (_: string, at: string) => `"at":${Number(at) - 7 * DAY_MS}`
    device.set(place(), (device.get(place()) ?? '').replace(/"at":(\d+)/, older))
    const stop = await open()
    expect(await ownChange()).toBeUndefined()
    stop()
  })
})

describe('publishing a draft', () => {
  it('changes, creates, deletes and orders at once, with a version of each', async () => {
    const [other, made] = [newContentId(), newContentId()]
    await createContent(values, other, VALUE, author, [])
    await change(id, { title: 'Neu' })
    await createRecord(uid, key(made), { ...VALUE, title: 'Dazu' })
    await deleteRecord(uid, key(other), undefined, VALUE)
    await orderRecords(uid, values.collection, [made, id])
    await publish()

    expect((await record(id).get()).data()).toMatchObject({ title: 'Neu', order_index: 1, rev: 2 })
    expect((await record(made).get()).data()).toMatchObject({
      title: 'Dazu',
      order_index: 0,
      rev: 1,
    })
    expect((await record(other).get()).exists).toBe(false)
    expect(
      (await store.owner.collection(BIN).doc(binId(values.collection, other)).get()).exists,
    ).toBe(true)
    expect((await record(id).collection(VERSIONS).doc('2').get()).get('author')).toBe(author)
    expect(await draft()).toMatchObject({ changes: {}, orders: {} })
  })

  it('merges with what a colleague has changed elsewhere in the record', async () => {
    await change(id, { title: 'Neu' })
    await colleague(id, { description: 'Vom Kollegen.' })
    await publish()
    expect((await record(id).get()).data()).toMatchObject({
      title: 'Neu',
      description: 'Vom Kollegen.',
    })
  })

  it('writes nothing at all when one record has a conflict, and goes on with the decision', async () => {
    const other = newContentId()
    await createContent(values, other, VALUE, author, [])
    await change(id, { title: 'Meins' })
    await change(other, { title: 'Auch neu' })
    await colleague(id, { title: 'Des Kollegen' })
    const refused = await publish().catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(DraftConflicts)
    const { byRecord } = refused as DraftConflicts
    expect(Object.keys(byRecord)).toEqual([key(id)])
    expect((await record(other).get()).get('title')).toBe(VALUE.title)

    await decideConflicts(uid, key(id), byRecord[key(id)] ?? [], { title: 'theirs' })
    await publish()
    expect((await record(id).get()).get('title')).toBe('Des Kollegen')
    expect((await record(other).get()).get('title')).toBe('Auch neu')
    // What was given up is a version.
    const { docs } = await record(id).collection(VERSIONS).where('kind', '==', 'aside').get()
    expect(docs.map((each) => each.get('record.title') as string)).toEqual(['Meins'])
  })

  it('goes on with one’s own where that is the decision', async () => {
    await change(id, { title: 'Meins', description: 'Auch meins.' })
    await colleague(id, { title: 'Des Kollegen' })
    const { byRecord } = (await publish().catch((error: unknown) => error)) as DraftConflicts
    await decideConflicts(uid, key(id), byRecord[key(id)] ?? [], { title: 'mine' })
    await publish()
    expect((await record(id).get()).data()).toMatchObject({
      title: 'Meins',
      description: 'Auch meins.',
    })
  })

  it('says what is missing where a decision leaves a record incomplete', async () => {
    const sheet = newContentId()
    const hidden = priceSheet('B', { is_shown: false })
    const of = { key: draftKey(priceSheets.collection, sheet), change: undefined, stored: hidden }
    await createContent(priceSheets, sheet, hidden, author, [])
    await changeFields(uid, { ...of, fields: { is_shown: true, theory_test: 9_900 } })
    const values = { ...hidden, theory_test: null }
    await updateContent(priceSheets, sheet, { opened: hidden, values, author })
    const { byRecord } = (await publish().catch((error: unknown) => error)) as DraftConflicts
    await decideConflicts(uid, of.key, byRecord[of.key] ?? [], { theory_test: 'theirs' })
    await expect(publish()).rejects.toMatchObject({
      key: of.key,
      problems: { theory_test: { problem: 'incomplete' } },
    })
  })

  it('creates an only record that was changed before the store had said that there is none', async () => {
    const { collection, initial } = school
    const stored = store.owner.collection(collection).doc('main')
    const shown = { ...initial, name: 'Fahrschule Elster' }
    const begun = { key: draftKey(collection, 'main'), change: undefined, stored: initial }
    await changeFields(uid, { ...begun, fields: shown })
    await publish()
    expect((await stored.get()).data()).toMatchObject({ name: 'Fahrschule Elster', rev: 1 })

    // There is one after all.
    await changeFields(uid, { ...begun, fields: { ...initial, short_name: 'Elster' } })
    await publish()
    const both = { name: 'Fahrschule Elster', short_name: 'Elster', rev: 2 }
    expect((await stored.get()).data()).toMatchObject(both)
  })

  it('can be repeated when its answer was lost', async () => {
    await createRecord(uid, key(newContentId()), { ...VALUE })
    const before = (await draft()).changes
    await publish()
    const [made = ''] = Object.keys(before)
    await createRecord(uid, made, { ...VALUE })
    await publish()
    expect((await getDoc(doc(firestore(), made))).get('rev')).toBe(1)
  })

  it('changes a record that it has created before, and asks where somebody else has, too', async () => {
    const made = newContentId()
    for (const title of ['Dazu', 'Anders']) {
      await createRecord(uid, key(made), { ...VALUE, title })
      await publish()
      expect((await record(made).get()).get('title')).toBe(title)
    }
    await createRecord(uid, key(made), { ...VALUE, title: 'Noch anders' })
    const refused = await publish().catch((error: unknown) => error)
    const conflict = { field: 'title', mine: 'Noch anders', theirs: 'Anders' }
    expect(refused).toMatchObject({ byRecord: { [key(made)]: [conflict] } })
  })

  it('publishes more records than one transaction may hold', async () => {
    const many = Array.from({ length: 14 }, newContentId)
    for (const each of many) await createRecord(uid, key(each), { ...VALUE, title: each })
    await orderRecords(uid, values.collection, [...many].reverse())
    await publish()
    const stored = await Promise.all(many.map((each) => record(each).get()))
    expect(stored.map((each) => each.get('order_index') as number)).toEqual(
      many.map((_, index) => 13 - index),
    )
    expect((await draft()).changes).toEqual({})
  })

  it('says that a part is published where a later one is refused, and keeps the rest', async () => {
    // One transaction holds six changed records.
    const first = [id, ...Array.from({ length: 5 }, newContentId)]
    for (const each of first.slice(1)) await createContent(values, each, VALUE, author, [])
    // The last one, by its name as well.
    const gone = `zzzz${newContentId()}`
    for (const each of [...first, gone]) await change(each, { title: 'Neu' })
    const onPart = vi.fn<() => void>()
    await expect(publish(onPart)).rejects.toThrow(DraftRecordGone)
    expect(onPart).toHaveBeenCalledOnce()
    const stored = await Promise.all(first.map((each) => record(each).get()))
    expect(stored.map((each) => each.get('title') as string)).toEqual(first.map(() => 'Neu'))
    expect(Object.keys((await draft()).changes)).toEqual([key(gone)])
  })

  it('says of no part that it is published where the first is refused, and keeps the draft', async () => {
    await change(id, { title: 'Neu' })
    await record(id).delete()
    const onPart = vi.fn<() => void>()
    await expect(publish(onPart)).rejects.toThrow(DraftRecordGone)
    expect(onPart).not.toHaveBeenCalled()
    expect((await draft()).changes[key(id)]?.values).toEqual({ title: 'Neu' })
  })
})
