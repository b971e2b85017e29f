import { randomUUID } from 'node:crypto'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { courses } from '#content/courses/definition.ts'
import { partners } from '#content/partners/definition.ts'
import { PAGE_DRAFTS } from '#model/records/page-draft.ts'
import { ownProject } from '#tests/support/fixtures/own-project.ts'
import { sampleOf } from '#tests/support/samples/samples.ts'
import { AS_NEW, storedImages } from '#tests/support/rules/stored-images.ts'
import { breakingStorage } from '#tests/support/servers/breaking-storage.ts'
import { emulatorBackend } from '#tools/command/backend.ts'
import { imageFields } from '../../functions/src/publishing/images-in.ts'
import {
  publicationDocument,
  storedReleases,
} from '../../functions/src/publishing/publication-state.ts'
import { removeUnusedImages } from '../../functions/src/housekeeping/unused-images.ts'

const project = ownProject('unused-images')
const db = emulatorBackend(project).firestore
const { addressOf, bucket, storeImage, objectsOf } = storedImages(project)
const course = (id: string) => db.doc(`courses/unused-images-${id}`)
const withImage = (image: string) => ({ ...sampleOf(courses), image })
/** Stores a file with the name of a picture. @returns its path */
async function storeFile(content: string): Promise<string> {
  const path = `cms_images/${randomUUID()}_1x1_w1.png`
  await bucket.file(path).save(Buffer.from(content, 'latin1'), AS_NEW)
  return path
}
const isThere = async (path: string) => (await bucket.file(path).exists())[0]
const countOf = async (address: string) => (await objectsOf(address)).length
const start = Date.now()
/** The daily look, on that day after the tests began. */
const sweepOnDay = (day: number, store = { db, bucket }) =>
  removeUnusedImages(store, new Date(start + day * 24 * 3_600_000))

beforeEach(async () => {
  await course('a').delete()
})

it('images are looked for in every collection that has them', () => {
  expect(Object.fromEntries(imageFields)).toEqual({
    courses: ['image'],
    instructors: ['image_url'],
    testimonials: ['image_url'],
    partners: ['logo'],
    landing_page: ['hero_image', 'fleet_image', 'training_image'],
    about_page: ['image'],
  })
})

describe('an image in all its widths', () => {
  it('stays while somebody has it in a draft of the page', async () => {
    const address = await storeImage()
    const draft = db.collection(PAGE_DRAFTS).doc('unused-images')
    const changes = { 'courses/a': { kind: 'edited', values: { image: address } } }
    await draft.set({ changes })
    await sweepOnDay(0)
    await sweepOnDay(31)
    expect(await countOf(address)).toBe(3)
    await draft.delete()
    await sweepOnDay(32)
    await sweepOnDay(63)
    expect(await countOf(address)).toBe(0)
  })

  it('stays for 30 days after another one took its place, which stays for good', async () => {
    const [former, next] = [await storeImage(), await storeImage()]
    await course('a').set(withImage(former))
    await sweepOnDay(0)
    await course('a').update({ image: next })
    await sweepOnDay(1)
    await sweepOnDay(30)
    expect(await countOf(former)).toBe(3)
    expect(await sweepOnDay(31)).toBeGreaterThanOrEqual(3)
    expect(await countOf(former)).toBe(0)
    expect(await countOf(next)).toBe(3)
  })

  it('is safe again when a record takes it back, however late', async () => {
    const address = await storeImage()
    await sweepOnDay(0)
    await course('a').set(withImage(address))
    await sweepOnDay(29)
    await course('a').delete()
    await sweepOnDay(30)
    await sweepOnDay(59)
    expect(await countOf(address)).toBe(3)
    await sweepOnDay(60)
    expect(await countOf(address)).toBe(0)
  })

  it('stays with the last record that has it, a partner’s as a course’s', async () => {
    const address = await storeImage()
    const partner = db.doc('partners/unused-images')
    await partner.set({ ...sampleOf(partners), logo: address })
    await sweepOnDay(0)
    await sweepOnDay(40)
    expect(await countOf(address)).toBe(3)
    await partner.delete()
    await sweepOnDay(41)
    await sweepOnDay(71)
    expect(await countOf(address)).toBe(0)
  })

  it('stays while visitors get it, or may get it again, though no record has it any more', async () => {
    const [live, earlier] = [await storeImage(), await storeImage()]
    const counts = () => Promise.all([countOf(live), countOf(earlier)])
    const publication = publicationDocument(db)
    await publication.set({ images: FieldValue.arrayUnion(live) }, { merge: true })
    const at = Timestamp.fromMillis(start)
    const shown = { release: 'x', build: 'x', content: 'x', images: [earlier] }
    const release = await storedReleases(db).add({ ...shown, at, expires_at: at })
    await sweepOnDay(0)
    await sweepOnDay(40)
    expect(await counts()).toEqual([3, 3])

    await publication.update({ images: FieldValue.arrayRemove(live) })
    await sweepOnDay(41)
    await release.delete()
    await sweepOnDay(42)
    await sweepOnDay(71)
    expect(await counts()).toEqual([0, 3])
    await sweepOnDay(72)
    expect(await counts()).toEqual([0, 0])
  })

  it('counts as used in whatever width or form of address', async () => {
    const address = await storeImage()
    await course('a').set(withImage(address.replace('_w1200', '_w480').concat('&token=x')))
    await sweepOnDay(0)
    await sweepOnDay(40)
    expect(await countOf(address)).toBe(3)
  })

  it('is kept when a record takes it back while it is about to be deleted', async () => {
    const address = await storeImage()
    await sweepOnDay(0)
    let looks = 0
    const during = new Proxy(db, {
      get(target, name) {
        if (name !== 'collection') return Reflect.get(target, name, target) as unknown
        return (path: string) => {
          const collection = target.collection(path)
          if (path !== 'courses') return collection
          looks += 1
          // The first look is over when the record is written.
          return looks === 1 ? takenBackAfter(collection) : collection
        }
      },
    })
    const takenBackAfter = (collection: ReturnType<typeof db.collection>) => ({
      select: (...names: string[]) => ({
        get: async () => {
          const answer = await collection.select(...names).get()
          await course('a').set(withImage(address))
          return answer
        },
      }),
    })
    await sweepOnDay(40, { db: during, bucket })
    expect(looks).toBe(2)
    expect(await countOf(address)).toBe(3)
  })

  it('keeps what browsers and pages know of it when it is marked and unmarked', async () => {
    const address = await storeImage()
    const known = async () =>
      (await objectsOf(address)).map(({ metadata: { contentType, cacheControl, size } }) => ({
        contentType,
        cacheControl,
        size,
      }))
    const before = await known()
    await sweepOnDay(0)
    const [object] = await objectsOf(address)
    expect(object?.metadata.metadata).toHaveProperty('unreferenced_since')
    await course('a').set(withImage(address))
    await sweepOnDay(1)
    expect(await known()).toEqual(before)
    const [cleared] = await objectsOf(address)
    expect(cleared?.metadata.metadata?.['unreferenced_since'] ?? undefined).toBeUndefined()
  })
})

it('an image is marked, and removed, though a connection breaks on the way', async () => {
  const address = await storeImage()
  const breaking = await breakingStorage(bucket.name, ['PATCH', 'DELETE'])
  try {
    await sweepOnDay(0, { db, bucket: breaking.bucket })
    await sweepOnDay(30, { db, bucket: breaking.bucket })
  } finally {
    breaking.close()
  }
  expect(breaking.broken).toEqual(['PATCH', 'DELETE'])
  expect(await countOf(address)).toBe(0)
})

it('an image that is deleted while it is read is there or not found, and the emulators live on', async () => {
  for (let round = 0; round < 20; round += 1) {
    const path = await storeFile('RIFF....WEBP')
    const [answer] = await Promise.all([
      fetch(addressOf(path)),
      bucket.deleteFiles({ prefix: path }),
    ])
    expect([200, 404]).toContain(answer.status)
  }
})

it('what lies in another folder is never touched', async () => {
  const other = bucket.file('backup/kept.webp')
  await other.save('x', AS_NEW)
  await sweepOnDay(0)
  await sweepOnDay(40)
  expect(await other.exists()).toEqual([true])
})

it('what holds no picture goes at once, though a record shows it', async () => {
  const contents = ['', '<html></html>', '\x89PNG', 'RIFF....WAVE']
  const paths = await Promise.all(contents.map(storeFile))
  await Promise.all(paths.map((path, at) => course(`shown-${at}`).set(withImage(addressOf(path)))))
  await sweepOnDay(0)
  expect(await Promise.all(paths.map(isThere))).toEqual([false, false, false, false])
})

it('a picture stays, which is known by its beginning', async () => {
  const contents = ['\xff\xd8\xff\xe0', '\x89PNG\r\n\x1a\n', 'RIFF....WEBP']
  const paths = await Promise.all(contents.map(storeFile))
  await sweepOnDay(0)
  expect(await Promise.all(paths.map(isThere))).toEqual([true, true, true])
})

it('a name that is no upload’s is found in no other address', async () => {
  const path = 'cms_images/a'
  await bucket.file(path).save('RIFF....WEBP', AS_NEW)
  await course('a').set(withImage(addressOf('cms_images/ab.webp')))
  await sweepOnDay(0)
  await sweepOnDay(30)
  expect(await bucket.file(path).exists()).toEqual([false])
})
