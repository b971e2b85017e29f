import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
  type WriteBatch,
} from 'firebase/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { values } from '#content/values/definition.ts'
import { BIN, binId, VERSIONS } from '#model/records/history.ts'
import { PAGE_DRAFTS } from '#model/records/page-draft.ts'
import { outsiders, uidOf } from '#tests/support/rules/rules.ts'
import {
  storedValue,
  sampleValue,
  yesterdaysStamps,
  storedVersion,
  versionedValue,
  withoutRev,
  yesterday,
} from './versioned-value.ts'
import { setVersioned, versionDocument } from '#tests/support/rules/versioned.ts'

const { absent, as, binRow, owned, owner, record, remove, row, together, version } =
  versionedValue('bin')

describe('a deletion', () => {
  it('leaves a version and a row in the bin', async () => {
    await assertSucceeds(together(remove))
    expect((await getDoc(row())).get('record')).toEqual(storedValue)
  })

  it('is nothing without both', async () => {
    await assertFails(deleteDoc(record()))
    await assertFails(together((batch) => batch.delete(record()).set(row(), binRow())))
    await assertFails(
      together((batch) =>
        batch.delete(record()).set(version(3), versionDocument(storedValue, { kind: 'deleted' })),
      ),
    )
    expect((await getDoc(record())).exists()).toBe(true)
  })

  it.each([
    { what: 'another record', changes: { record: { ...storedValue, title: 'Anders' } } },
    { what: 'somebody else’s name', changes: { author: 'berta@example.com' } },
    { what: 'another time', changes: { at: yesterday } },
    { what: 'another collection', changes: { collection: 'faqs' } },
    { what: 'another id', changes: { id: 'other' } },
    { what: 'something else', changes: { note: 'x' } },
  ])('does not leave a row with $what', async ({ changes }) => {
    await assertFails(together((batch) => remove(batch).set(row(), binRow(changes))))
  })

  it.each([
    { what: 'of another record', id: 3, changes: { record: { ...storedValue, title: 'Anders' } } },
    { what: 'of another kind', id: 3, changes: { kind: 'edited' } },
    { what: 'of another time', id: 3, changes: { at: yesterday } },
    { what: 'with another number', id: 4, changes: {} },
    { what: 'with its own number', id: 2, changes: {} },
  ])('does not leave a version $what', async ({ id, changes }) => {
    await assertFails(
      together((batch) =>
        batch
          .delete(record())
          .set(row(), binRow())
          .set(version(id), { ...versionDocument(storedValue, { kind: 'deleted' }), ...changes }),
      ),
    )
  })

  it('does not leave a row that was there before', async () => {
    const data = (await owned().get()).data()
    await owner()
      .collection(BIN)
      .doc(row().id)
      .set({ ...binRow(), record: data, at: new Date(0) })
    await assertFails(
      together((batch) =>
        batch.delete(record()).set(version(3), versionDocument(storedValue, { kind: 'deleted' })),
      ),
    )
  })

  it('does not leave a second row', async () => {
    const other = doc(as('admin'), BIN, binId(values.collection, absent().id))
    await assertFails(together((batch) => remove(batch).set(other, binRow())))
  })

  it('does not leave a version that was there before', async () => {
    await owned()
      .collection(VERSIONS)
      .doc('3')
      .set({
        ...storedVersion,
        kind: 'deleted',
        record: (await owned().get()).data(),
        at: new Date(0),
      })
    await assertFails(together((batch) => batch.delete(record()).set(row(), binRow())))
  })

  it('does not leave a second version', async () => {
    const second = versionDocument(storedValue, { kind: 'deleted' })
    await assertFails(together((batch) => remove(batch).set(version(4), second)))
  })

  it('of what is older than its history, too', async () => {
    const old = withoutRev(storedValue)
    await owned().set({ ...sampleValue, ...yesterdaysStamps })
    await owner().recursiveDelete(owned().collection(VERSIONS))
    await assertSucceeds(
      together((batch) =>
        batch
          .delete(record())
          .set(row(), binRow({ record: old }))
          .set(version(1), versionDocument(old, { kind: 'deleted' })),
      ),
    )
  })
})

describe('the bin', () => {
  it('takes nothing that is still there, or never was', async () => {
    await assertFails(setDoc(row(), binRow()))
    const never = binRow({ id: 'never' })
    await assertFails(setDoc(doc(as('admin'), BIN, 'values:never'), never))
    await assertFails(setDoc(doc(as('admin'), BIN, 'bin:x'), binRow({ collection: BIN, id: 'x' })))
  })

  it('takes no draft of the page', async () => {
    const uid = uidOf('admin')
    const draft = doc(as('admin'), PAGE_DRAFTS, uid)
    await assertSucceeds(setDoc(draft, { updated_at: serverTimestamp() }))
    const place = { collection: PAGE_DRAFTS, id: uid }
    const of = doc(as('admin'), BIN, binId(PAGE_DRAFTS, uid))
    await assertFails(together((batch) => batch.delete(draft).set(of, binRow(place))))
  })

  it('takes the place of what an earlier deletion left', async () => {
    await owner().collection(BIN).doc(row().id).set({ record: {} })
    await assertSucceeds(together(remove))
  })

  it('is for admins', async () => {
    await together(remove)
    for (const role of outsiders) {
      await assertFails(getDoc(row(role)))
      await assertFails(getDocs(collection(as(role), BIN)))
      await assertFails(deleteDoc(row(role)))
    }
    await assertSucceeds(getDocs(collection(as('admin'), BIN)))
    await assertFails(updateDoc(row(), { id: record().id }))
  })

  it('is for admins also where a record has the id of a deleted one', async () => {
    await together(remove)
    await owned().set(sampleValue)
    for (const role of outsiders) await assertFails(deleteDoc(row(role)))
    await assertSucceeds(deleteDoc(row()))
  })

  it('is emptied by no browser, however old a row is', async () => {
    await together(remove)
    await assertFails(deleteDoc(row()))
    await owner().collection(BIN).doc(row().id).update({ at: yesterday.toDate() })
    await assertFails(deleteDoc(row()))
  })
})

describe('a restore', () => {
  const back = { ...storedValue, updated_at: serverTimestamp(), rev: 4 }
  const restore = (batch: WriteBatch, data: typeof back = back) => {
    setVersioned(batch, record(), data, { kind: 'restored' })
    return batch
  }
  beforeEach(() => together(remove))

  it('brings back what was deleted, with the day it was made', async () => {
    await assertSucceeds(together((batch) => restore(batch).delete(row())))
    expect((await getDoc(record())).data()).toMatchObject({ ...sampleValue, created_at: yesterday })
  })

  it('empties the place in the bin', async () => {
    await assertFails(together((batch) => restore(batch)))
  })

  it('needs something in the bin', async () => {
    await owner().collection(BIN).doc(row().id).delete()
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
    const old = withoutRev(storedValue)
    await owner().collection(BIN).doc(row().id).delete()
    await owner().recursiveDelete(owned())
    await owned().set({ ...sampleValue, ...yesterdaysStamps })
    await together((batch) =>
      batch
        .delete(record())
        .set(row(), binRow({ record: old }))
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
