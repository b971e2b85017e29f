import { doc, getDoc } from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { faqs } from '#content/faqs/definition.ts'
import { school } from '#content/school/definition.ts'
import { values } from '#content/values/definition.ts'
import { createContent, newContentId, updateContent } from '#firebase/content/write-content.ts'
import { firestore } from '#firebase/app/firestore.ts'
import {
  changeFields,
  createRecord,
  decideConflicts,
  deleteRecord,
  discardPart,
  orderRecords,
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
import type { FirestoreUnderTest } from '#tests/support/rules/rules.ts'
import { workAsStaff } from '#tests/support/fixtures/work-as-staff.ts'

vi.setConfig({ testTimeout: 60_000 })

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
  publishDraft({ uid, author, definitions: [values, faqs, school], onPart })
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

  it('is heard wherever the account is at work, and changes nothing that visitors see', async () => {
    const heard = vi.fn<(draft: PageDraft) => void>()
    const stop = listenToPageDraft(uid, heard, () => {})
    await change(id, { title: 'Neu' })
    await vi.waitFor(() => {
      expect(heard.mock.lastCall?.[0].changes[key(id)]?.values).toEqual({ title: 'Neu' })
    })
    stop()
    expect((await record(id).get()).get('title')).toBe(VALUE.title)
  })

  it('is taken back in parts', async () => {
    await change(id, { title: 'Neu' })
    await orderRecords(uid, 'faqs', ['b', 'a'])
    await discardPart(uid, 'changes', key(id))
    expect(await draft()).toMatchObject({ changes: {}, orders: { faqs: ['b', 'a'] } })
  })
})

describe('publishing a draft', () => {
  it('changes, creates, deletes and orders at once, with a version of each', async () => {
    const [other, made] = [newContentId(), newContentId()]
    await createContent(values, other, VALUE, author, [])
    await change(id, { title: 'Neu' })
    await createRecord(uid, key(made), { ...VALUE, title: 'Dazu' })
    await deleteRecord(uid, key(other), VALUE)
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

  it('says which record somebody else has deleted, and keeps the draft', async () => {
    await change(id, { title: 'Neu' })
    await record(id).delete()
    await expect(publish()).rejects.toThrow(DraftRecordGone)
    expect((await draft()).changes[key(id)]?.values).toEqual({ title: 'Neu' })
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

  it('says of no part that it is published where the first is refused', async () => {
    await change(id, { title: 'Neu' })
    await record(id).delete()
    const onPart = vi.fn<() => void>()
    await expect(publish(onPart)).rejects.toThrow(DraftRecordGone)
    expect(onPart).not.toHaveBeenCalled()
  })
})
