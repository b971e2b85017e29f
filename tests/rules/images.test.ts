import { randomUUID } from 'node:crypto'
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { deleteObject, getBytes, listAll, ref, updateMetadata, uploadBytes } from 'firebase/storage'
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'
import { MAX_STORED_BYTES, STORED_TYPES } from '#model/images/image-file.ts'
import { objectPath } from '#model/images/stored-image.ts'
import {
  closedSessions,
  openSessions,
  outsiders,
  roles,
  storageUnderTest,
  type StorageUnderTest,
} from '#tests/support/rules/rules.ts'

let store: StorageUnderTest
beforeAll(async () => {
  store = await storageUnderTest()
})
afterAll(() => store.cleanup())

const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
const png = { contentType: 'image/png' }
const file = (role: Parameters<typeof store.as>[0], path: string) => ref(store.as(role), path)
const UUID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const KNOWN = `cms_images/${UUID}_1600x1067_w480.png`
const unknown = (extension = 'png') =>
  objectPath(randomUUID(), { width: 1600, height: 1067 }, 960, extension)

describe('rules for cms_images', () => {
  beforeEach(async () => {
    await store.asOwner((storage) => uploadBytes(ref(storage, KNOWN), picture, png))
  })

  it.each(roles)('let a %s see a picture', async (role) => {
    await assertSucceeds(getBytes(file(role, KNOWN)))
  })

  it.each(outsiders)('refuse a %s to upload and to list', async (role) => {
    await assertFails(uploadBytes(file(role, unknown()), picture, png))
    await assertFails(listAll(file(role, 'cms_images')))
  })

  it.each(roles)('refuse a %s to replace, change and delete what is there', async (role) => {
    await assertFails(uploadBytes(file(role, KNOWN), picture, png))
    await assertFails(updateMetadata(file(role, KNOWN), { contentType: 'image/webp' }))
    await assertFails(deleteObject(file(role, KNOWN)))
  })

  it.each(closedSessions)('refuse uploads in a %s', async (session) => {
    await assertFails(uploadBytes(file(session, unknown()), picture, png))
  })

  it.each(openSessions)('take uploads in a %s', async (session) => {
    await assertSucceeds(uploadBytes(file(session, unknown()), picture, png))
  })

  it.each(STORED_TYPES)('let an admin upload %s, named as such', async (contentType) => {
    const extension = contentType.replace('image/', '')
    await assertSucceeds(uploadBytes(file('admin', unknown(extension)), picture, { contentType }))
    const other = extension === 'png' ? 'webp' : 'png'
    await assertFails(uploadBytes(file('admin', unknown(other)), picture, { contentType }))
  })

  it.each(['svg+xml', 'gif', 'avif', 'html', 'pngx'])(
    'refuse an admin a file of type image/%s',
    async (type) => {
      const contentType = `image/${type}`
      await assertFails(uploadBytes(file('admin', unknown(type)), picture, { contentType }))
    },
  )

  it.each([
    'a.png',
    `x${UUID}_1600x1067_w480.png`,
    `${UUID}_1600x1067_w480.pngx`,
    `${UUID.slice(1)}_1600x1067_w480.png`,
    `${UUID}0_1600x1067_w480.png`,
  ])('refuse an admin the name %s', async (name) => {
    const contentType = `image/${name.split('.')[1] ?? ''}`
    await assertFails(uploadBytes(file('admin', `cms_images/${name}`), picture, { contentType }))
  })

  it('take what is not compressed', async () => {
    const encoded = (contentEncoding: string) =>
      uploadBytes(file('admin', unknown()), picture, { ...png, contentEncoding })
    await assertSucceeds(encoded('identity'))
    await assertFails(encoded('gzip'))
  })

  it('let an admin upload up to 5 MB and not a byte more', async () => {
    const largest = new Uint8Array(MAX_STORED_BYTES)
    const tooLarge = new Uint8Array(MAX_STORED_BYTES + 1)
    await assertSucceeds(uploadBytes(file('admin', unknown()), largest, png))
    await assertFails(uploadBytes(file('admin', unknown()), tooLarge, png))
  })

  it.each(roles)('refuse a %s every other place', async (role) => {
    const name = unknown().replace('cms_images/', '')
    await assertFails(uploadBytes(file(role, `elsewhere/${name}`), picture, png))
    await assertFails(uploadBytes(file(role, `cms_images/deep/${name}`), picture, png))
    await assertFails(getBytes(file(role, `elsewhere/${name}`)))
  })
})
