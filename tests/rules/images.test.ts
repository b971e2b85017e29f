import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { deleteObject, getBytes, listAll, ref, updateMetadata, uploadBytes } from 'firebase/storage'
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'
import { MAX_STORED_BYTES, STORED_TYPES } from '#model/image-file.ts'
import {
  closedSessions,
  outsiders,
  roles,
  storageUnderTest,
  type Role,
  type StorageUnderTest,
} from '#tests/support/rules.ts'

let store: StorageUnderTest
beforeAll(async () => {
  store = await storageUnderTest()
})
afterAll(() => store.cleanup())

const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
const png = { contentType: 'image/png' }
const file = (role: Parameters<typeof store.as>[0], path: string) => ref(store.as(role), path)

describe('rules for cms_images', () => {
  beforeEach(async () => {
    await store.asOwner((storage) =>
      uploadBytes(ref(storage, 'cms_images/known.png'), picture, png),
    )
  })

  it.each(roles)('let a %s see a picture', async (role) => {
    await assertSucceeds(getBytes(file(role, 'cms_images/known.png')))
  })

  it.each(outsiders)('refuse a %s to upload, replace, delete or list', async (role) => {
    await assertFails(uploadBytes(file(role, 'cms_images/unknown.png'), picture, png))
    await assertFails(uploadBytes(file(role, 'cms_images/known.png'), picture, png))
    await assertFails(deleteObject(file(role, 'cms_images/known.png')))
    await assertFails(listAll(file(role, 'cms_images')))
  })

  it.each(closedSessions)('refuse a %s to upload and delete', async (session) => {
    await assertFails(uploadBytes(file(session, 'cms_images/unknown.png'), picture, png))
    await assertFails(deleteObject(file(session, 'cms_images/known.png')))
  })

  it('let an admin upload for 30 days after signing in', async () => {
    await assertSucceeds(
      uploadBytes(file('session of 29 days', 'cms_images/late.png'), picture, png),
    )
  })

  it.each(STORED_TYPES)('let an admin upload %s', async (contentType) => {
    const name = `cms_images/new.${contentType.replace('image/', '')}`
    await assertSucceeds(uploadBytes(file('admin', name), picture, { contentType }))
  })

  it('let an admin delete, but not replace: browsers keep what they have seen', async () => {
    await assertFails(uploadBytes(file('admin', 'cms_images/known.png'), picture, png))
    await assertSucceeds(deleteObject(file('admin', 'cms_images/known.png')))
  })

  it.each([
    'image/svg+xml',
    'image/gif',
    'image/avif',
    'text/html',
    'application/pdf',
    'ximage/png',
    'image/pngx',
  ])('refuse an admin a file of type %s', async (contentType) => {
    await assertFails(uploadBytes(file('admin', 'cms_images/other'), picture, { contentType }))
  })

  it.each(roles)('refuse a %s to change what is there', async (role) => {
    const change = { contentType: 'image/webp' }
    await assertFails(updateMetadata(file(role, 'cms_images/known.png'), change))
  })

  it('let an admin upload up to 5 MB and not a byte more', async () => {
    const largest = new Uint8Array(MAX_STORED_BYTES)
    const tooLarge = new Uint8Array(MAX_STORED_BYTES + 1)
    await assertSucceeds(uploadBytes(file('admin', 'cms_images/large.png'), largest, png))
    await assertFails(uploadBytes(file('admin', 'cms_images/larger.png'), tooLarge, png))
  })

  it.each(roles)('refuse a %s every other place', async (role) => {
    await assertFails(uploadBytes(file(role, 'elsewhere/new.png'), picture, png))
    await assertFails(uploadBytes(file(role, 'cms_images/deep/new.png'), picture, png))
    await assertFails(getBytes(file(role, 'elsewhere/new.png')))
  })
})
