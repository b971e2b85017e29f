import type { Firestore } from 'firebase-admin/firestore'
import type { Storage } from 'firebase-admin/storage'
import { contentTypes, IMAGE_PREFIX, imageKey, objectAt } from './shared.ts'

/** An image that is uploaded belongs to a form that is about to be saved. */
const TIME_TO_SAVE_MS = 24 * 3_600_000

export interface ImageStore {
  readonly db: Firestore
  readonly bucket: ReturnType<Storage['bucket']>
}

/** The collections whose records have images, and the fields that hold their addresses. */
export const imageFields: ReadonlyMap<string, readonly string[]> = new Map(
  contentTypes
    .map(({ collection, fields }) => [collection, namesOfImages(fields)] as const)
    .filter(([, names]) => names.length > 0),
)

function namesOfImages(fields: (typeof contentTypes)[number]['fields']): string[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'image' ? [name] : []))
}

type RecordData = Readonly<Record<string, unknown>>

/**
 * After a record was changed or deleted: deletes its former images, in all widths, unless a record
 * still has them. What it looks at is the store as it is now, not the event: late, repeated and
 * swapped events do no harm.
 *
 * @param after undefined when the record was deleted
 * @throws when Firestore or Storage does not answer; it can then be called again
 */
export async function removeFormerImages(
  collection: string,
  before: RecordData,
  after: RecordData | undefined,
  store: ImageStore,
): Promise<void> {
  const left = (imageFields.get(collection) ?? [])
    .filter((field) => before[field] !== after?.[field])
    .map((field) => objectAt(String(before[field]), store.bucket.name))
    .filter((path) => path !== undefined)
    .map(imageKey)
  for (const key of await unusedOf(left, store.db)) {
    const [files] = await store.bucket.getFiles({ prefix: IMAGE_PREFIX + key })
    await remove(files.filter(({ name }) => imageKey(name) === key))
  }
}

/**
 * Deletes the images that no record has a day after they were uploaded: their form was never saved,
 * or the function above was not reached.
 *
 * @returns how many objects were deleted
 * @throws as above
 */
export async function removeOrphanedImages({ db, bucket }: ImageStore, now: Date): Promise<number> {
  const [files] = await bucket.getFiles({ prefix: IMAGE_PREFIX })
  const old = files.filter(({ metadata: { timeCreated = now } }) => {
    return now.getTime() - new Date(timeCreated).getTime() > TIME_TO_SAVE_MS
  })
  const unused = new Set(await unusedOf([...new Set(old.map(keyOf))], db))
  const orphans = old.filter((file) => unused.has(keyOf(file)))
  await remove(orphans)
  return orphans.length
}

type StoredFile = ReturnType<ImageStore['bucket']['file']>

const keyOf = ({ name }: StoredFile) => imageKey(name)

async function remove(files: readonly StoredFile[]): Promise<void> {
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })))
}

/** Those that no record mentions, in whatever form of address. */
async function unusedOf(keys: readonly string[], db: Firestore): Promise<readonly string[]> {
  if (keys.length === 0) return []
  const addresses = await Promise.all([...imageFields].map((type) => addressesIn(type, db)))
  const all = addresses.flat().join('\n')
  return keys.filter((key) => !all.includes(key))
}

async function addressesIn(
  [collection, names]: readonly [string, readonly string[]],
  db: Firestore,
): Promise<string[]> {
  const { docs } = await db
    .collection(collection)
    .select(...names)
    .get()
  return docs.flatMap((record) => names.map((name) => String(record.get(name))))
}
