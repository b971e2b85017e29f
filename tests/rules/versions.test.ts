import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  setDoc,
  updateDoc,
} from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
import { VERSIONS, VERSIONS_KEPT } from '#model/records/history.ts'
import { plainRequests, statusOf, tokenOfRole } from '#tests/support/servers/plain-rest.ts'
import { ADMIN_EMAIL, outsiders } from '#tests/support/rules/rules.ts'
import {
  storedValue,
  changedValue,
  sampleValue,
  yesterdaysStamps,
  versionedValue,
} from './versioned-value.ts'
import { setVersioned, versionDocument, versionOf } from '#tests/support/rules/versioned.ts'

const { as, owned, owner, record, together, version } = versionedValue('versions')

describe('versions', () => {
  it('are read by an admin, of one record and of all', async () => {
    await assertSucceeds(getDocs(collection(record(), VERSIONS)))
    const all = await assertSucceeds(getDocs(collectionGroup(as('admin'), VERSIONS)))
    expect(all.docs.map(({ ref }) => ref.path)).toContain(version(2).path)
  })

  it.each(outsiders)('are not read by a %s', async (role) => {
    await assertFails(getDoc(version(1, role)))
    await assertFails(getDocs(collection(record(role), VERSIONS)))
    await assertFails(getDocs(collectionGroup(as(role), VERSIONS)))
  })

  it('are not edited', async () => {
    await assertFails(updateDoc(version(2), { author: ADMIN_EMAIL }))
    await assertFails(setDoc(version(2), versionDocument(storedValue, { kind: 'edited' })))
  })

  it('are not added without a change', async () => {
    for (const kind of ['created', 'edited', 'restored', 'deleted', 'found', 'aside'] as const) {
      for (const id of [0, 3, '2-aside', '3-aside']) {
        await assertFails(setDoc(version(id), versionDocument(storedValue, { kind })))
      }
    }
  })

  it('are not added without a change where one is missing', async () => {
    await owner().recursiveDelete(owned().collection(VERSIONS))
    await assertFails(setDoc(version(2), versionDocument(storedValue, { kind: 'edited' })))
  })

  it('are not below what is no content', async () => {
    const request = doc(as('admin'), 'contact_requests', 'known')
    await assertFails(
      setDoc(versionOf(request, 0), versionDocument({ rev: 0 }, { kind: 'edited' })),
    )
    await assertFails(deleteDoc(versionOf(request, 0)))
    const kept = owner().doc('contact_requests/known').collection(VERSIONS)
    for (const id of [1, 1 + VERSIONS_KEPT]) await kept.doc(String(id)).set({ kind: 'edited' })
    await assertFails(deleteDoc(versionOf(request, 1)))
    await owner().recursiveDelete(kept)
  })

  it('go when as many are newer as are kept', async () => {
    await assertFails(deleteDoc(version(1)))
    const later = { ...storedValue, rev: VERSIONS_KEPT }
    await owned().set({ ...sampleValue, ...yesterdaysStamps, rev: VERSIONS_KEPT })
    const change = { ...changedValue, rev: later.rev + 1 }
    await assertFails(
      together((batch) => {
        setVersioned(batch, record(), change)
        batch.delete(version(2))
      }),
    )
    await assertSucceeds(
      together((batch) => {
        setVersioned(batch, record(), change)
        batch.delete(version(1)).delete(version('1-aside'))
      }),
    )
    expect((await getDoc(version(1))).exists()).toBe(false)
    for (const role of outsiders) await assertFails(deleteDoc(version(1, role)))
  })

  it('are nothing that anybody without an SDK writes', async () => {
    const path = `${record().path}/${VERSIONS}`
    const { create, update, delete: remove } = plainRequests('versions', path, '2')
    for (const request of [create, update, remove]) {
      for (const role of ['visitor', 'plain account', 'revoked admin', 'admin'] as const) {
        expect(await statusOf(request, tokenOfRole(role))).toBe(403)
      }
    }
    const { get, list } = plainRequests('versions', path, '2')
    for (const request of [get, list]) {
      expect(await statusOf(request, tokenOfRole('admin'))).toBe(200)
      for (const role of ['visitor', 'plain account', 'revoked admin'] as const) {
        expect(await statusOf(request, tokenOfRole(role))).toBe(403)
      }
    }
  })
})
