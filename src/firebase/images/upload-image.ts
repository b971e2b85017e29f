import { FirebaseError } from 'firebase/app'
import {
  getDownloadURL,
  getMetadata,
  ref,
  uploadBytesResumable,
  type UploadTask,
} from 'firebase/storage'
import { prepareImage } from '#firebase/images/prepare-image.ts'
import { storage } from '#firebase/images/storage.ts'
import type { ImageVersion } from '#model/images/image-file.ts'
import { objectAt, objectPath } from '#model/images/stored-image.ts'

interface UploadOptions {
  /** Called with the part already sent, 0 to 1, as soon as the picture is prepared. */
  readonly onProgress: (part: number) => void
  /** Cancels; the upload then rejects. */
  readonly signal: AbortSignal
}

/** Names are unique and never written again. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable'

/**
 * Prepares a chosen file, then stores it in all its widths. What has arrived of one that failed or was
 * cancelled is mentioned nowhere: a function deletes it after a month.
 *
 * @returns the largest one's public URL, from which `imageSource` knows the others
 * @throws ImageProblem when it is no picture; FirebaseError when Storage refused or did not answer in
 *   time; anything when it was cancelled
 */
export async function uploadImage(file: File, options: UploadOptions): Promise<string> {
  const { onProgress, signal } = options
  const versions = await prepareImage(file)
  signal.throwIfAborted()
  onProgress(0)
  const uploads = begin(versions)
  const cancel = () => uploads.forEach((upload) => upload.cancel())
  signal.addEventListener('abort', cancel)
  const silence = onEachChange(uploads, onProgress)
  try {
    await Promise.all(uploads)
    const url = await publicUrl(uploads)
    signal.throwIfAborted()
    return url
  } finally {
    signal.removeEventListener('abort', cancel)
    silence()
  }
}

function begin(versions: readonly ImageVersion[]): UploadTask[] {
  const id = crypto.randomUUID()
  const largest = versions.at(-1)
  if (!largest) throw new Error('There is nothing to upload.')
  return versions.map(({ width, blob }) => {
    const path = objectPath(id, largest, width, blob.type.replace('image/', ''))
    const metadata = { contentType: blob.type, cacheControl: CACHE_CONTROL }
    return uploadBytesResumable(ref(storage(), path), blob, metadata)
  })
}

function onEachChange(uploads: readonly UploadTask[], onProgress: UploadOptions['onProgress']) {
  const sum = (bytes: 'bytesTransferred' | 'totalBytes') =>
    uploads.reduce((total, { snapshot }) => total + snapshot[bytes], 0)
  const ends = uploads.map((upload) =>
    upload.on('state_changed', () => onProgress(sum('bytesTransferred') / sum('totalBytes'))),
  )
  return () => ends.forEach((end) => end())
}

/** Without its token: the rules let everybody read, and the other widths' tokens are others. */
async function publicUrl(uploads: readonly UploadTask[]): Promise<string> {
  const largest = uploads.at(-1)
  if (!largest) throw new Error('There is nothing to upload.')
  const url = new URL(await getDownloadURL(largest.snapshot.ref))
  url.searchParams.delete('token')
  return url.href
}

/**
 * Whether a picture's address still leads to it. Only an answer counts: without one, and for
 * addresses that are no upload's, it is true.
 */
export async function isStored(address: string): Promise<boolean> {
  const path = objectAt(address, storage().app.options.storageBucket ?? '')
  if (!path) return true
  try {
    await getMetadata(ref(storage(), path))
    return true
  } catch (error) {
    return !(error instanceof FirebaseError && error.code === 'storage/object-not-found')
  }
}
