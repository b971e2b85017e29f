import { doc, serverTimestamp, Timestamp, writeBatch, type WriteBatch } from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { contactInfo } from '#content/contact_info/definition.ts'
import { faqs } from '#content/faqs/definition.ts'
import { values } from '#content/values/definition.ts'
import { BIN, binId, VERSIONS } from '#model/history.ts'
import {
  ADMIN_EMAIL,
  firestoreUnderTest,
  type FirestoreUnderTest,
  type Role,
  type RulesProject,
} from '#tests/support/rules.ts'
import { sampleOf } from '#tests/support/samples.ts'
import { versionDocument, versionOf } from '#tests/support/versioned.ts'

export const yesterday = Timestamp.fromMillis(Date.now() - 86_400_000)
export const sample = sampleOf(values)
/** As it is stored: changed twice already. */
export const before = { ...sample, created_at: yesterday, updated_at: yesterday, rev: 2 }
export const next = { ...before, title: 'Neu', updated_at: serverTimestamp(), rev: 3 }
export const unsigned = { record: before, author: ADMIN_EMAIL, at: yesterday }
/** As the owner's SDK writes it. */
export const then = { created_at: yesterday.toDate(), updated_at: yesterday.toDate() }

/** The row that a deletion leaves in the bin, but for what a test changes about it. */
export const deleted = (changes: object = {}) => ({
  ...{ record: before, author: ADMIN_EMAIL, at: serverTimestamp() },
  ...{ collection: values.collection, id: 'known', ...changes },
})

/** As records are that were written before there were versions. */
export const withoutRev = (data: object) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => name !== 'rev'))

/** A value that was changed twice, stored with its versions before each test of the file. */
export function versionedValue(project: RulesProject) {
  let store: FirestoreUnderTest
  const as = (role: Role) => store.as(role)
  const record = (role: Role = 'admin') => doc(as(role), values.collection, 'known')
  const row = (role: Role = 'admin') => doc(as(role), BIN, binId(values.collection, 'known'))
  const version = (id: number | string, role: Role = 'admin') => versionOf(record(role), id)
  const owned = () => store.owner.collection(values.collection).doc('known')

  beforeAll(async () => {
    store = await firestoreUnderTest(project)
  })
  afterAll(() => store.cleanup())

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

  return {
    as,
    /** To whom no rules apply. */
    owner: () => store.owner,
    owned,
    record,
    row,
    version,
    /** All or nothing, as an admin unless said otherwise. */
    together(work: (batch: WriteBatch) => void, role: Role = 'admin'): Promise<void> {
      const batch = writeBatch(as(role))
      work(batch)
      return batch.commit()
    },
    remove: (batch: WriteBatch) =>
      batch
        .delete(record())
        .set(row(), deleted())
        .set(version(3), versionDocument(before, { kind: 'deleted' })),
  }
}
