import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { deleteDoc, doc, getDoc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PAGE_DRAFTS } from '#model/records/page-draft.ts'
import { plainRequests, statusOf, tokenOfRole } from '#tests/support/servers/plain-rest.ts'
import {
  firestoreUnderTest,
  outsiders,
  uidOf,
  type FirestoreUnderTest,
  type Role,
} from '#tests/support/rules/rules.ts'

let store: FirestoreUnderTest
beforeAll(async () => {
  store = await firestoreUnderTest('page-drafts')
})
afterAll(() => store.cleanup())

const draftOf = (uid: string, as: Role) => doc(store.as(as), PAGE_DRAFTS, uid)
const own = (as: Role) => draftOf(uidOf(as), as)
const written = (fields: object = {}) => ({
  changes: { 'faqs/a': { kind: 'edited', values: { answer: 'Neu' } } },
  orders: { faqs: ['b', 'a'] },
  updated_at: serverTimestamp(),
  ...fields,
})

beforeEach(async () => {
  await store.owner.collection(PAGE_DRAFTS).doc(uidOf('admin')).delete()
})

describe('the draft of the page', () => {
  it('is its own admin’s to write, change, read and throw away', async () => {
    await assertSucceeds(getDoc(own('admin')))
    await assertSucceeds(setDoc(own('admin'), written()))
    await assertSucceeds(setDoc(own('admin'), written({ orders: {} })))
    await assertSucceeds(getDoc(own('admin')))
    await assertSucceeds(deleteDoc(own('admin')))
  })

  it.each(outsiders)('is not for a %s, though it be its own', async (role) => {
    await assertFails(getDoc(own(role)))
    await assertFails(setDoc(own(role), written()))
    await store.owner.collection(PAGE_DRAFTS).doc(uidOf(role)).set({ changes: {} })
    await assertFails(setDoc(own(role), written()))
    await assertFails(getDoc(own(role)))
    await assertFails(deleteDoc(own(role)))
  })

  it('is not for another admin', async () => {
    const other = draftOf('another-admin', 'admin')
    await assertFails(setDoc(other, written()))
    await store.owner.collection(PAGE_DRAFTS).doc('another-admin').set({ changes: {} })
    await assertFails(getDoc(other))
    await assertFails(setDoc(other, written()))
    await assertFails(deleteDoc(other))
  })

  it.each([
    { desc: 'another field', fields: { title: 'x' } },
    { desc: 'changes that are no map', fields: { changes: ['a'] } },
    { desc: 'orders that are no map', fields: { orders: 'a' } },
    { desc: 'a time of its own', fields: { updated_at: Timestamp.fromMillis(0) } },
  ])('does not hold $desc, new or changed', async ({ fields }) => {
    await assertFails(setDoc(own('admin'), written(fields)))
    await assertSucceeds(setDoc(own('admin'), written()))
    await assertFails(setDoc(own('admin'), written(fields)))
  })

  it('may hold changes alone, or an order alone', async () => {
    const { changes, orders, updated_at } = written()
    await assertSucceeds(setDoc(own('admin'), { changes, updated_at }))
    await assertSucceeds(setDoc(own('admin'), { orders, updated_at }))
  })

  it('is not listed for anybody, by REST either', async () => {
    const { list } = plainRequests('page-drafts', PAGE_DRAFTS)
    for (const role of [...outsiders, 'admin'] as const) {
      expect(await statusOf(list, tokenOfRole(role))).toBe(403)
    }
  })
})
