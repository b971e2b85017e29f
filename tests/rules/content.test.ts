import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  collection,
  type CollectionReference,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contentTypes } from '#content/registry.ts'
import { fromFirestore } from '#firebase/content/read-snapshot.ts'
import { MOST_RECORDS } from '#model/records/define-content.ts'
import {
  firestoreUnderTest,
  outsiders,
  roles,
  type FirestoreUnderTest,
  type Role,
} from '#tests/support/rules/rules.ts'
import {
  changeRecord,
  createRecord,
  deleteRecord,
  setVersioned,
} from '#tests/support/rules/versioned.ts'
import { extremesOf, malformedOf } from '#tests/support/samples/document-cases.ts'
import { sampleOf } from '#tests/support/samples/samples.ts'

const now = () => ({ created_at: serverTimestamp(), updated_at: serverTimestamp() })

let store: FirestoreUnderTest
beforeAll(async () => {
  store = await firestoreUnderTest('content')
})
afterAll(() => store.cleanup())

describe.each(contentTypes)('rules for $collection', (definition) => {
  const sample = sampleOf(definition)
  const yesterday = new Date(Date.now() - 86_400_000)
  const then = Timestamp.fromDate(yesterday)
  const stored = { ...sample, created_at: yesterday, updated_at: yesterday }
  /** The same, as the SDK reads it. */
  const before = { ...sample, created_at: then, updated_at: then }
  const saved = { updated_at: serverTimestamp() }
  const record = (role: Role, id = 'known') => doc(store.as(role), definition.collection, id)
  const owned = (id: string) => store.owner.collection(definition.collection).doc(id)

  /** What the rules let a visitor ask for: all, or only what is marked as public. */
  const { publicWhen } = definition
  const visible = (all: CollectionReference) =>
    publicWhen === undefined ? all : query(all, where(publicWhen, '==', true))
  const all = (role: Role) => collection(store.as(role), definition.collection)
  const newId = definition.ids?.[0] ?? 'new'

  const restore = async () => {
    await Promise.all(['known', newId].map((id) => store.owner.recursiveDelete(owned(id))))
    await owned('known').set(stored)
  }

  describe('on who may do what', () => {
    beforeAll(restore)

    it.each(roles)('lets a %s read one record and the list', async (role) => {
      await assertSucceeds(getDoc(record(role)))
      await assertSucceeds(getDocs(query(visible(all(role)), limit(MOST_RECORDS))))
    })

    it.each(['visitor', 'admin'] as const)('refuses a %s all at once', async (role) => {
      await assertFails(getDocs(visible(all(role))))
      await assertFails(getDocs(query(visible(all(role)), limit(MOST_RECORDS + 1))))
    })

    it.each(outsiders)('refuses every write of a %s', async (role) => {
      await assertFails(createRecord(record(role, newId), { ...sample, ...now() }))
      await assertFails(changeRecord(record(role), before, saved))
      await assertFails(deleteRecord(record(role), before))
    })

    it.runIf(publicWhen)('hides from outsiders what is not public', async () => {
      await owned('hidden').set({ ...stored, [publicWhen ?? '']: false })
      for (const role of outsiders) {
        await assertFails(getDoc(record(role, 'hidden')))
        await assertFails(getDocs(query(all(role), limit(MOST_RECORDS))))
      }
      await assertSucceeds(getDocs(query(all('admin'), limit(MOST_RECORDS))))
    })

    it.runIf(newId !== 'new')('has no record but those it names', async () => {
      await assertFails(createRecord(record('admin', 'other'), { ...sample, ...now() }))
    })

    it('refuses an admin a field that it does not have', async () => {
      const strange = { ...sample, ...now(), unknown: 'x' }
      await assertFails(createRecord(record('admin', newId), strange))
      await assertFails(changeRecord(record('admin'), before, { ...saved, unknown: 'x' }))
    })

    it('refuses an admin timestamps that are not the server’s', async () => {
      const created = record('admin', newId)
      await assertFails(createRecord(created, { ...sample, ...now(), created_at: then }))
      await assertFails(createRecord(created, { ...sample, ...now(), updated_at: then }))
      await assertFails(createRecord(created, sample))
      await assertFails(changeRecord(record('admin'), before, now()))
      await assertFails(changeRecord(record('admin'), before, { updated_at: then }))
    })
  })

  describe('on what an admin writes', () => {
    beforeEach(restore)

    it('lets an admin create, update and delete', async () => {
      await assertSucceeds(createRecord(record('admin', newId), { ...sample, ...now() }))
      await assertSucceeds(changeRecord(record('admin'), before, saved))
      const changed = (await getDoc(record('admin'))).data() ?? {}
      await assertSucceeds(deleteRecord(record('admin'), changed))
    })

    it.runIf(newId !== 'new')('lets an admin create each record it names', async () => {
      for (const id of definition.ids ?? []) {
        await store.owner.recursiveDelete(owned(id))
        await assertSucceeds(createRecord(record('admin', id), { ...sample, ...now() }))
      }
    })

    it('gives back what an admin wrote', async () => {
      await createRecord(record('admin', newId), { ...sample, ...now() })
      const snapshot = await getDoc(record('visitor', newId))
      const read = fromFirestore(definition, snapshot.id, snapshot.data() ?? {})
      expect(read).toMatchObject({ ok: true, record: { id: newId, ...sample } })
      expect(read.ok && read.record.created_at).toBeInstanceOf(Date)
    })

    it.runIf(definition.ids === undefined)('lets an admin change its order_index', async () => {
      const created = { ...sample, ...now(), order_index: 3 }
      await assertSucceeds(createRecord(record('admin', newId), created))
      await assertSucceeds(changeRecord(record('admin'), before, { ...saved, order_index: 3 }))
      await assertSucceeds(updateDoc(record('admin'), { order_index: 4 }))
    })
  })

  // Set up once: what is refused leaves nothing behind, and what is accepted raises the number.
  describe('on documents', () => {
    beforeAll(restore)

    let rev = 0
    const create = (document: object) =>
      createRecord(record('admin', newId), { ...document, ...now() })
    /** In place of all that it holds. */
    const replace = (document: object) => {
      const batch = writeBatch(store.as('admin'))
      const stamps = { created_at: then, ...saved, rev: rev + 1 }
      setVersioned(batch, record('admin'), { ...document, ...stamps })
      return batch.commit()
    }
    const malformed = malformedOf(definition)
    // For a new record and a changed one, the shape is the same function.
    const firstOfEachField = malformed.filter(
      ({ field }, index) => field !== malformed[index - 1]?.field,
    )

    it.each(malformed)('refuses an admin $desc', ({ document }) => assertFails(create(document)))

    it.each(firstOfEachField)('refuses an admin a change to $desc', ({ document }) =>
      assertFails(replace(document)),
    )

    it.each(extremesOf(definition))('lets an admin write $desc', async ({ document }) => {
      await assertSucceeds(replace(document))
      rev++
    })

    it.runIf(definition.ids === undefined)('knows the border of order_index', async () => {
      for (const order_index of [0, 1_000_000]) {
        await assertSucceeds(replace({ ...sample, order_index }))
        rev++
      }
      for (const order_index of [-1, 1_000_001]) {
        await assertFails(create({ ...sample, order_index }))
        await assertFails(replace({ ...sample, order_index }))
      }
    })

    it('refuses an admin a record of another type', async () => {
      const other = contentTypes.at(contentTypes.indexOf(definition) - 1) ?? definition
      await assertFails(create(sampleOf(other)))
    })
  })
})
