import { IMAGE_PREFIX } from '#model/images/stored-image.ts'
import type { Place } from './place.ts'

/**
 * What is kept of an image beside its bytes. The download tokens, without which the addresses in the
 * content do not work, are custom metadata (`firebaseStorageDownloadTokens`).
 */
const KEPT = [
  'contentType',
  'cacheControl',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
  'metadata',
] as const

/** The images of a bucket, with their names there. */
export async function listImages(bucket: Place['bucket']) {
  const [files] = await bucket.getFiles({ prefix: IMAGE_PREFIX })
  // The console marks folders by empty objects.
  const images = files.filter(({ name }) => !name.endsWith('/'))
  return images.map((file) => ({
    name: file.name.slice(IMAGE_PREFIX.length),
    generation: file.metadata.generation,
    metadata: Object.fromEntries(KEPT.map((key) => [key, file.metadata[key]])),
    // As stored: a compressed object is not unpacked.
    read: async () => (await file.download({ decompress: false }))[0],
  }))
}

/** @param generation what is stored under this name, which is replaced; 0 where nothing is */
export async function storeImage(
  bucket: Place['bucket'],
  name: string,
  bytes: Buffer,
  metadata: object,
  generation: number | string = 0,
): Promise<void> {
  // Where a connection breaks, the library repeats only what is done under a condition.
  const preconditionOpts = { ifGenerationMatch: generation }
  await bucket
    .file(IMAGE_PREFIX + name)
    .save(bytes, { resumable: false, metadata, preconditionOpts })
}
