import { connectStorageEmulator, getStorage } from 'firebase/storage'
import { backendConfig } from '#firebase/app/backend.ts'
import { firebaseApp } from '#firebase/app/firebase-app.ts'
import { once } from '#firebase/app/once.ts'
import { EMULATORS } from '#model/site/firebase-project.ts'

/** The SDK's own patience is ten minutes, too long for someone watching a progress bar. */
const RETRY_MS = 20_000

/** The one Cloud Storage of the page, made at first use. */
export const storage = once(() => {
  const made = getStorage(firebaseApp())
  made.maxUploadRetryTime = RETRY_MS
  made.maxOperationRetryTime = RETRY_MS
  if (backendConfig().emulators) connectStorageEmulator(made, EMULATORS.host, EMULATORS.storage)
  return made
})
