import { FirebaseError } from 'firebase/app'
import { getMetadata, ref } from 'firebase/storage'
import { storage } from '#data/images/storage.ts'
import { objectAt } from '#model/stored-image.ts'

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
