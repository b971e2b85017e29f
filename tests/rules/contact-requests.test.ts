import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  setDoc,
  updateDoc,
} from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contentTypes } from '#content/registry.ts'
import { plainRequests, statusOf, tokenOfRole } from '#tests/support/servers/plain-rest.ts'
import {
  firestoreUnderTest,
  outsiders,
  roles,
  type FirestoreUnderTest,
  type Role,
} from '#tests/support/rules/rules.ts'

let store: FirestoreUnderTest
beforeAll(async () => {
  store = await firestoreUnderTest('contact-requests')
})
afterAll(() => store.cleanup())

/** What makes content public makes nothing else public. */
const flags = contentTypes.flatMap(({ publicWhen }) => publicWhen ?? [])
const request = {
  name: 'Mara Muster',
  email: 'mara@example.com',
  state: 'sent',
  ...Object.fromEntries(flags.map((flag) => [flag, true])),
}
const record = (role: Role, name: string, id = 'known') => doc(store.as(role), name, id)
const readable = ['contact_requests']
const closed = ['contact_requests', 'rate_limits', 'secrets']

beforeEach(async () => {
  await Promise.all(closed.map((name) => store.owner.collection(name).doc('known').set(request)))
})

describe.each(readable)('rules for %s', (name) => {
  it('let an admin read one and the list', async () => {
    await assertSucceeds(getDoc(record('admin', name)))
    await assertSucceeds(getDocs(collection(store.as('admin'), name)))
  })

  it.each(outsiders)('refuse a %s to read one or the list', async (role) => {
    await assertFails(getDoc(record(role, name)))
    await assertFails(getDocs(collection(store.as(role), name)))
  })
})

describe.each(closed.filter((name) => !readable.includes(name)))('rules for %s', (name) => {
  it.each(roles)('refuse a %s to read one or the list', async (role) => {
    await assertFails(getDoc(record(role, name)))
    await assertFails(getDocs(collection(store.as(role), name)))
  })
})

describe.each(closed)('rules for %s', (name) => {
  it.each(roles)('refuse a %s to create, update and delete', async (role) => {
    await assertFails(setDoc(record(role, name, 'new'), request))
    await assertFails(addDoc(collection(store.as(role), name), request))
    await assertFails(setDoc(record(role, name), request))
    await assertFails(updateDoc(record(role, name), { state: 'pending' }))
    await assertFails(deleteDoc(record(role, name)))
  })
})

describe.each(['contact_requests', 'rate_limits'])('rules for %s, asked without an SDK', (name) => {
  const requests = plainRequests('contact-requests', name)
  const all = Object.entries(requests)

  it.each(outsiders)('refuse a %s everything', async (role) => {
    for (const [what, each] of all) {
      expect([what, await statusOf(each, tokenOfRole(role))]).toEqual([what, 403])
    }
  })

  it('refuse an admin every write', async () => {
    for (const what of ['create', 'update', 'delete'] as const) {
      expect(await statusOf(requests[what], tokenOfRole('admin'))).toBe(403)
    }
  })

  it(`${readable.includes(name) ? 'let' : 'do not let'} an admin read`, async () => {
    for (const what of ['get', 'list', 'query'] as const) {
      const status = await statusOf(requests[what], tokenOfRole('admin'))
      expect(status).toBe(readable.includes(name) ? 200 : 403)
    }
  })

  it('are the only reason: the emulator’s owner may ask all of it', async () => {
    for (const [what, each] of all)
      expect([what, await statusOf(each, 'owner')]).toEqual([what, 200])
  })
})
