import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
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
import type { ContentDefinition } from '#model/define-content.ts'
import { contentTypes } from '#content/registry.ts'
import { fromFirestore } from '#data/converter.ts'
import {
  firestoreAs,
  firestoreOf,
  outsiders,
  roles,
  rulesEnvironment,
} from '#tests/support/rules.ts'
import { malformedOf, sampleOf } from '#tests/support/samples.ts'

let env: RulesTestEnvironment
beforeAll(async () => {
  env = await rulesEnvironment()
})
afterAll(() => env.cleanup())

const now = () => ({ created_at: serverTimestamp(), updated_at: serverTimestamp() })

describe.each(contentTypes)('rules for $collection', (definition) => {
  const sample = sampleOf(definition)
  const yesterday = Timestamp.fromMillis(Date.now() - 86_400_000)
  const stored = { ...sample, created_at: yesterday, updated_at: yesterday }
  const record = (role: (typeof roles)[number], id = 'known') =>
    doc(firestoreAs(env, role), definition.collection, id)

  /** What the rules let a visitor ask for: all, or only what is marked as public. */
  const { publicWhen } = definition as ContentDefinition
  const visible = (all: CollectionReference) =>
    publicWhen === undefined ? all : query(all, where(publicWhen, '==', true))
  const newId = (definition as ContentDefinition).single ?? 'new'

  beforeEach(async () => {
    await env.clearFirestore()
    await env.withSecurityRulesDisabled(async (context) => {
      await setDoc(doc(firestoreOf(context), definition.collection, 'known'), stored)
    })
  })

  it.each(roles)('lets a %s read one record and the list', async (role) => {
    await assertSucceeds(getDoc(record(role)))
    await assertSucceeds(
      getDocs(visible(collection(firestoreAs(env, role), definition.collection))),
    )
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
    await env.withSecurityRulesDisabled(async (context) => {
      const hidden = doc(firestoreOf(context), definition.collection, 'hidden')
      await setDoc(hidden, { ...stored, [publicWhen ?? '']: false })
    })
    for (const role of outsiders) {
      await assertFails(getDoc(record(role, 'hidden')))
      await assertFails(getDocs(collection(firestoreAs(env, role), definition.collection)))
    }
    await assertSucceeds(getDocs(collection(firestoreAs(env, 'admin'), definition.collection)))
  })

  it('gives back what an admin wrote', async () => {
    await setDoc(record('admin', newId), { ...sample, ...now() })
    const snapshot = await getDoc(record('visitor', newId))
    const read = fromFirestore(definition, snapshot.id, snapshot.data() ?? {})
    expect(read).toMatchObject({ ok: true, record: { id: newId, ...sample } })
    expect(read.ok && read.record.created_at).toBeInstanceOf(Date)
  })

  it.each(malformedOf(definition))('refuses an admin $desc', async ({ document }) => {
    await assertFails(setDoc(record('admin', newId), { ...document, ...now() }))
    await assertFails(
      setDoc(record('admin'), {
        ...document,
        created_at: yesterday,
        updated_at: serverTimestamp(),
      }),
    )
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

describe('rules for everything else', () => {
  it.each(roles)('refuse a %s every collection that is not named', async (role) => {
    const record = doc(firestoreAs(env, role), 'secrets', 'one')
    await assertFails(getDoc(record))
    await assertFails(setDoc(record, { a: 1 }))
  })
})
