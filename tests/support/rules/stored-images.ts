import { randomUUID } from 'node:crypto'
import { initializeApp } from 'firebase-admin/app'
import { getStorage } from 'firebase-admin/storage'
import { DEMO_PROJECT, EMULATORS } from '#model/site/firebase-project.ts'
import {
  IMAGE_PREFIX,
  imageKey,
  objectAt,
  objectPath,
  storedSizes,
} from '#model/images/stored-image.ts'

const STORAGE = `${EMULATORS.host}:${EMULATORS.storage}`
process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ??= STORAGE

/** For files that are new: where a connection breaks, the library tries again only under a condition. */
export const AS_NEW = { resumable: false, preconditionOpts: { ifGenerationMatch: 0 } }

/** The pictures in the bucket of a project, without rules. */
export function storedImages(projectId: string) {
  const storageBucket = `${projectId}.appspot.com`
  const app = initializeApp({ projectId, storageBucket }, `images-${projectId}`)
  const bucket = getStorage(app).bucket()
  const addressOf = (path: string) =>
    `http://${STORAGE}/v0/b/${storageBucket}/o/${encodeURIComponent(path)}?alt=media`

  return {
    bucket,
    addressOf,

    /** Stores what begins like a picture in all widths of an image, and gives the address that a record would hold. */
    async storeImage(): Promise<string> {
      const id = randomUUID()
      const largest = { width: 1200, height: 1600 }
      const paths = storedSizes(largest).map(({ width }) => objectPath(id, largest, width, 'webp'))
      await Promise.all(paths.map((path) => bucket.file(path).save('RIFF....WEBP', AS_NEW)))
      return addressOf(paths.at(-1) ?? '')
    },

    /** The objects behind an address, the narrowest first. */
    async objectsOf(address: string) {
      const key = imageKey(objectAt(address, storageBucket) ?? 'no object')
      const [files] = await bucket.getFiles({ prefix: IMAGE_PREFIX + key })
      const width = ({ name }: { name: string }) => Number(/_w(\d+)/.exec(name)?.[1])
      return files.toSorted((a, b) => width(a) - width(b))
    },
  }
}

/** Those that the site under test uploads. */
export const { addressOf, bucket, objectsOf } = storedImages(DEMO_PROJECT)
