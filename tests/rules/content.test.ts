import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  collection,
  type CollectionReference,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contentTypes } from '#content/registry.ts'
import { fromFirestore } from '#data/content/content-listener.ts'
import {
  firestoreUnderTest,
  outsiders,
  roles,
  type FirestoreUnderTest,
  type Role,
} from '#tests/support/rules.ts'
import { completed, extremesOf, malformedOf, sampleOf } from '#tests/support/samples.ts'

let store: FirestoreUnderTest
beforeAll(async () => {
  store = await firestoreUnderTest('content')
})
afterAll(() => store.cleanup())

const now = () => ({ created_at: serverTimestamp(), updated_at: serverTimestamp() })

describe.each(contentTypes)('rules for $collection', (definition) => {
  const sample = sampleOf(definition)
  const yesterday = new Date(Date.now() - 86_400_000)
  const stored = { ...sample, created_at: yesterday, updated_at: yesterday }
  const unchanged = { created_at: Timestamp.fromDate(yesterday), updated_at: serverTimestamp() }
  const record = (role: Role, id = 'known') => doc(store.as(role), definition.collection, id)
  const owned = (id: string) => store.owner.collection(definition.collection).doc(id)

  /** What the rules let a visitor ask for: all, or only what is marked as public. */
  const { publicWhen } = definition
  const visible = (all: CollectionReference) =>
    publicWhen === undefined ? all : query(all, where(publicWhen, '==', true))
  const newId = definition.single ?? 'new'

  const { schema } = definition
  const misplaced = contentTypes
    .map((other) => ({ desc: `a record of ${other.collection}`, document: sampleOf(other) }))
    .filter(
      ({ document }) => !schema.isValidSync(completed(definition, document), { strict: true }),
    )

  const restore = async () => {
    await Promise.all([owned('known').set(stored), owned(newId).delete()])
  }

  describe('on who may do what', () => {
    beforeEach(restore)

    it.each(roles)('lets a %s read one record and the list', async (role) => {
      await assertSucceeds(getDoc(record(role)))
      await assertSucceeds(getDocs(visible(collection(store.as(role), definition.collection))))
    })

    it.each(outsiders)('refuses every write of a %s', async (role) => {
      await assertFails(setDoc(record(role, newId), { ...sample, ...now() }))
      await assertFails(updateDoc(record(role), { ...sample, updated_at: serverTimestamp() }))
      await assertFails(deleteDoc(record(role)))
    })

    it('lets an admin create, update and delete', async () => {
      await assertSucceeds(setDoc(record('admin', newId), { ...sample, ...now() }))
      await assertSucceeds(updateDoc(record('admin'), { ...sample, updated_at: serverTimestamp() }))
      await assertSucceeds(deleteDoc(record('admin')))
    })

    it.runIf(publicWhen)('hides from outsiders what is not public', async () => {
      await owned('hidden').set({ ...stored, [publicWhen ?? '']: false })
      for (const role of outsiders) {
        await assertFails(getDoc(record(role, 'hidden')))
        await assertFails(getDocs(collection(store.as(role), definition.collection)))
      }
      await assertSucceeds(getDocs(collection(store.as('admin'), definition.collection)))
    })

    it.runIf(newId !== 'new')('has no record but the one', async () => {
      await assertFails(setDoc(record('admin', 'other'), { ...sample, ...now() }))
    })

    it('gives back what an admin wrote', async () => {
      await setDoc(record('admin', newId), { ...sample, ...now() })
      const snapshot = await getDoc(record('visitor', newId))
      const read = fromFirestore(definition, snapshot.id, snapshot.data() ?? {})
      expect(read).toMatchObject({ ok: true, record: { id: newId, ...sample } })
      expect(read.ok && read.record.created_at).toBeInstanceOf(Date)
    })

    it('refuses an admin timestamps that are not the server’s', async () => {
      const created = record('admin', newId)
      await assertFails(setDoc(created, { ...sample, ...now(), created_at: yesterday }))
      await assertFails(setDoc(created, { ...sample, ...now(), updated_at: yesterday }))
      await assertFails(setDoc(created, sample))
      await assertFails(updateDoc(record('admin'), { ...now() }))
      await assertFails(updateDoc(record('admin'), { updated_at: yesterday }))
    })
  })

  describe('on documents', () => {
    beforeAll(restore)

    it.each(extremesOf(definition))('lets an admin write $desc', async ({ document }) => {
      await assertSucceeds(setDoc(record('admin'), { ...document, ...unchanged }))
    })

    it.each([...malformedOf(definition), ...misplaced])(
      'refuses an admin $desc',
      async ({ document }) => {
        await Promise.all([
          assertFails(setDoc(record('admin', newId), { ...document, ...now() })),
          assertFails(setDoc(record('admin'), { ...document, ...unchanged })),
        ])
      },
    )
  })
})
