import { beforeEach, describe, expect, it, vi } from 'vitest'
import { courses } from '#content/courses/definition.ts'
import { partners } from '#content/partners/definition.ts'
import { sampleOf } from '#tests/support/samples.ts'
import { addressOf, bucket, objectsOf, storeImage } from '#tests/support/stored-images.ts'
import { emulatorBackend } from '#tools/backend.ts'
import {
  imageFields,
  removeFormerImages,
  removeOrphanedImages,
} from '../../functions/src/unused-images.ts'

const db = emulatorBackend().firestore
const course = (id: string) => db.doc(`courses/unused-images-${id}`)
const withImage = (image: string) => ({ ...sampleOf(courses), image })
const countOf = async (address: string) => (await objectsOf(address)).length
/** A function's first call starts a process, and busy machines take their time. */
const PATIENCE = { timeout: 60_000 }
vi.setConfig({ testTimeout: 90_000 })

beforeEach(async () => {
  await Promise.all(['a', 'b'].map((id) => course(id).delete()))
})

it('images are looked for in every collection that has them', () => {
  expect(Object.fromEntries(imageFields)).toEqual({
    courses: ['image'],
    instructors: ['image_url'],
    testimonials: ['image_url'],
    partners: ['logo'],
  })
})

describe('an image in all its widths', () => {
  it('is deleted when another one takes its place, which stays', async () => {
    const [former, next] = [await storeImage(), await storeImage()]
    await course('a').set(withImage(former))
    await course('a').update({ image: next })
    await expect.poll(() => countOf(former), PATIENCE).toBe(0)
    expect(await countOf(next)).toBe(3)
  })

  it('stays while another field of its record changes', async () => {
    const [address, other] = [await storeImage(), await storeImage()]
    await course('a').set(withImage(address))
    await course('a').update({ title: 'Anders' })
    await course('b').set(withImage(other))
    await course('b').delete()
    await expect.poll(() => countOf(other), PATIENCE).toBe(0)
    expect(await countOf(address)).toBe(3)
  })

  it('is deleted with the last record that has it, a partner’s as a course’s', async () => {
    const address = await storeImage()
    const partner = db.doc('partners/unused-images')
    await partner.set({ ...sampleOf(partners), logo: address })
    await course('a').set(withImage(address))
    const store = { db, bucket }
    await course('a').delete()
    await removeFormerImages('courses', withImage(address), undefined, store)
    expect(await countOf(address)).toBe(3)
    await partner.delete()
    await expect.poll(() => countOf(address), PATIENCE).toBe(0)
    await removeFormerImages('partners', { logo: address }, undefined, store)
  })
})

it('an image that is deleted while it is read is there or not found, and the emulators live on', async () => {
  for (let round = 0; round < 20; round += 1) {
    const address = await storeImage()
    const [answer] = await Promise.all([
      fetch(address),
      removeFormerImages('courses', { image: address }, undefined, { db, bucket }),
    ])
    expect([200, 404]).toContain(answer.status)
  }
})

it.each([
  ['of this site', '/uploads/course-b.webp'],
  ['of another bucket', addressOf('cms_images/kept.webp').replace('/b/', '/b/other-')],
  ['of another folder', addressOf('backup/kept.webp')],
  ['that is none', null],
])('an address %s deletes nothing', async (_, image) => {
  const paths = ['backup/kept.webp', 'cms_images/kept.webp']
  await Promise.all(paths.map((path) => bucket.file(path).save('x', { resumable: false })))
  await removeFormerImages('courses', { image }, undefined, { db, bucket })
  for (const path of paths) expect(await bucket.file(path).exists()).toEqual([true])
})

it('what no record mentions is deleted a day after its upload, and not before', async () => {
  const [orphan, used, usedOtherwise] = [await storeImage(), await storeImage(), await storeImage()]
  const otherwise = usedOtherwise.replace('_w1200', '_w480').concat('&token=x')
  await course('a').set(withImage(used))
  await course('b').set(withImage(otherwise))
  const hoursLater = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  await removeOrphanedImages({ db, bucket }, hoursLater(23))
  expect(await countOf(orphan)).toBe(3)
  expect(await removeOrphanedImages({ db, bucket }, hoursLater(25))).toBeGreaterThanOrEqual(3)
  expect(await countOf(orphan)).toBe(0)
  expect(await countOf(used)).toBe(3)
  expect(await countOf(usedOtherwise)).toBe(3)
  expect(await removeOrphanedImages({ db, bucket }, hoursLater(25))).toBe(0)
})
