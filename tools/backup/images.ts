import type { Storage } from 'firebase-admin/storage'

export type Bucket = ReturnType<Storage['bucket']>
type StoredFile = ReturnType<Bucket['file']>

/** The folder of Cloud Storage that uploads go to: see src/data/images/upload-image.ts. */
const FOLDER = 'cms_images/'

/**
 * What Storage keeps beside an image's bytes. The download tokens, without which the addresses in
 * the content do not work, are custom metadata (`firebaseStorageDownloadTokens`).
 */
export interface ImageMetadata {
  readonly contentType?: string
  readonly cacheControl?: string
  readonly contentDisposition?: string
  readonly contentEncoding?: string
  readonly contentLanguage?: string
  readonly metadata?: Readonly<Record<string, string>>
}

const KEPT = [
  'contentType',
  'cacheControl',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
] as const

export interface StoredImage {
  /** Without the folder. */
  readonly name: string
  readonly metadata: ImageMetadata
  read(): Promise<Buffer>
}

/** All images of the bucket, by name. */
export async function listImages(bucket: Bucket): Promise<StoredImage[]> {
  const [files] = await bucket.getFiles({ prefix: FOLDER })
  return (
    files
      // The console marks folders by empty objects.
      .filter(({ name }) => !name.endsWith('/'))
      .map((file) => ({
        name: file.name.slice(FOLDER.length),
        metadata: metadataOf(file),
        // As stored: a compressed object is not unpacked.
        read: async () => (await file.download({ decompress: false }))[0],
      }))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
  )
}

function metadataOf(file: StoredFile): ImageMetadata {
  const { metadata } = file
  const custom = Object.entries(metadata.metadata ?? {})
    .map(([name, value]) => [name, String(value)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return {
    ...Object.fromEntries(KEPT.flatMap((name) => (metadata[name] ? [[name, metadata[name]]] : []))),
    ...(custom.length > 0 ? { metadata: Object.fromEntries(custom) } : {}),
  }
}

export async function uploadImage(
  bucket: Bucket,
  name: string,
  bytes: Buffer,
  metadata: ImageMetadata,
): Promise<void> {
  await bucket.file(FOLDER + name).save(bytes, { resumable: false, metadata: { ...metadata } })
}

export async function deleteImage(bucket: Bucket, name: string): Promise<void> {
  await bucket.file(FOLDER + name).delete({ ignoreNotFound: true })
}
