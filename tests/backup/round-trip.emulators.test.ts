import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { contentTypes } from '#content/registry.ts'
import {
  deleteImages,
  ELSEWHERE,
  emptyPlace,
  everythingIn,
  filledPlace,
  HOME,
  newFolderName,
  upload,
} from '#tests/support/servers/backup-places.ts'
import { breakingStorage } from '#tests/support/servers/breaking-storage.ts'
import { png } from '#tests/support/samples/pictures.ts'
import { callTool, runTool } from '#tests/support/fixtures/run-tool.ts'
import type { Place } from '#tools/backup/place.ts'
import { takeBackup } from '#tools/backup/take-backup.ts'
import { restore } from '#tools/restore/restore.ts'
import { restoreBackup } from '#tools/restore/restore-backup.ts'
import {
  publicationDocument,
  storedReleases,
} from '../../functions/src/publishing/publication-state.ts'

/** One value of every kind that JSON and Firestore have, and a time between two milliseconds. */
const ODD = {
  text: '\u0000 🚗 ',
  fraction: 33.3,
  tiny: 5e-324,
  none: null,
  no: false,
  at: new Timestamp(1_767_225_600, 123_456_000),
  list: [1, {}, null],
  map: { '$a.b`': { c: [{ d: null }] }, empty: {} },
}

async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Object.fromEntries(
    await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const file = join(parentPath, name)
        return [file.slice(folder.length + 1), await readFile(file, 'hex')] as const
      }),
    ),
  )
}

let place: Place
let address: string
beforeEach(async () => {
  ;({ place, address } = await filledPlace())
})

describe('a backup', () => {
  it('restored into the emptied project gives the same store, byte for byte', async () => {
    await place.firestore.doc('partners/a b%ü').set(ODD)
    await upload(place, 'sub/Größe 1.gif', Buffer.from('GIF89a'), {
      contentType: 'image/gif',
      cacheControl: 'public, max-age=60',
      contentDisposition: 'inline; filename="x.gif"',
      metadata: { firebaseStorageDownloadTokens: 'one,two', by: 'Größe' },
    })
    const before = await everythingIn(place)
    expect(before.images).toHaveLength(3)
    const folder = await newFolderName()
    const { unreadable, ...counts } = await takeBackup(place, folder)
    expect(counts).toEqual({ documents: before.documents.length, images: 3 })
    // Without a name and a description it is no partner that the site could show.
    expect(unreadable).toEqual([expect.stringMatching(/^partners\/a b%ü: /)])

    await emptyPlace(HOME)
    expect(await everythingIn(place)).toEqual({ documents: [], images: [] })
    const restored = await restoreBackup(folder, place, { allowInvalid: true })
    expect(restored).toMatchObject({ ...counts, deleted: 0 })
    expect(await everythingIn(place)).toEqual(before)

    const shown = await fetch(address)
    expect(shown.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await shown.arrayBuffer()).equals(png.buffer)).toBe(true)

    const second = await newFolderName()
    await takeBackup(place, second)
    const [one, other] = [await filesIn(folder), await filesIn(second)]
    for (const files of [one, other]) {
      // They say when the backup was taken.
      delete files['backup.json']
      delete files['SHA256SUMS']
    }
    // One for each type, and the images.
    expect(Object.keys(one)).toHaveLength(contentTypes.length + 3)
    expect(other).toEqual(one)
  })

  it('restored into another project shows that project’s images', async () => {
    const folder = await newFolderName()
    await takeBackup(place, folder)
    const elsewhere = await emptyPlace(ELSEWHERE)
    await restoreBackup(folder, elsewhere)
    const { docs } = await elsewhere.firestore.collection('courses').get()
    const images = docs.map((each) => String(each.get('image')))
    const moved = images.find((image) => image.startsWith('http')) ?? 'no image'
    expect(moved).toBe(address.replace(`${HOME}.appspot.com`, `${ELSEWHERE}.appspot.com`))
    await emptyPlace(HOME)
    expect(Buffer.from(await (await fetch(moved)).arrayBuffer()).equals(png.buffer)).toBe(true)
    expect(images).toContain('/uploads/course-a.webp')
  })

  it('is restored with all its images though a connection breaks on the way', async () => {
    const before = await everythingIn(place)
    const folder = await newFolderName()
    await takeBackup(place, folder)
    const { bucket, broken, close } = await breakingStorage(place.bucket.name, ['POST'])
    onTestFinished(close)
    await restoreBackup(folder, { ...place, bucket }, { replace: true })
    expect(broken).toEqual(['POST'])
    expect(await everythingIn(place)).toEqual(before)
  })

  it('is not restored over what is there, unless told to replace it', async () => {
    const folder = await newFolderName()
    await takeBackup(place, folder)
    const then = await everythingIn(place)
    const { firestore } = place
    await firestore.doc('courses/neu').set({ title: 'Neu' })
    await firestore.doc('courses/klasse-b').update({ title: 'Geändert', extra: 1 })
    await firestore.doc('faqs/kosten').delete()
    await upload(place, 'neu.png', png.buffer)
    await deleteImages(place, '0a4c-photo.png')
    const now = await everythingIn(place)
    await expect(restoreBackup(folder, place)).rejects.toThrow(
      /^demo-backup-\d+ is not empty \(documents: \d+, images: 2\): add --replace/,
    )
    expect(await everythingIn(place)).toEqual(now)

    expect(await restoreBackup(folder, place, { replace: true })).toMatchObject({ deleted: 1 })
    const { documents, images } = await everythingIn(place)
    expect(documents).toEqual(then.documents)
    // Drafts may show the new one.
    const added = images.filter(({ name }) => name === 'cms_images/neu.png')
    expect(added).toHaveLength(1)
    expect(images.filter((each) => !added.includes(each))).toEqual(then.images)
  })

  it('is published when it is restored, and holds nothing of what was published', async () => {
    const { firestore } = place
    const publication = publicationDocument(firestore)
    const release = storedReleases(firestore).doc('r')
    const live = { live: 7, release: 'r' }
    await publication.set({ ...live, wanted: 7, held: true, error: 'x' })
    await release.set({ release: 'r' } as never)
    const folder = await newFolderName()
    await takeBackup(place, folder)
    const files = Object.keys(await filesIn(folder)).filter((name) => /^content/.test(name))
    const collections = contentTypes.map(({ collection }) => `content/${collection}.json`)
    expect(files.sort()).toEqual(collections.sort())

    await expect(restoreBackup(folder, place)).rejects.toThrow(/is not empty/)
    expect((await publication.get()).data()).toMatchObject({ wanted: 7, held: true })
    await restoreBackup(folder, place, { replace: true })
    const asked = { ...live, wanted: 8, held: false, releasing: false, error: '' }
    expect((await publication.get()).data()).toEqual(asked)
    expect((await release.get()).exists).toBe(true)
  })

  it('leaves the visitors’ requests alone, unless they are asked for', async () => {
    const request = place.firestore.doc('contact_requests/one')
    await request.set({ name: 'Mara Muster', read: false })
    const [without, complete] = [await newFolderName(), await newFolderName()]
    await takeBackup(place, without)
    await takeBackup(place, complete, { withRequests: true })
    expect(Object.keys(await filesIn(without))).not.toContain('content/contact_requests.json')

    await request.update({ name: 'Jemand anders' })
    await restoreBackup(without, place, { replace: true, withRequests: true })
    await restoreBackup(complete, place, { replace: true })
    expect((await request.get()).get('name')).toBe('Jemand anders')
    await restoreBackup(complete, place, { replace: true, withRequests: true })
    expect((await request.get()).get('name')).toBe('Mara Muster')
  })

  it('of more than one commit can take is restored as a whole', async () => {
    const description = 'x'.repeat(900_000)
    for (const id of Array(12).keys()) {
      await place.firestore.doc(`partners/big${id}`).set({ name: 'Groß', description })
    }
    const before = await everythingIn(place)
    const folder = await newFolderName()
    await takeBackup(place, folder)
    await emptyPlace(HOME)
    await restoreBackup(folder, place, { allowInvalid: true })
    expect(await everythingIn(place)).toEqual(before)
  })

  it('is taken and restored by two commands, which say what they did', async () => {
    const folder = await newFolderName()
    const args = [folder, '--project', HOME]
    expect(await runTool('backup', args)).toEqual({
      code: 0,
      said: `Backup of ${HOME} in ${folder}: 40 documents, 2 images.`,
    })
    await emptyPlace(HOME)
    expect(await runTool('restore', args)).toEqual({
      code: 0,
      said: expect.stringMatching(
        /^demo-backup-\d+ has the content of .* again: 40 documents, 2 images; deleted: 0\.$/,
      ) as string,
    })
    const again = await callTool(restore, args)
    expect(again.said).toMatch(/^demo-backup-\d+ is not empty \(documents: 40, images: 2\)/)
  })
})
