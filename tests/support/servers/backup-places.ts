import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { IMAGE_PREFIX } from '#model/images/stored-image.ts'
import { PUBLICATION } from '#model/records/publication.ts'
import { ownProject } from '#tests/support/fixtures/own-project.ts'
import { png } from '#tests/support/samples/pictures.ts'
import { storeImage } from '#tools/backup/images.ts'
import { placeOf, type Place } from '#tools/backup/place.ts'
import { seedContent } from '#tools/seed-data/seed.ts'

export const HOME = ownProject('backup')
export const ELSEWHERE = ownProject('backup-elsewhere')

const home = await placeOf(HOME)

export async function emptyPlace(project: string): Promise<Place> {
  const place = project === HOME ? home : await placeOf(project)
  const collections = await place.firestore.listCollections()
  await Promise.all(collections.map((each) => place.firestore.recursiveDelete(each)))
  await deleteImages(place)
  return place
}

/** Under a condition, as the library wants it: else it does not try again where a connection breaks. */
export async function deleteImages({ bucket }: Place, name = ''): Promise<void> {
  const [images] = await bucket.getFiles({ prefix: IMAGE_PREFIX + name })
  await Promise.all(
    images.map((image) =>
      image.delete({ ignoreNotFound: true, ifGenerationMatch: image.metadata.generation ?? 0 }),
    ),
  )
}

export async function upload(
  { bucket, imageAddresses }: Place,
  name: string,
  bytes: Buffer,
  metadata: object = {
    contentType: png.mimeType,
    metadata: { firebaseStorageDownloadTokens: 'one' },
  },
): Promise<string> {
  await storeImage(bucket, name, bytes, metadata)
  return `${imageAddresses}${encodeURIComponent(IMAGE_PREFIX + name)}?alt=media&token=one`
}

/** Sample content, one course with an uploaded image. */
export async function filledPlace(): Promise<{ place: Place; address: string }> {
  const place = await emptyPlace(HOME)
  await seedContent(place.firestore)
  const address = await upload(place, '0a4c-photo.png', png.buffer)
  await upload(place, 'nobody-uses-it.png', Buffer.from('other bytes'))
  await place.firestore.doc('courses/klasse-b').update({ image: address })
  return { place, address }
}

/** All content and images, without the times of the writes. */
export async function everythingIn({ firestore, bucket }: Place) {
  const collections = await firestore.listCollections()
  const shown = collections.filter(({ id }) => id !== PUBLICATION.collection)
  const found = await Promise.all(shown.map((each) => each.get()))
  const documents = found.flatMap(({ docs }) => docs.map((each) => [each.ref.path, each.data()]))
  const [files] = await bucket.getFiles()
  const images = files.map(({ name, metadata }) => {
    const { contentType, cacheControl, contentDisposition, size, md5Hash } = metadata
    const custom = metadata.metadata
    return { name, contentType, cacheControl, contentDisposition, size, md5Hash, custom }
  })
  return { documents, images }
}

/** A path for a folder that does not exist yet, and will not exist after the test. */
export async function newFolderName(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'backup-'))
  onTestFinished(() => rm(parent, { recursive: true }))
  return join(parent, 'backup')
}
