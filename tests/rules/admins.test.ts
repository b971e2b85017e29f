import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminAccounts } from '#model/records/admin-account.ts'
import { plainRequests, statusOf, tokenOfRole } from '#tests/support/servers/plain-rest.ts'
import {
  ADMIN_EMAIL,
  claims,
  closedSessions,
  firestoreUnderTest,
  openSessions,
  outsiders,
  roles,
  sessionId,
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
type Who = Parameters<FirestoreUnderTest['as']>[0]
const record = (role: Who, uid: string) => doc(store.as(role), name, uid)
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

const ask = (who: Who) => getDocs(collection(store.as(who), 'contact_requests'))
const ENDED = sessionId('session ended on another device')
const draft = () => ({ changes: {}, updated_at: serverTimestamp() })

describe('a session', () => {
  it.each(openSessions)('like a %s lasts', async (session) => {
    await assertSucceeds(ask(session))
    await assertSucceeds(setDoc(doc(store.as(session), 'drafts', uidOf(session)), draft()))
  })

  it.each(closedSessions)('like a %s opens nothing, without an SDK either', async (session) => {
    await assertFails(ask(session))
    const own = doc(store.as(session), 'drafts', uidOf(session))
    await assertFails(getDoc(own))
    await assertFails(setDoc(own, draft()))
    const { list } = plainRequests('admins', 'contact_requests')
    expect(await statusOf(list, tokenOfRole(session))).toBe(403)
  })
})

describe('the entry of a session', () => {
  const inUse = () => ({ device: 'Firefox, Linux', seen: serverTimestamp() })

  /** Writes an entry of the account's own record, or of another's. */
  const write = (who: Who, entry: unknown, { id = sessionId(who), uid = uidOf(who) } = {}) =>
    updateDoc(doc(store.as(who), name, uid), new FieldPath('sessions', id), entry)

  it.each(openSessions)('is renewed by a %s', async (session) => {
    await assertSucceeds(write(session, inUse()))
  })

  it.each([...closedSessions, ...outsiders])('is written by no %s', async (session) => {
    for (const entry of [inUse(), null]) await assertFails(write(session, entry))
  })

  it('is the first of a record that is older than the list', async () => {
    const session = 'new session that is not listed'
    const own = store.owner.collection(name).doc(uidOf(session))
    const account = (await own.get()).data() ?? {}
    await own.set({ email: ADMIN_EMAIL, sessions_from: new Date(0) })
    await assertSucceeds(write(session, inUse()))
    await own.set(account)
  })

  it.each([
    { what: 'another session', id: sessionId('session used 6 days ago') },
    { what: 'a session that was ended', id: ENDED },
    { what: 'any other name', id: '2000000000' },
  ])('is never that of $what, beside the own neither', async ({ id }) => {
    const session = 'session of 29 days'
    const own = new FieldPath('sessions', sessionId(session))
    const change = id === ENDED ? deleteField() : null
    for (const entry of [inUse(), change]) {
      await assertFails(write(session, entry, { id }))
      const both = [own, inUse(), new FieldPath('sessions', id), entry] as const
      await assertFails(updateDoc(record(session, uidOf(session)), ...both))
    }
  })

  it('is never that of another account', async () => {
    for (const entry of [inUse(), null]) {
      await assertFails(write('admin', entry, { uid: uidOf('account with a record only') }))
    }
  })

  it.each([
    { what: 'with a name that is too long', entry: { ...inUse(), device: 'x'.repeat(61) } },
    { what: 'with a name that is no text', entry: { ...inUse(), device: 1 } },
    { what: 'without a name', entry: { seen: serverTimestamp() } },
    { what: 'without a time', entry: { device: 'Firefox, Linux' } },
    { what: 'with another time', entry: { ...inUse(), seen: new Date() } },
    { what: 'with anything more', entry: { ...inUse(), more: true } },
    { what: 'that is a text', entry: 'Firefox, Linux' },
    { what: 'that is taken away', entry: deleteField() },
  ])('is none $what', async ({ entry }) => {
    await assertFails(write('session of 29 days', entry))
  })

  it('has a name of 60 characters at most', async () => {
    await assertSucceeds(write('session of 29 days', { ...inUse(), device: 'x'.repeat(60) }))
  })

  it('comes alone', async () => {
    const own = record('admin', uidOf('admin'))
    const path = new FieldPath('sessions', sessionId('admin'))
    await assertFails(updateDoc(own, path, inUse(), 'email', 'berta@example.com'))
    await assertFails(updateDoc(own, path, inUse(), 'sessions_from', new Date(0)))
    await assertFails(updateDoc(own, 'sessions', deleteField()))
  })

  it('ends the session that writes null, at once and for good, and no other', async () => {
    const session = 'new session that is not listed'
    await assertSucceeds(write(session, null))
    await assertFails(ask(session))
    await assertFails(write(session, inUse()))
    await assertSucceeds(ask('session of 29 days'))
  })
})
