import type { Firestore } from 'firebase-admin/firestore'
import type { Storage } from 'firebase-admin/storage'
import { DEMO_PROJECT } from '#model/site/firebase-project.ts'
import { STORAGE_ORIGINS } from '#model/images/image-address.ts'
import { IMAGE_PREFIX } from '#model/images/stored-image.ts'
import { backendOf, checkEmulators, isEmulated } from '#tools/command/backend.ts'
import { Failure } from '#tools/command/failure.ts'

/** A project's content: what a backup is taken of, or restored to. */
export interface Place {
  readonly project: string
  readonly firestore: Firestore
  readonly bucket: ReturnType<Storage['bucket']>
  /** What the addresses of its images begin with, in the content. */
  readonly imageAddresses: string
}

/**
 * Without a project, the emulators of a running `npm start`; projects called `demo-…` exist only there.
 *
 * @param bucketName absent: the demo project's, or the one that `.env` names for this project
 * @throws Failure when the emulators do not answer, or the bucket is not known
 */
export async function placeOf(project = DEMO_PROJECT, bucketName?: string): Promise<Place> {
  const emulated = isEmulated(project)
  const name = bucketName ?? (emulated ? `${project}.appspot.com` : await bucketInEnv(project))
  const { firestore, storage } = backendOf(project)
  const bucket = storage().bucket(name)
  if (emulated) await checkEmulators()
  else await checkBucket(bucket)
  const origin = STORAGE_ORIGINS[emulated ? 'emulators' : 'production']
  return { project, firestore, bucket, imageAddresses: `${origin}/v0/b/${name}/o/` }
}

/**
 * Asks for what is in it: `exists()` asks for the bucket itself, which neither the account that backs
 * up may do, nor one that may change all that is in it.
 *
 * @throws Failure when there is no such bucket
 */
export async function checkBucket(bucket: Place['bucket']): Promise<void> {
  try {
    await bucket.getFiles({ prefix: IMAGE_PREFIX, maxResults: 1, autoPaginate: false })
  } catch (error) {
    if ((error as { code?: unknown }).code !== 404) throw error
    throw new Failure(`There is no bucket ${bucket.name}: name the right one by --bucket.`)
  }
}

async function bucketInEnv(project: string): Promise<string> {
  // Vite reads the file, and takes a moment to load.
  const { productionEnv } = await import('#tools/site/site-env.ts')
  try {
    const { projectId, storageBucket } = productionEnv().firebase
    if (projectId === project && storageBucket) return storageBucket
  } catch {
    // Then it has to be named.
  }
  throw new Failure(
    `The bucket of ${project} is not known, since .env is not about this project: add --bucket <name>.`,
  )
}
