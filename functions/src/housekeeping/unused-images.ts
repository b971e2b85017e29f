import type { Firestore } from 'firebase-admin/firestore'
import type { Storage } from 'firebase-admin/storage'
import { imageFields } from '../publishing/images-in.ts'
import {
  mayBeServed,
  publicationDocument,
  storedReleases,
} from '../publishing/publication-state.ts'
import { BIN, DAY_MS, IMAGE_PREFIX, imageKey, PAGE_DRAFTS, VERSIONS } from '../shared.ts'

/**
 * How long a picture stays after its last mention: a published or open page, an undo or a backup that
 * is restored may still show it, and a form that was never saved may still be saved.
 */
const KEPT_UNUSED_MS = 30 * DAY_MS

/** On the object itself: since when no record mentions it, as an ISO date. */
const MARK = 'unreferenced_since'

export interface ImageStore {
  readonly db: Firestore
  readonly bucket: ReturnType<Storage['bucket']>
}

/** Whatever mentions images. */
const referrers: readonly ((db: Firestore) => Promise<readonly string[]>)[] = [
  addressesInRecords,
  addressesInReleases,
  addressesInHistory,
  addressesInDrafts,
]

/**
 * Deletes the images, in all widths, that nothing has mentioned for 30 days, and marks those that
 * nothing mentions any more; deletes at once what is no picture, whatever its name and type say. To
 * be called once a day; an interrupted call is made good by the next.
 *
 * @param now the day that it is
 * @returns how many objects were deleted
 * @throws when Firestore or Storage does not answer; it can then be called again
 */
export async function removeUnusedImages({ db, bucket }: ImageStore, now: Date): Promise<number> {
  // Before the records: what is uploaded and saved meanwhile is not among the files.
  const [all] = await bucket.getFiles({ prefix: IMAGE_PREFIX })
  const looks = await Promise.all(all.map(async (file) => ({ file, fine: await isPicture(file) })))
  const strange = looks.filter(({ fine }) => !fine).map(({ file }) => file)
  const files = looks.filter(({ fine }) => fine).map(({ file }) => file)
  await removeAll(strange)
  const isUsed = await usedImages(db)
  await Promise.all(files.map((file) => mark(file, isUsed(file), now)))
  const due = files.filter((file) => !isUsed(file) && unusedFor(file, now) >= KEPT_UNUSED_MS)
  if (due.length === 0) return strange.length
  // Once more, right before: an undo takes a moment.
  const isUsedNow = await usedImages(db)
  const unused = due.filter((file) => !isUsedNow(file))
  await removeAll(unused)
  return strange.length + unused.length
}

/**
 * Marks the images that a text mentions, in all widths, as if nothing had mentioned them for long: the
 * next call of `removeUnusedImages` deletes those that nothing else does.
 *
 * @throws when Storage does not answer; it can then be called again
 */
export async function waiveImageRetention(text: string, { bucket }: ImageStore): Promise<void> {
  const [all] = await bucket.getFiles({ prefix: IMAGE_PREFIX })
  const mentioned = all.filter(({ name }) => text.includes(mentionOf(name)))
  await Promise.all(mentioned.map((file) => setMark(file, new Date(0))))
}

type StoredFile = ReturnType<ImageStore['bucket']['file']>

// Where a connection breaks, the library repeats only what is asked for the file as it was found.
const removeAll = (files: readonly StoredFile[]) =>
  Promise.all(
    files.map((file) => {
      const { generation = 0 } = file.metadata
      return file.delete({ ignoreNotFound: true, ifGenerationMatch: generation })
    }),
  )

/** How JPEG, PNG and WebP begin, byte by byte as characters. */
const BEGINNINGS = /^(?:\xff\xd8\xff|\x89PNG\r\n\x1a\n|RIFF[^]{4}WEBP)/

async function isPicture(file: StoredFile): Promise<boolean> {
  try {
    const [begin] = await file.download({ start: 0, end: 11, validation: false })
    return BEGINNINGS.test(begin.toString('latin1'))
  } catch (error) {
    // Deleted meanwhile, or without a single byte.
    if (hasCode(error, 404, 416)) return false
    throw error
  }
}

const markOf = ({ metadata }: StoredFile) => metadata.metadata?.[MARK]

/** How long a file has been marked as unused, in milliseconds. */
function unusedFor(file: StoredFile, now: Date): number {
  const since = new Date(String(markOf(file) ?? now.toISOString())).getTime()
  return now.getTime() - since
}

async function mark(file: StoredFile, used: boolean, now: Date): Promise<void> {
  const marked = typeof markOf(file) === 'string'
  if (used !== marked) return
  // A mark of another call, or of this one's repetition, stands as well.
  await setMark(file, used ? null : now, 412)
}

async function setMark(file: StoredFile, since: Date | null, ...harmless: number[]): Promise<void> {
  // `null` removes it.
  const metadata = { [MARK]: since && since.toISOString() }
  const asFound = { ifMetagenerationMatch: file.metadata.metageneration }
  await file.setMetadata({ metadata }, asFound).catch((error: unknown) => {
    // A cancelled upload removes its own files.
    if (!hasCode(error, 404, ...harmless)) throw error
  })
}

const hasCode = (error: unknown, ...codes: unknown[]) =>
  typeof error === 'object' && error !== null && 'code' in error && codes.includes(error.code)

/** Tells of a file whether anything mentions its image, in whatever width or form of address. */
async function usedImages(db: Firestore): Promise<(file: StoredFile) => boolean> {
  const found = await Promise.all(referrers.map((addresses) => addresses(db)))
  const all = found.flat().join('\n')
  return ({ name }) => all.includes(mentionOf(name))
}

/** What each address of an image contains, and none of another: its name, up to the end or the width. */
function mentionOf(name: string): string {
  const key = IMAGE_PREFIX + imageKey(name)
  return encodeURIComponent(key) + (key === name ? '?' : '_w')
}

async function addressesInRecords(db: Firestore): Promise<readonly string[]> {
  const found = await Promise.all(
    [...imageFields].map(async ([collection, names]) => {
      const { docs } = await db
        .collection(collection)
        .select(...names)
        .get()
      return docs.flatMap((record) => names.map((name) => String(record.get(name))))
    }),
  )
  return found.flat()
}

/** What visitors get, and what may be served again. */
async function addressesInReleases(db: Firestore): Promise<readonly string[]> {
  const [live, releases] = await Promise.all([
    publicationDocument(db).get(),
    storedReleases(db).get(),
  ])
  const state = live.data() ?? {}
  const served = { at: state.live_at, images: state.images ?? [] }
  return [served, ...releases.docs.map((each) => each.data())]
    .filter(({ at }) => !at || mayBeServed(at, state))
    .flatMap(({ images }) => images)
}

/** What staff can restore: versions and the bin hold whole records. */
async function addressesInHistory(db: Firestore): Promise<readonly string[]> {
  const kept = [db.collectionGroup(VERSIONS), db.collection(BIN)]
  const found = await Promise.all(kept.map((each) => each.select('record').get()))
  return found.flatMap(({ docs }) => docs.map((each) => JSON.stringify(each.get('record'))))
}

/** What is changed on the page and not published. */
async function addressesInDrafts(db: Firestore): Promise<readonly string[]> {
  const { docs } = await db.collection(PAGE_DRAFTS).get()
  return docs.map((each) => JSON.stringify(each.data()))
}
