import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc, updateDoc } from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminAccounts } from '#model/records/admin-account.ts'
import { plainRequests, statusOf, tokenOfRole } from '#tests/support/servers/plain-rest.ts'
import {
  claims,
  closedSessions,
  firestoreUnderTest,
  outsiders,
  roles,
  uidOf,
  type FirestoreUnderTest,
  type Role,
} from '#tests/support/rules/rules.ts'

let store: FirestoreUnderTest
beforeAll(async () => {
  store = await firestoreUnderTest('admins')
})
afterAll(() => store.cleanup())

const { collection: name } = adminAccounts
const record = (role: Role, uid: string) => doc(store.as(role), name, uid)
const accounts = Object.keys(claims) as Role[]

describe('the records of admins', () => {
  it.each(accounts)('tell a %s whether it is one', async (role) => {
    await assertSucceeds(getDoc(record(role, uidOf(role))))
  })

  it.each(roles)('tell a %s of no other', async (role) => {
    await assertFails(getDoc(record(role, 'somebody-else')))
  })

  it('are listed for an admin', async () => {
    await assertSucceeds(getDocs(collection(store.as('admin'), name)))
  })

  it.each(outsiders)('are not listed for a %s', async (role) => {
    await assertFails(getDocs(collection(store.as(role), name)))
  })

  it.each(roles)('are written by no %s', async (role) => {
    for (const uid of ['somebody-else', uidOf(role)]) {
      await assertFails(setDoc(record(role, uid), { email: 'a@b.de' }))
      await assertFails(updateDoc(record(role, uid), { email: 'a@b.de' }))
      await assertFails(deleteDoc(record(role, uid)))
    }
  })

  it('are written by nobody without an SDK either', async () => {
    const { create, update, delete: remove } = plainRequests('admins', name)
    for (const role of roles) {
      for (const each of [create, update, remove]) {
        expect(await statusOf(each, tokenOfRole(role))).toBe(403)
      }
    }
  })
})

describe('without the record', () => {
  it('the same token and the same open connection are refused at once', async () => {
    const requests = plainRequests('admins', 'contact_requests')
    const ask = () => getDocs(collection(store.as('admin'), 'contact_requests'))
    await assertSucceeds(ask())
    expect(await statusOf(requests.list, tokenOfRole('admin'))).toBe(200)
    const own = store.owner.collection(name).doc(uidOf('admin'))
    const account = (await own.get()).data() ?? {}
    await own.delete()
    await assertFails(ask())
    expect(await statusOf(requests.list, tokenOfRole('admin'))).toBe(403)
    await own.set(account)
    await assertSucceeds(ask())
  })
})

describe('a session', () => {
  const ask = (as: Parameters<typeof store.as>[0]) =>
    getDocs(collection(store.as(as), 'contact_requests'))

  it('lasts until it has been open for 30 days', async () => {
    await assertSucceeds(ask('session of 29 days'))
  })

  it.each(closedSessions)('like a %s opens nothing, without an SDK either', async (session) => {
    await assertFails(ask(session))
    const { list } = plainRequests('admins', 'contact_requests')
    expect(await statusOf(list, tokenOfRole(session))).toBe(403)
  })
})
