import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { deleteApp } from 'firebase/app'
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import { doc, onSnapshot } from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { values } from '#content/values/definition.ts'
import { configureBackend } from '#data/backend.ts'
import {
  ContentConflict,
  createContent,
  deleteContent,
  newContentId,
  updateContent,
} from '#data/content/write-content.ts'
import { firebaseApp } from '#data/firebase-app.ts'
import { closeFirestore, firestore } from '#data/firestore.ts'
import { untilPublished } from '#data/publication/publication.ts'
import { adminAccounts } from '#model/admin-account.ts'
import { EMULATORS } from '#model/firebase-project.ts'
import { PUBLICATION } from '#model/publication.ts'
import { firestoreUnderTest, projectId, type FirestoreUnderTest } from '#tests/support/rules.ts'
import { createAdmin } from '#tools/admin/accounts.ts'
import { emulatorBackend } from '#tools/command/backend.ts'

// Of a project of its own, with the rules: no function on the emulators hears of it.
let store: FirestoreUnderTest
beforeAll(async () => {
  store = await firestoreUnderTest('write-content')
  const { auth: accounts } = emulatorBackend()
  const email = `${randomUUID()}@example.com`
  const { password } = await createAdmin(emulatorBackend(), email)
  const { uid } = await accounts.getUserByEmail(email)
  await store.owner.collection(adminAccounts.collection).doc(uid).set({ email })

  const firebase = { projectId: projectId('write-content'), apiKey: 'demo' }
  configureBackend({ firebase, emulators: true, audience: 'staff' })
  const auth = initializeAuth(firebaseApp(), { persistence: inMemoryPersistence })
  const { host, auth: port } = EMULATORS
  connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true })
  await signInWithEmailAndPassword(auth, email, password)
})
afterAll(async () => {
  await closeFirestore()
  await Promise.all([deleteApp(firebaseApp()), store.cleanup()])
})

const VALUE = { title: 'Pünktlich', description: 'Immer.', icon: 'Shield' } as const

const record = (id: string) => store.owner.collection(values.collection).doc(id)
const publication = () => store.owner.collection(PUBLICATION.collection).doc(PUBLICATION.id)
const wanted = async () => (await publication().get()).get('wanted') as unknown

/** When the counter was raised last, and a record written. */
async function times(id: string) {
  const snapshots = await Promise.all([publication().get(), record(id).get()])
  return snapshots.map(({ updateTime }) => updateTime?.toMillis())
}

let id: string
beforeEach(async () => {
  id = newContentId()
  await publication().delete()
})
const create = (title = VALUE.title as string, tried: object[] = []) =>
  createContent(values, id, { ...VALUE, title }, tried as never)
const update = (title: string) => updateContent(values, id, VALUE, { ...VALUE, title })

describe('the writes of the back office', () => {
  it('each ask for a publication, once', async () => {
    await create()
    expect(await wanted()).toBe(1)
    await update('Freundlich')
    expect(await wanted()).toBe(2)
    await deleteContent(values, id)
    expect(await wanted()).toBe(3)
    expect((await record(id).get()).exists).toBe(false)
  })

  it('leave alone what the functions have noted of it', async () => {
    const noted = { live: 4, error: 'x', held: true }
    await publication().set({ ...noted, wanted: 4 })
    await create()
    expect((await publication().get()).data()).toEqual({ ...noted, wanted: 5 })
  })

  it('ask at the same moment as they write', async () => {
    await create()
    const [raised, written] = await times(id)
    expect(raised).toBe(written)
    await update('Freundlich')
    const [again, changed] = await times(id)
    expect(again).toBe(changed)
    expect(changed).toBeGreaterThan(written ?? Infinity)
  })

  it('write nothing where they cannot ask', async () => {
    await create()
    // One more than this is nothing that the rules could compare with.
    const broken = () => publication().set({ wanted: 'broken' })
    const other = newContentId()
    const refused = { code: 'permission-denied' }
    await broken()
    await expect(update('Freundlich')).rejects.toMatchObject(refused)
    await expect(deleteContent(values, id)).rejects.toMatchObject(refused)
    await expect(createContent(values, other, VALUE, [])).rejects.toMatchObject(refused)
    expect((await record(id).get()).get('title')).toBe(VALUE.title)
    expect((await record(other).get()).exists).toBe(false)
  })
})

describe('what was just written', () => {
  it('is not said to be published before it is', async () => {
    await publication().set({ wanted: 0, live: 0, live_at: new Date() })
    const { collection, id: name } = PUBLICATION
    // As in the header.
    const stop = onSnapshot(doc(firestore(), collection, name), () => {})
    onTestFinished(stop)
    for (let written = 1; written <= 3; written += 1) {
      id = newContentId()
      await create()
      const published = untilPublished()
      const first = await Promise.race([published, sleep(40, 'not yet')])
      expect(first).toBe('not yet')
      await publication().update({ live: written })
      expect(await published).toBeInstanceOf(Date)
    }
  })
})

describe('nothing is asked for', () => {
  it('when somebody else’s record is there already', async () => {
    await create()
    await expect(create('Freundlich')).rejects.toThrow(ContentConflict)
    expect(await wanted()).toBe(1)
  })

  it('when the record is gone', async () => {
    await expect(update('Freundlich')).rejects.toThrow(ContentConflict)
    expect(await wanted()).toBeUndefined()
  })

  it('when the rules refuse the record', async () => {
    await create()
    await expect(update('x'.repeat(201))).rejects.toMatchObject({ code: 'permission-denied' })
    id = newContentId()
    await expect(create('x'.repeat(201))).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await wanted()).toBe(1)
  })
})
