import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { contentTypes } from '#content/registry.ts'
import {
  ELSEWHERE,
  emptyPlace,
  everythingIn,
  filledPlace,
  HOME,
  homeBackend,
  newFolderName,
} from '#tests/support/backup-places.ts'
import { png } from '#tests/support/pictures.ts'
import type { Place } from '#tools/backup/place.ts'
import { takeBackup } from '#tools/backup/take-backup.ts'
import type { Fields } from '#tools/backup/value.ts'
import { restoreBackup } from '#tools/restore/restore-backup.ts'
import {
  publicationDocument,
  storedReleases,
} from '../../functions/src/publishing/publication-state.ts'
import { samples } from '#tools/seed-data/index.ts'

/** One value of every kind, which the site itself never stores. */
const ODD: Fields = {
  text: '\u0000 🚗 ',
  whole: 3,
  large: { $integer: '9007199254740993' },
  fraction: 33.3,
  wholeFraction: { $double: '3' },
  minusZero: { $double: '-0' },
  tiny: 5e-324,
  none: null,
  no: false,
  at: { $timestamp: '2026-01-01T00:00:00.123456000Z' },
  bytes: { $bytes: 'AP8=' },
  place: { $geoPoint: [50.9, { $double: '12' }] },
  list: [1, {}, null],
  emptyList: [],
  map: { a: { b: { c: [{ d: null }] } }, empty: {} },
  looksTagged: { $map: { $double: 'x' } },
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
}, 60_000)

describe('a backup', () => {
  it('restored into the emptied project gives the same store, byte for byte', async () => {
    await place.documents.write([{ collection: 'partners', id: 'a b%ü', fields: ODD }])
    await place.bucket.file('cms_images/sub/Größe 1.gif').save(Buffer.from('GIF89a'), {
      resumable: false,
      metadata: {
        contentType: 'image/gif',
        cacheControl: 'public, max-age=60',
        contentDisposition: 'inline; filename="x.gif"',
        metadata: { firebaseStorageDownloadTokens: 'one,two', by: 'Größe' },
      },
    })
    const before = await everythingIn(place)
    const filled = samples.filter(({ records }) => Object.keys(records).length > 0)
    expect(before.documents).toHaveLength(filled.length)
    expect(before.images).toHaveLength(3)
    const folder = await newFolderName()
    const { documents, images, warnings } = await takeBackup(place, folder)
    expect(images).toBe(3)
    // Without a name and a description it is no partner that the site could show.
    expect(warnings).toEqual([expect.stringMatching(/cannot read partners\/a b%ü/)])

    await emptyPlace(HOME)
    expect(await everythingIn(place)).toEqual({ documents: [], images: [] })
    const restored = await restoreBackup(folder, place, { allowInvalid: true })
    expect(restored).toMatchObject({ documents, images, deleted: 0 })
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
    expect(Object.keys(one)).toHaveLength(contentTypes.length + 1 + 3)
    expect(other).toEqual(one)
  })

  it('restored into another project shows that project’s images', async () => {
    const folder = await newFolderName()
    await takeBackup(place, folder)
    const elsewhere = await emptyPlace(ELSEWHERE)
    await restoreBackup(folder, elsewhere)
    const content = await elsewhere.documents.read(['courses'])
    const moved = content['courses']?.['klasse-b']?.['image'] as string
    expect(moved).toBe(address.replace(`${HOME}.appspot.com`, `${ELSEWHERE}.appspot.com`))
    await emptyPlace(HOME)
    expect(Buffer.from(await (await fetch(moved)).arrayBuffer()).equals(png.buffer)).toBe(true)
    const others = Object.values(content['courses'] ?? {}).map(({ image }) => image)
    expect(others).toContain('/uploads/course-a.webp')
  })

  it('is not restored over what is there, unless told to replace it', async () => {
    const folder = await newFolderName()
    await takeBackup(place, folder)
    const then = await everythingIn(place)
    const { firestore } = homeBackend
    await firestore.doc('courses/neu').set({ title: 'Neu' })
    await firestore.doc('courses/klasse-b').update({ title: 'Geändert', extra: 1 })
    await firestore.doc('faqs/kosten').delete()
    await place.bucket.file('cms_images/neu.png').save(png.buffer, { resumable: false })
    await place.bucket.file('cms_images/0a4c-photo.png').delete()
    const now = await everythingIn(place)
    await expect(restoreBackup(folder, place)).rejects.toThrow(
      /^demo-backup is not empty \(documents: \d+, images: 2\): add --replace/,
    )
    expect(await everythingIn(place)).toEqual(now)

    expect(await restoreBackup(folder, place, { replace: true })).toMatchObject({ deleted: 2 })
    expect(await everythingIn(place)).toEqual(then)
  })

  it('is published when it is restored, and holds nothing of what was published', async () => {
    const { firestore } = homeBackend
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
    const request = homeBackend.firestore.doc('contact_requests/one')
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
})
