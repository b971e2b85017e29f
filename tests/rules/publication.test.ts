import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  addDoc,
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  increment,
  setDoc,
  updateDoc,
} from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PUBLICATION, RELEASES } from '#model/records/publication.ts'
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
  store = await firestoreUnderTest('publication')
})
afterAll(() => store.cleanup())

const { collection: site, id } = PUBLICATION
const publication = (role: Role) => doc(store.as(role), site, id)
const releases = (role: Role) => collection(publication(role), RELEASES)
const release = (role: Role) => doc(releases(role), 'x')

const owners = () => store.owner.collection(site).doc(id)
const stored = async () => (await owners().get()).data()

/** As the back office does it beside each write. */
const raise = (role: Role, by = 1) =>
  setDoc(publication(role), { wanted: increment(by) }, { merge: true })

const STATE = { wanted: 5, live: 4, held: true, error: 'x' }

describe('what is published', () => {
  beforeEach(async () => {
    await owners().set(STATE)
    await owners().collection(RELEASES).doc('x').set({ release: 'x' })
  })

  it('is read by an admin, and what was published before', async () => {
    await assertSucceeds(getDoc(publication('admin')))
    await assertSucceeds(getDoc(release('admin')))
    await assertSucceeds(getDocs(releases('admin')))
  })

  it.each(outsiders)('is not read by a %s, nor what was published before', async (role) => {
    await assertFails(getDoc(publication(role)))
    await assertFails(getDoc(release(role)))
    await assertFails(getDocs(releases(role)))
  })

  it('is raised by an admin, again and again', async () => {
    for (const wanted of [6, 7]) {
      await assertSucceeds(raise('admin'))
      expect(await stored()).toEqual({ ...STATE, wanted })
    }
    await assertSucceeds(updateDoc(publication('admin'), { wanted: 8 }))
  })

  it('is raised by an admin where the functions wrote first', async () => {
    await owners().set({ held: false, error: '' })
    await assertFails(raise('admin', 2))
    await assertFails(updateDoc(publication('admin'), { wanted: 0 }))
    await assertSucceeds(raise('admin'))
    expect(await stored()).toEqual({ held: false, error: '', wanted: 1 })
  })

  it.each([
    { what: 'more than raised by one', fields: { wanted: 7 } },
    { what: 'written as it was', fields: { wanted: 5 } },
    { what: 'lowered', fields: { wanted: 4 } },
    { what: 'begun anew', fields: { wanted: 1 } },
    { what: 'no number', fields: { wanted: '6' } },
    { what: 'without the counter', fields: { wanted: deleteField() } },
    { what: 'another field, changed', fields: { live: 5 } },
    { what: 'another field, changed beside the counter', fields: { wanted: 6, live: 6 } },
    { what: 'another field, new beside the counter', fields: { wanted: 6, lease: 'x' } },
    {
      what: 'another field, removed beside the counter',
      fields: { wanted: 6, held: deleteField() },
    },
  ])('is never $what', async ({ fields }) => {
    await assertFails(updateDoc(publication('admin'), fields))
    expect(await stored()).toEqual(STATE)
  })

  it('is never raised by two, nor written anew, nor deleted by an admin', async () => {
    await assertFails(raise('admin', 2))
    await assertFails(setDoc(publication('admin'), { wanted: 6 }))
    await assertFails(deleteDoc(publication('admin')))
    expect(await stored()).toEqual(STATE)
  })

  it.each(outsiders)('is not raised, written or deleted by a %s', async (role) => {
    await assertFails(raise(role))
    await assertFails(updateDoc(publication(role), { live: 5 }))
    await assertFails(setDoc(publication(role), { wanted: 1 }))
    await assertFails(deleteDoc(publication(role)))
    expect(await stored()).toEqual(STATE)
  })

  it.each(roles)('before is written by no %s', async (role) => {
    await assertFails(addDoc(releases(role), { release: 'y' }))
    await assertFails(updateDoc(release(role), { release: 'y' }))
    await assertFails(deleteDoc(release(role)))
  })

  it('is nothing that anybody writes without an SDK, nor is anything beside it', async () => {
    for (const known of [id, 'other']) {
      const { create, update, delete: remove } = plainRequests('publication', site, known)
      for (const role of roles) {
        for (const each of [create, update, remove]) {
          expect(await statusOf(each, tokenOfRole(role))).toBe(403)
        }
      }
    }
    expect(await stored()).toEqual(STATE)
  })
})

describe('before anything was published', () => {
  beforeEach(() => owners().delete())

  it('the first write of an admin begins the counter', async () => {
    await assertSucceeds(raise('admin'))
    expect(await stored()).toEqual({ wanted: 1 })
  })

  it.each([
    { what: 'with more', fields: { wanted: 2 } },
    { what: 'with nothing', fields: { wanted: 0 } },
    { what: 'with no number', fields: { wanted: true } },
    { what: 'without it', fields: {} },
    { what: 'with another field', fields: { live: 1 } },
    { what: 'with another field beside it', fields: { wanted: 1, live: 1 } },
  ])('no write of an admin begins it $what', async ({ fields }) => {
    await assertFails(setDoc(publication('admin'), fields))
    expect(await stored()).toBeUndefined()
  })

  it.each(outsiders)('a %s begins nothing', async (role) => {
    await assertFails(raise(role))
    await assertFails(setDoc(publication(role), { wanted: 2 }))
    expect(await stored()).toBeUndefined()
  })
})
