import { doc, serverTimestamp, Timestamp, writeBatch, type WriteBatch } from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { values } from '#content/values/definition.ts'
import { BIN, binId, VERSIONS } from '#model/records/history.ts'
import {
  ADMIN_EMAIL,
  firestoreUnderTest,
  type FirestoreUnderTest,
  type Role,
  type RulesProject,
} from '#tests/support/rules/rules.ts'
import { sampleOf } from '#tests/support/samples/samples.ts'
import { versionDocument, versionOf } from '#tests/support/rules/versioned.ts'

export const yesterday = Timestamp.fromMillis(Date.now() - 86_400_000)
export const sampleValue = sampleOf(values)
/** As it is stored: changed twice already. */
export const storedValue = { ...sampleValue, created_at: yesterday, updated_at: yesterday, rev: 2 }
export const changedValue = {
  ...storedValue,
  ...{ title: 'Neu', updated_at: serverTimestamp(), rev: 3 },
}
/** A version of the stored value, but for its kind. */
export const storedVersion = { record: storedValue, author: ADMIN_EMAIL, at: yesterday }
/** As the owner's SDK writes them. */
export const yesterdaysStamps = { created_at: yesterday.toDate(), updated_at: yesterday.toDate() }

/** As records are that were written before there were versions. */
export const withoutRev = (data: object) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => name !== 'rev'))

let stored = 0

/** A value that was changed twice, stored with its versions before each test, under an id of its own. */
export function versionedValue(project: RulesProject) {
  let store: FirestoreUnderTest
  let id = ''
  const as = (role: Role) => store.as(role)
  const record = (role: Role = 'admin') => doc(as(role), values.collection, id)
  const row = (role: Role = 'admin') => doc(as(role), BIN, binId(values.collection, id))
  const version = (name: number | string, role: Role = 'admin') => versionOf(record(role), name)
  const owned = () => store.owner.collection(values.collection).doc(id)
  /** What a deletion leaves in the bin, but for what a test changes about it. */
  const binRow = (changes: object = {}) => ({
    ...{ record: storedValue, author: ADMIN_EMAIL, at: serverTimestamp() },
    ...{ collection: values.collection, id, ...changes },
  })

  beforeAll(async () => {
    store = await firestoreUnderTest(project)
  })
  afterAll(() => store.cleanup())

  beforeEach(async () => {
    id = `value-${++stored}`
    const [data, at] = [{ ...sampleValue, ...yesterdaysStamps }, yesterdaysStamps.created_at]
    const batch = store.owner.batch().set(owned(), { ...data, rev: 2 })
    for (const name of ['1', '2']) {
      const version = { ...storedVersion, kind: 'edited', record: data, at }
      batch.set(owned().collection(VERSIONS).doc(name), version)
    }
    await batch.commit()
  })

  return {
    as,
    /** To whom no rules apply. */
    owner: () => store.owner,
    owned,
    record,
    /** Another value, which is not there. */
    absent: () => doc(as('admin'), values.collection, `${id}-absent`),
    row,
    binRow,
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
        .set(row(), binRow())
        .set(version(3), versionDocument(storedValue, { kind: 'deleted' })),
  }
}
