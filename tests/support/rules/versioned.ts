import {
  collection,
  doc,
  serverTimestamp,
  writeBatch,
  type DocumentReference,
  type Transaction,
  type WriteBatch,
} from 'firebase/firestore'
import { BIN, binId, revOf, VERSIONS, type VersionKind } from '#model/records/history.ts'
import { ADMIN_EMAIL } from '#tests/support/rules/rules.ts'

type Data = Readonly<Record<string, unknown>>

export interface VersionToWrite {
  readonly kind: VersionKind
  readonly author?: string
}

/** A version as the security rules want it, but for what a test changes about it. */
export const versionDocument = (record: Data, { kind, author = ADMIN_EMAIL }: VersionToWrite) => ({
  ...{ record, author, kind },
  at: serverTimestamp(),
})

export const versionOf = (record: DocumentReference, id: number | string) =>
  doc(collection(record, VERSIONS), String(id))

/** Adds a record and the version that it then is. */
export function setVersioned(
  writes: WriteBatch | Transaction,
  record: DocumentReference,
  data: Data,
  version: VersionToWrite = { kind: 'edited' },
): void {
  const [set, ref] = [writes as WriteBatch, versionOf(record, Number(data['rev']))]
  set.set(record, data)
  set.set(ref, versionDocument(data, version))
}

/** Creates a record as the back office does. */
export async function createRecord(
  record: DocumentReference,
  data: Data,
  author = ADMIN_EMAIL,
): Promise<void> {
  const batch = writeBatch(record.firestore)
  setVersioned(batch, record, { ...data, rev: 1 }, { kind: 'created', author })
  await batch.commit()
}

/**
 * Changes a record as the back office does.
 *
 * @param before what it holds
 */
export async function changeRecord(
  record: DocumentReference,
  before: Data,
  fields: Data,
): Promise<void> {
  const batch = writeBatch(record.firestore)
  setVersioned(batch, record, { ...before, ...fields, rev: revOf(before) + 1 })
  await batch.commit()
}

/** Deletes a record as the back office does. */
export async function deleteRecord(record: DocumentReference, before: Data): Promise<void> {
  const batch = writeBatch(record.firestore)
  const { id } = record
  const name = record.parent.id
  batch.delete(record)
  batch.set(versionOf(record, revOf(before) + 1), versionDocument(before, { kind: 'deleted' }))
  batch.set(doc(record.firestore, BIN, binId(name, id)), {
    ...{ record: before, author: ADMIN_EMAIL, at: serverTimestamp(), collection: name, id },
  })
  await batch.commit()
}
