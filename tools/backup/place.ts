import type { Firestore } from 'firebase-admin/firestore'
import { DEMO_PROJECT } from '#model/firebase-project.ts'
import {
  backendOf,
  emulatorBackend,
  isEmulated,
  pointToEmulators,
  refuseEmulators,
} from '#tools/command/backend.ts'
import { Failure } from '#tools/command/failure.ts'
import { DocumentStore } from './documents.ts'
import type { Bucket } from './images.ts'

/** A project's content: what a backup is taken of, or restored to. */
export interface Place {
  readonly project: string
  readonly documents: DocumentStore
  readonly bucket: Bucket
  /** For what is no content. */
  readonly firestore: Firestore
  /** What the addresses of its images begin with, in the content. */
  readonly imageAddresses: string
}

const HOSTS = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST'] as const

/**
 * A project's documents: those of a running `npm start`, or of a real project.
 *
 * @throws Failure when the emulators do not answer
 */
export async function documentsOf(project: string): Promise<DocumentStore> {
  if (!isEmulated(project)) {
    refuseEmulators(project)
    return new DocumentStore(project)
  }
  const [firestoreHost = ''] = await emulatorHosts()
  return new DocumentStore(project, firestoreHost)
}

/**
 * Without a project, the emulators of a running `npm start`; projects called `demo-…` exist only there.
 *
 * @param bucketName absent: the demo project's, or the one that `.env` names for this project
 * @throws Failure when the emulators do not answer, or the bucket is not known
 */
export async function placeOf(project = DEMO_PROJECT, bucketName?: string): Promise<Place> {
  return isEmulated(project)
    ? emulatorPlace(project, bucketName ?? `${project}.appspot.com`)
    : realPlace(project, bucketName ?? (await bucketInEnv(project)))
}

async function emulatorPlace(project: string, bucketName: string): Promise<Place> {
  const { firestore, storage } = emulatorBackend(project)
  const [firestoreHost = '', storageHost = ''] = await emulatorHosts()
  return {
    project,
    documents: new DocumentStore(project, firestoreHost),
    bucket: storage().bucket(bucketName),
    firestore,
    imageAddresses: addresses(`http://${storageHost}`, bucketName),
  }
}

async function emulatorHosts(): Promise<string[]> {
  pointToEmulators()
  const hosts = HOSTS.map((name) => process.env[name] ?? '')
  const asked = hosts.map((host) => fetch(`http://${host}/`))
  await Promise.all(asked).catch(() => {
    throw new Failure('The emulators do not answer: run npm start first.')
  })
  return hosts
}

async function realPlace(project: string, bucketName: string): Promise<Place> {
  const { firestore, storage } = backendOf(project)
  const bucket = storage().bucket(bucketName)
  const [exists] = await bucket.exists()
  if (!exists)
    throw new Failure(`There is no bucket ${bucketName}: name the right one by --bucket.`)
  return {
    project,
    documents: new DocumentStore(project),
    bucket,
    firestore,
    imageAddresses: addresses('https://firebasestorage.googleapis.com', bucketName),
  }
}

const addresses = (origin: string, bucketName: string) => `${origin}/v0/b/${bucketName}/o/`

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
