import { FirebaseError } from 'firebase/app'
import {
  connectStorageEmulator,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytesResumable,
  type FirebaseStorage,
} from 'firebase/storage'
import { backendConfig, EMULATORS } from '#data/backend.ts'
import { firebaseApp } from '#data/firebase-app.ts'
import { imageFileProblem } from '#model/image-file.ts'

export interface Upload {
  /** The stored picture's public URL. Rejects when refused, cancelled or unreachable. */
  readonly url: Promise<string>
  readonly cancel: () => void
}

const FOLDER = 'cms_images'
/** The SDK's own patience is ten minutes, too long for someone watching a progress bar. */
const RETRY_MS = 20_000

let instance: FirebaseStorage | undefined

function storage(): FirebaseStorage {
  instance ??= create()
  return instance
}

function create(): FirebaseStorage {
  const made = getStorage(firebaseApp())
  made.maxUploadRetryTime = RETRY_MS
  made.maxOperationRetryTime = RETRY_MS
  if (backendConfig().emulators) connectStorageEmulator(made, EMULATORS.host, EMULATORS.storage)
  return made
}

/**
 * Stores a picture under a random unique name that keeps the file's extension.
 *
 * @param onProgress called with the part already sent, 0 to 1
 * @throws with a sentence for the person who chose the file, when it is no picture or too large
 */
export function uploadImage(file: File, onProgress: (part: number) => void): Upload {
  const problem = imageFileProblem(file)
  if (problem) throw new Error(problem)
  const target = ref(storage(), `${FOLDER}/${crypto.randomUUID()}${extensionOf(file.name)}`)
  const task = uploadBytesResumable(target, file, { contentType: file.type })
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
    onProgress(totalBytes === 0 ? 0 : bytesTransferred / totalBytes)
  })
  return {
    url: (async () => {
      await task
      return getDownloadURL(target)
    })(),
    cancel: () => void task.cancel(),
  }
}

/** True when an upload ended because the person cancelled it. */
export function isCancelled(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'storage/canceled'
}

/** `.jpg` of `photo.jpg`, lower case; empty when there is none or it is not plain. */
export function extensionOf(name: string): string {
  return /\.[a-z0-9]{1,8}$/.exec(name.toLowerCase())?.[0] ?? ''
}
