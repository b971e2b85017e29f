import { Timestamp } from 'firebase-admin/firestore'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  builtSite,
  db,
  fillStore,
  plainRenderer,
  project,
  state,
  wanted,
  worker,
  write,
} from '#tests/publication/publishing-site.ts'
import { testimonials } from '#content/testimonials/definition.ts'
import { BIN, binId, VERSIONS } from '#model/records/history.ts'
import { PAGE_DRAFTS } from '#model/records/page-draft.ts'
import { sampleOf } from '#tests/support/samples/samples.ts'
import { storedImages } from '#tests/support/rules/stored-images.ts'
import { eraseRecord } from '../../functions/src/housekeeping/erase-record.ts'
import { handlePublicationCommand } from '../../functions/src/publishing/manage-publication.ts'
import { publishDue } from '../../functions/src/publishing/publish-due.ts'
import { removeUnusedImages } from '../../functions/src/housekeeping/unused-images.ts'

const { bucket, storeImage, objectsOf } = storedImages(project)
const { collection } = testimonials
const QUOTE = 'Das soll bald niemand mehr lesen.'
const record = db.collection(collection).doc('erased')
const row = db.collection(BIN).doc(binId(collection, record.id))
const draft = db.collection(PAGE_DRAFTS).doc('somebody')
const nothingWaits = new Date()

let site: Awaited<ReturnType<typeof builtSite>>
let images: Awaited<ReturnType<typeof storeImages>>
const storeImages = async () => ({
  former: await storeImage(),
  present: await storeImage(),
  shared: await storeImage(),
  typed: await storeImage(),
})
beforeEach(async () => {
  await fillStore()
  site = await builtSite()
  images = await storeImages()
})
afterEach(() => site.remove())

const plainWorker = () => worker(site.host, undefined, plainRenderer)
const published = async () => {
  const { publishing, failures } = plainWorker()
  await publishDue(publishing)
  expect(failures).toEqual([])
  return String((await state()).release)
}
const serveAgain = (release: string) =>
  handlePublicationCommand({ action: 'release', release }, plainWorker().publishing)
const erase = (data: unknown = { collection, id: record.id }, store = { db, bucket }) =>
  eraseRecord(data, store, nothingWaits)
const left = async (image: string) => (await objectsOf(image)).length
const versions = async () => (await record.collection(VERSIONS).get()).size

/** What visitors have seen, once with the former picture and once with the present one. */
async function shown() {
  const values = { ...sampleOf(testimonials), quote: QUOTE, image_url: images.former }
  await write(record.path, values)
  await write(`${collection}/other`, { ...values, quote: 'Bleibt.', image_url: images.shared })
  const release = await published()
  const present = { ...values, image_url: images.present }
  await write(record.path, present)
  await published()
  const kept = [values, { ...values, image_url: images.shared }, present]
  for (const [index, each] of kept.entries()) {
    await record
      .collection(VERSIONS)
      .doc(`${index + 1}`)
      .set({ record: each, at: new Date() })
  }
  return { release, present }
}

async function deleted() {
  const before = await shown()
  const at = Timestamp.now()
  await row.set({ collection, id: record.id, record: before.present, author: 'a@b.de', at })
  await record.delete()
  await wanted()
  return before
}

describe('what is erased', () => {
  it('leaves no row, version, change of a draft, or picture that nothing else shows', async () => {
    await deleted()
    const typed = { kind: 'edited', values: { image_url: images.typed } }
    const others = { 'courses/klasse-b': { kind: 'edited', values: {} } }
    await draft.set({ changes: { [record.path]: typed, ...others } })
    expect(await erase()).toEqual({ collection, records: 1, versions: 3, files: 9 })
    expect((await row.get()).exists).toBe(false)
    expect(await versions()).toBe(0)
    expect((await draft.get()).get('changes')).toEqual(others)
    for (const image of [images.former, images.present, images.typed]) {
      expect(await left(image)).toBe(0)
    }
    expect(await left(images.shared)).toBe(3)
  })

  it('is in no page that is served, at once, though an earlier release was held', async () => {
    const { release } = await deleted()
    await serveAgain(release)
    expect(await site.read('index.html')).toContain(QUOTE)
    await erase()
    await published()
    for (const file of await site.files()) {
      if (file !== 'assets') expect(await site.read(file)).not.toContain(QUOTE)
    }
    expect(await site.read('index.html')).toContain('Bleibt.')
  })

  it('is in no release that can be served again; those from after the deletion can', async () => {
    const { release } = await deleted()
    const clean = await published()
    await write('courses/klasse-b', { price: '777€' })
    await published()
    await erase()
    await expect(serveAgain(release)).rejects.toMatchObject({ code: 'failed-precondition' })
    expect(await state()).toMatchObject({ held: false, releasing: false })
    await serveAgain(clean)
    expect(await site.read('index.html')).not.toContain('777€')
  })

  it('of which the pictures could not be removed at once loses them in the next night', async () => {
    await deleted()
    let calls = 0
    const failing = new Proxy(bucket, {
      get: (target, name) => {
        if (name === 'getFiles' && (calls += 1) > 1) throw new Error('Storage is not there.')
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    })
    await expect(erase(undefined, { db, bucket: failing })).rejects.toThrow('not there')
    expect(await versions()).toBe(0)
    expect(await left(images.present)).toBe(3)
    await removeUnusedImages({ db, bucket }, nothingWaits)
    expect(await left(images.present)).toBe(0)
  })
})

describe('nothing is erased', () => {
  it('of what is on the website, or was put back', async () => {
    await shown()
    await expect(erase()).rejects.toMatchObject({ code: 'not-found' })
    await row.set({ collection, id: record.id, record: {}, author: 'a@b.de', at: new Date() })
    await expect(erase()).rejects.toMatchObject({ code: 'not-found' })
    await removeUnusedImages({ db, bucket }, nothingWaits)
    expect(await versions()).toBe(3)
    expect(await left(images.former)).toBe(3)
  })

  it('by any other command', async () => {
    for (const data of [
      null,
      {},
      { collection },
      { collection: BIN, id: row.id },
      { collection, id: 'a/versions/1' },
      { collection, id: 'a', more: true },
    ]) {
      await expect(erase(data)).rejects.toMatchObject({ code: 'invalid-argument' })
    }
  })
})
