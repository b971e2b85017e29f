import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
  type WriteBatch,
} from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contactInfo } from '#content/contact_info/definition.ts'
import { faqs } from '#content/faqs/definition.ts'
import { values } from '#content/values/definition.ts'
import { BIN, binId, VERSIONS, VERSIONS_KEPT } from '#model/history.ts'
import { PAGE_DRAFTS } from '#model/page-draft.ts'
import { plainRequests, statusOf, tokenOfRole } from '#tests/support/plain-rest.ts'
import {
  ADMIN_EMAIL,
  firestoreUnderTest,
  outsiders,
  uidOf,
  type FirestoreUnderTest,
  type Role,
} from '#tests/support/rules.ts'
import { sampleOf } from '#tests/support/samples.ts'
import { setVersioned, versionDocument, versionOf } from '#tests/support/versioned.ts'

let store: FirestoreUnderTest
beforeAll(async () => {
  store = await firestoreUnderTest('history')
})
afterAll(() => store.cleanup())

const yesterday = Timestamp.fromMillis(Date.now() - 86_400_000)
const stamps = { created_at: yesterday, updated_at: yesterday }
const sample = sampleOf(values)
/** As it is stored: changed twice already. */
const before = { ...sample, ...stamps, rev: 2 }
const next = { ...before, title: 'Neu', updated_at: serverTimestamp(), rev: 3 }
const unsigned = { record: before, author: ADMIN_EMAIL, at: yesterday }

const record = (role: Role = 'admin') => doc(store.as(role), values.collection, 'known')
const row = (role: Role = 'admin') => doc(store.as(role), BIN, binId(values.collection, 'known'))
const version = (id: number | string, role: Role = 'admin') => versionOf(record(role), id)
const deleted = (changes: object = {}) => ({
  ...{ record: before, author: ADMIN_EMAIL, at: serverTimestamp() },
  ...{ collection: values.collection, id: 'known', ...changes },
})

const withoutRev = (data: object) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => name !== 'rev'))
const owned = () => store.owner.collection(values.collection).doc('known')
/** As the owner's SDK writes it. */
const then = { created_at: yesterday.toDate(), updated_at: yesterday.toDate() }

beforeEach(async () => {
  await Promise.all(
    [values, faqs, contactInfo].map(({ collection }) =>
      store.owner.recursiveDelete(store.owner.collection(collection)),
    ),
  )
  await store.owner.recursiveDelete(store.owner.collection(BIN))
  await owned().set({ ...sample, ...then, rev: 2 })
  for (const id of ['1', '2']) {
    await owned()
      .collection(VERSIONS)
      .doc(id)
      .set({ ...unsigned, kind: 'edited', record: { ...sample, ...then }, at: then.created_at })
  }
})

/** All or nothing, as an admin unless said otherwise. */
function together(work: (batch: WriteBatch) => void, role: Role = 'admin'): Promise<void> {
  const batch = writeBatch(store.as(role))
  work(batch)
  return batch.commit()
}
const edited = (changes: object = {}) => ({
  ...versionDocument(next, { kind: 'edited' }),
  ...changes,
})
const remove = (batch: WriteBatch) =>
  batch
    .delete(record())
    .set(row(), deleted())
    .set(version(3), versionDocument(before, { kind: 'deleted' }))

describe('a change', () => {
  it('comes with its version', async () => {
    await assertSucceeds(together((batch) => setVersioned(batch, record(), next)))
    expect((await getDoc(version(3))).data()).toMatchObject({
      ...{ kind: 'edited', author: ADMIN_EMAIL },
      record: (await getDoc(record())).data(),
    })
  })

  it('may be called restored', async () => {
    await assertSucceeds(
      together((batch) => setVersioned(batch, record(), next, { kind: 'restored' })),
    )
  })

  it('is nothing without it', async () => {
    await assertFails(setDoc(record(), next))
    await assertFails(updateDoc(record(), { title: 'Neu', updated_at: serverTimestamp() }))
  })

  it.each([1, 2, 4, 3.5, '3', null])('does not take %j for its number', async (rev) => {
    const numbered = { ...next, rev }
    await assertFails(
      together((batch) =>
        batch
          .set(record(), numbered)
          .set(version(String(rev)), versionDocument(numbered, { kind: 'edited' })),
      ),
    )
  })

  it.each([
    { what: 'of another record', changes: { record: { ...next, title: 'Anders' } } },
    { what: 'of what was there before', changes: { record: before } },
    { what: 'by somebody else', changes: { author: 'berta@example.com' } },
    { what: 'by nobody', changes: { author: null } },
    { what: 'of another time', changes: { at: yesterday } },
    { what: 'of a creation', changes: { kind: 'created' } },
    { what: 'of a deletion', changes: { kind: 'deleted' } },
    { what: 'of a find', changes: { kind: 'found' } },
    { what: 'that was put aside', changes: { kind: 'aside' } },
    { what: 'of another kind', changes: { kind: 'x' } },
    { what: 'with something else', changes: { note: 'x' } },
  ])('does not come with a version $what', async ({ changes }) => {
    await assertFails(
      together((batch) => batch.set(record(), next).set(version(3), edited(changes))),
    )
    expect((await getDoc(record())).get('title')).toBe(sample['title'])
  })

  it('does not come with a second version', async () => {
    await assertFails(
      together((batch) => {
        setVersioned(batch, record(), next)
        batch.set(version(7), edited())
      }),
    )
  })

  it('does not come with the version of another record', async () => {
    const other = doc(store.as('admin'), values.collection, 'other')
    await assertFails(
      together((batch) => batch.set(record(), next).set(versionOf(other, 3), edited())),
    )
  })

  it('is none of an outsider, with its version either', async () => {
    for (const role of outsiders) {
      const own = (batch: WriteBatch) =>
        batch.set(record(role), next).set(version(3, role), edited())
      await assertFails(together(own, role))
    }
  })
})

describe('a creation', () => {
  const fresh = { ...sample, created_at: serverTimestamp(), updated_at: serverTimestamp(), rev: 1 }
  const other = () => doc(store.as('admin'), values.collection, 'other')

  it('comes with its version', async () => {
    await assertSucceeds(
      together((batch) => setVersioned(batch, other(), fresh, { kind: 'created' })),
    )
  })

  it.each(['edited', 'restored'] as const)('does not come with one called %s', async (kind) => {
    await assertFails(together((batch) => setVersioned(batch, other(), fresh, { kind })))
  })
})

describe('what is older than its history', () => {
  const old = withoutRev(before)
  const first = { ...old, title: 'Neu', updated_at: serverTimestamp(), rev: 1 }
  const found = (data: object = old) => versionDocument(data as never, { kind: 'found' })
  beforeEach(async () => {
    await store.owner.recursiveDelete(owned())
    await owned().set({ ...sample, ...then })
  })

  it('is kept when it is changed first', async () => {
    await assertSucceeds(
      together((batch) => {
        setVersioned(batch, record(), first)
        batch.set(version(0), found())
      }),
    )
  })

  it('is kept as it was, under its number', async () => {
    for (const [id, data] of [
      [0, { ...old, title: 'Anders' }],
      [2, old],
    ] as const) {
      await assertFails(
        together((batch) => {
          setVersioned(batch, record(), first)
          batch.set(version(id), found(data))
        }),
      )
    }
  })

  it.each([
    { what: 'another time', changes: { at: yesterday } },
    { what: 'another name', changes: { author: 'berta@example.com' } },
    { what: 'another kind', changes: { kind: 'edited' } },
  ])('is not kept under $what', async ({ changes }) => {
    await assertFails(
      together((batch) => {
        setVersioned(batch, record(), first)
        batch.set(version(0), { ...found(), ...changes })
      }),
    )
  })

  it('is not kept without a change', async () => {
    await assertFails(setDoc(version(0), found()))
  })

  it('is nothing else later', async () => {
    await owned().set({ ...sample, ...then, rev: 2 })
    await assertFails(
      together((batch) => {
        setVersioned(batch, record(), next)
        batch.set(version(0), found(before))
      }),
    )
  })
})

describe('what was not chosen', () => {
  const aside = (changes: object = {}) => ({
    ...versionDocument({ ...next, title: 'Meins' }, { kind: 'aside' }),
    ...changes,
  })

  it('is kept with the change that was', async () => {
    await assertSucceeds(
      together((batch) => {
        setVersioned(batch, record(), next)
        batch.set(version('3-aside'), aside())
      }),
    )
  })

  it('is not kept without one', async () => {
    await assertFails(setDoc(version('2-aside'), aside()))
    await assertFails(setDoc(version('3-aside'), aside()))
  })

  it.each([
    { what: 'under another number', id: '4-aside', changes: {} },
    { what: 'under another name', id: '3-beside', changes: {} },
    { what: 'in another shape', id: '3-aside', changes: { record: { ...next, title: 7 } } },
    { what: 'with unknown fields', id: '3-aside', changes: { record: { ...next, owner: 'x' } } },
    { what: 'by somebody else', id: '3-aside', changes: { author: 'berta@example.com' } },
    { what: 'of another time', id: '3-aside', changes: { at: yesterday } },
    { what: 'as another kind', id: '3-aside', changes: { kind: 'edited' } },
  ])('is not kept $what', async ({ id, changes }) => {
    await assertFails(
      together((batch) => {
        setVersioned(batch, record(), next)
        batch.set(version(id), aside(changes))
      }),
    )
  })
})

describe('versions', () => {
  it('are read by an admin, of one record and of all', async () => {
    await assertSucceeds(getDocs(collection(record(), VERSIONS)))
    const all = await assertSucceeds(getDocs(collectionGroup(store.as('admin'), VERSIONS)))
    expect(all.size).toBe(2)
  })

  it.each(outsiders)('are not read by a %s', async (role) => {
    await assertFails(getDoc(version(1, role)))
    await assertFails(getDocs(collection(record(role), VERSIONS)))
    await assertFails(getDocs(collectionGroup(store.as(role), VERSIONS)))
  })

  it('are not edited', async () => {
    await assertFails(updateDoc(version(2), { author: ADMIN_EMAIL }))
    await assertFails(setDoc(version(2), versionDocument(before, { kind: 'edited' })))
  })

  it('are not added without a change', async () => {
    for (const kind of ['created', 'edited', 'restored', 'deleted', 'found', 'aside'] as const) {
      for (const id of [0, 3, '2-aside', '3-aside']) {
        await assertFails(setDoc(version(id), versionDocument(before, { kind })))
      }
    }
  })

  it('are not added without a change where one is missing', async () => {
    await store.owner.recursiveDelete(owned().collection(VERSIONS))
    await assertFails(setDoc(version(2), versionDocument(before, { kind: 'edited' })))
  })

  it('are not below what is no content', async () => {
    const request = doc(store.as('admin'), 'contact_requests', 'known')
    await assertFails(
      setDoc(versionOf(request, 0), versionDocument({ rev: 0 }, { kind: 'edited' })),
    )
    await assertFails(deleteDoc(versionOf(request, 0)))
    const kept = store.owner.doc('contact_requests/known').collection(VERSIONS)
    for (const id of [1, 1 + VERSIONS_KEPT]) await kept.doc(String(id)).set({ kind: 'edited' })
    await assertFails(deleteDoc(versionOf(request, 1)))
    await store.owner.recursiveDelete(kept)
  })

  it('go when as many are newer as are kept', async () => {
    await assertFails(deleteDoc(version(1)))
    const later = { ...before, rev: VERSIONS_KEPT }
    await owned().set({ ...sample, ...then, rev: VERSIONS_KEPT })
    const change = { ...next, rev: later.rev + 1 }
    await assertFails(
      together((batch) => {
        setVersioned(batch, record(), change)
        batch.delete(version(2))
      }),
    )
    await assertSucceeds(
      together((batch) => {
        setVersioned(batch, record(), change)
        batch.delete(version(1)).delete(version('1-aside'))
      }),
    )
    expect((await getDoc(version(1))).exists()).toBe(false)
    for (const role of outsiders) await assertFails(deleteDoc(version(1, role)))
  })

  it('are nothing that anybody without an SDK writes', async () => {
    const path = `${values.collection}/known/${VERSIONS}`
    const { create, update, delete: remove } = plainRequests('history', path, '2')
    for (const request of [create, update, remove]) {
      for (const role of ['visitor', 'plain account', 'revoked admin', 'admin'] as const) {
        expect(await statusOf(request, tokenOfRole(role))).toBe(403)
      }
    }
    const { get, list } = plainRequests('history', path, '2')
    for (const request of [get, list]) {
      expect(await statusOf(request, tokenOfRole('admin'))).toBe(200)
      for (const role of ['visitor', 'plain account', 'revoked admin'] as const) {
        expect(await statusOf(request, tokenOfRole(role))).toBe(403)
      }
    }
  })
})

describe('a deletion', () => {
  it('leaves a version and a row in the bin', async () => {
    await assertSucceeds(together(remove))
    expect((await getDoc(row())).get('record')).toEqual(before)
  })

  it('is nothing without both', async () => {
    await assertFails(deleteDoc(record()))
    await assertFails(together((batch) => batch.delete(record()).set(row(), deleted())))
    await assertFails(
      together((batch) =>
        batch.delete(record()).set(version(3), versionDocument(before, { kind: 'deleted' })),
      ),
    )
    expect((await getDoc(record())).exists()).toBe(true)
  })

  it.each([
    { what: 'another record', changes: { record: { ...before, title: 'Anders' } } },
    { what: 'somebody else’s name', changes: { author: 'berta@example.com' } },
    { what: 'another time', changes: { at: yesterday } },
    { what: 'another collection', changes: { collection: 'faqs' } },
    { what: 'another id', changes: { id: 'other' } },
    { what: 'something else', changes: { note: 'x' } },
  ])('does not leave a row with $what', async ({ changes }) => {
    await assertFails(together((batch) => remove(batch).set(row(), deleted(changes))))
  })

  it.each([
    { what: 'of another record', id: 3, changes: { record: { ...before, title: 'Anders' } } },
    { what: 'of another kind', id: 3, changes: { kind: 'edited' } },
    { what: 'of another time', id: 3, changes: { at: yesterday } },
    { what: 'with another number', id: 4, changes: {} },
    { what: 'with its own number', id: 2, changes: {} },
  ])('does not leave a version $what', async ({ id, changes }) => {
    await assertFails(
      together((batch) =>
        batch
          .delete(record())
          .set(row(), deleted())
          .set(version(id), { ...versionDocument(before, { kind: 'deleted' }), ...changes }),
      ),
    )
  })

  it('does not leave a row that was there before', async () => {
    const data = (await owned().get()).data()
    await store.owner
      .collection(BIN)
      .doc(row().id)
      .set({ ...deleted(), record: data, at: new Date(0) })
    await assertFails(
      together((batch) =>
        batch.delete(record()).set(version(3), versionDocument(before, { kind: 'deleted' })),
      ),
    )
  })

  it('does not leave a second row', async () => {
    const other = doc(store.as('admin'), BIN, binId(values.collection, 'other'))
    await assertFails(together((batch) => remove(batch).set(other, deleted())))
  })

  it('does not leave a version that was there before', async () => {
    await owned()
      .collection(VERSIONS)
      .doc('3')
      .set({ ...unsigned, kind: 'deleted', record: (await owned().get()).data(), at: new Date(0) })
    await assertFails(together((batch) => batch.delete(record()).set(row(), deleted())))
  })

  it('does not leave a second version', async () => {
    const second = versionDocument(before, { kind: 'deleted' })
    await assertFails(together((batch) => remove(batch).set(version(4), second)))
  })

  it('of what is older than its history, too', async () => {
    const old = withoutRev(before)
    await owned().set({ ...sample, ...then })
    await store.owner.recursiveDelete(owned().collection(VERSIONS))
    await assertSucceeds(
      together((batch) =>
        batch
          .delete(record())
          .set(row(), deleted({ record: old }))
          .set(version(1), versionDocument(old, { kind: 'deleted' })),
      ),
    )
  })
})

describe('the bin', () => {
  it('takes nothing that is still there, or never was', async () => {
    await assertFails(setDoc(row(), deleted()))
    const never = deleted({ id: 'never' })
    await assertFails(setDoc(doc(store.as('admin'), BIN, 'values:never'), never))
    await assertFails(
      setDoc(doc(store.as('admin'), BIN, 'bin:x'), deleted({ collection: BIN, id: 'x' })),
    )
  })

  it('takes no draft of the page', async () => {
    const uid = uidOf('admin')
    const draft = doc(store.as('admin'), PAGE_DRAFTS, uid)
    await assertSucceeds(setDoc(draft, { updated_at: serverTimestamp() }))
    const place = { collection: PAGE_DRAFTS, id: uid }
    const of = doc(store.as('admin'), BIN, binId(PAGE_DRAFTS, uid))
    await assertFails(together((batch) => batch.delete(draft).set(of, deleted(place))))
  })

  it('takes the place of what an earlier deletion left', async () => {
    await store.owner.collection(BIN).doc(row().id).set({ record: {} })
    await assertSucceeds(together(remove))
  })

  it('is for admins', async () => {
    await together(remove)
    for (const role of outsiders) {
      await assertFails(getDoc(row(role)))
      await assertFails(getDocs(collection(store.as(role), BIN)))
      await assertFails(deleteDoc(row(role)))
    }
    await assertSucceeds(getDocs(collection(store.as('admin'), BIN)))
    await assertFails(updateDoc(row(), { id: 'known' }))
    await assertSucceeds(deleteDoc(row()))
  })
})

describe('a restore', () => {
  const back = { ...before, updated_at: serverTimestamp(), rev: 4 }
  const restore = (batch: WriteBatch, data: typeof back = back) => {
    setVersioned(batch, record(), data, { kind: 'restored' })
    return batch
  }
  beforeEach(() => together(remove))

  it('brings back what was deleted, with the day it was made', async () => {
    await assertSucceeds(together((batch) => restore(batch).delete(row())))
    expect((await getDoc(record())).data()).toMatchObject({ ...sample, created_at: yesterday })
  })

  it('empties the place in the bin', async () => {
    await assertFails(together((batch) => restore(batch)))
  })

  it('needs something in the bin', async () => {
    await deleteDoc(row())
    await assertFails(together((batch) => restore(batch)))
  })

  it.each([
    { what: 'other content', changes: { title: 'Anders' } },
    { what: 'another day of birth', changes: { created_at: serverTimestamp() } },
    { what: 'another time', changes: { updated_at: yesterday } },
    { what: 'a number that is too low', changes: { rev: 3 } },
    { what: 'a number that is too high', changes: { rev: 5 } },
  ])('does not bring $what', async ({ changes }) => {
    await assertFails(
      together((batch) => restore(batch, { ...back, ...changes } as never).delete(row())),
    )
  })

  it('brings back what is older than its history', async () => {
    const old = withoutRev(before)
    await store.owner.recursiveDelete(store.owner.collection(BIN))
    await store.owner.recursiveDelete(owned())
    await owned().set({ ...sample, ...then })
    await together((batch) =>
      batch
        .delete(record())
        .set(row(), deleted({ record: old }))
        .set(version(1), versionDocument(old, { kind: 'deleted' })),
    )
    await assertSucceeds(together((batch) => restore(batch, { ...back, rev: 2 }).delete(row())))
  })

  it('has its version', async () => {
    await assertFails(together((batch) => batch.set(record(), back).delete(row())))
    await assertFails(
      together((batch) => {
        setVersioned(batch, record(), back, { kind: 'edited' })
        batch.delete(row())
      }),
    )
  })
})

describe('an order', () => {
  it('is no change of what a record says', async () => {
    await assertSucceeds(updateDoc(record(), { order_index: 3 }))
    expect((await getDoc(record())).data()).toEqual({ ...before, order_index: 3 })
  })

  it.each([0, 1_000_000])('takes %j', async (order_index) => {
    await assertSucceeds(updateDoc(record(), { order_index }))
  })

  it.each([-1, 1.5, 1_000_001, '3', null])('does not take %j', async (order_index) => {
    await assertFails(updateDoc(record(), { order_index }))
  })

  it('changes nothing besides', async () => {
    await assertFails(updateDoc(record(), { order_index: 3, title: 'Neu' }))
    await assertFails(updateDoc(record(), { order_index: 3, rev: 3 }))
  })

  it('may also come with a change', async () => {
    await assertSucceeds(
      together((batch) => setVersioned(batch, record(), { ...next, order_index: 3 })),
    )
  })

  it('is nothing for what has one record, or is no content', async () => {
    await store.owner.doc('contact_info/main').set({ ...sampleOf(contactInfo), ...then })
    await assertFails(updateDoc(doc(store.as('admin'), 'contact_info', 'main'), { order_index: 1 }))
    await store.owner.doc('contact_requests/known').set({ order_index: 0 })
    const request = doc(store.as('admin'), 'contact_requests', 'known')
    await assertFails(updateDoc(request, { order_index: 1 }))
  })

  it('is for admins', async () => {
    for (const role of outsiders) await assertFails(updateDoc(record(role), { order_index: 3 }))
  })
})
