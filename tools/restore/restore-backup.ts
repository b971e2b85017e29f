import type { DocumentData, Firestore } from 'firebase-admin/firestore'
import { BIN, VERSIONS } from '#model/records/history.ts'
import { Failure, reasonOf } from '#tools/command/failure.ts'
import {
  collectionNames,
  readContent,
  unreadable,
  writeContent,
  type Content,
} from '../backup/content.ts'
import { readFolder } from '../backup/folder.ts'
import { listImages, storeImage } from '../backup/images.ts'
import { fromJson } from '../backup/json.ts'
import type { Place } from '../backup/place.ts'
import {
  contentFile,
  FORMAT,
  imageFile,
  PARTICULARS,
  type Particulars,
} from '../backup/take-backup.ts'
import { requestPublication } from '../../functions/src/publishing/publication-state.ts'

/**
 * Makes a place what it was when the backup was taken, and has that published. History and bin are not
 * part of a backup, and are empty afterwards. The folder is checked completely before anything is
 * written.
 *
 * @param replace what is there may be overwritten, and documents that the backup does not have are deleted
 * @param withRequests visitors' requests, too, if the backup has them
 * @param allowInvalid also documents that the site cannot read
 * @returns when the backup was taken, and how much was written and deleted
 * @throws Failure when the backup is not sound, or the place holds something and `replace` is not set
 */
export async function restoreBackup(
  folder: string,
  { project, firestore, bucket, imageAddresses }: Place,
  { replace = false, withRequests = false, allowInvalid = false } = {},
) {
  const files = await readFolder(folder)
  const { taken, images, ...source } = particularsOf(folder, files)
  const absent = Object.keys(images)
    .map(imageFile)
    .find((file) => !files.has(file))
  if (absent !== undefined) throw new Failure(`${folder} has no ${absent}: use another backup.`)
  const names = collectionNames({ withRequests })
  const collections = names.filter((name) => files.has(contentFile(name)))
  const content: Content = new Map(
    collections.flatMap((name) => {
      // Another project has its images elsewhere: these would be the old ones, until they are gone.
      const text = String(files.get(contentFile(name)))
      const json = fromJson(text.replaceAll(source.imageAddresses, imageAddresses))
      const documents = Object.entries(json as Record<string, DocumentData>)
      return documents.map(([id, fields]) => [`${name}/${id}`, fields] as const)
    }),
  )
  const nested = [...content.keys()].find((path) => path.split('/').length !== 2)
  if (nested !== undefined) {
    throw new Failure(`${nested} is no record of its own: use another backup.`)
  }
  const [first, ...others] = allowInvalid ? [] : unreadable(content)
  if (first !== undefined) {
    const more = others.length > 0 ? ` (and ${others.length} more)` : ''
    throw new Failure(
      `The site could not read ${first}${more}: add --allow-invalid to restore such documents as they are.`,
    )
  }
  const present = await readContent(firestore, collections)
  const presentImages = await listImages(bucket)
  if (!replace && present.size + presentImages.length > 0) {
    throw new Failure(
      `${project} is not empty (documents: ${present.size}, images: ${presentImages.length}): add --replace to overwrite it, and to delete the documents that the backup does not have.`,
    )
  }
  const surplus = [...present.keys()].filter((path) => !content.has(path))
  try {
    // First what the documents point to. Other images stay: pages of before and drafts still show them.
    const generations = new Map(presentImages.map(({ name, generation }) => [name, generation]))
    for (const [name, metadata] of Object.entries(images)) {
      const bytes = files.get(imageFile(name)) as Buffer
      await storeImage(bucket, name, bytes, metadata, generations.get(name))
    }
    await writeContent(firestore, content, surplus)
    await forgetHistory(firestore)
    await requestPublication(firestore)
  } catch (error) {
    throw new Failure(
      `The restore stopped half-way (${reasonOf(error)}): run it again with --replace.`,
    )
  }
  const counts = { documents: content.size, images: Object.keys(images).length }
  return { taken, ...counts, deleted: surplus.length }
}

/** @throws Failure when the folder is of another format, or holds what is not known here */
function particularsOf(folder: string, files: ReadonlyMap<string, Buffer>): Particulars {
  const particulars = JSON.parse(String(files.get(PARTICULARS))) as Particulars
  const known = collectionNames({ withRequests: true }).map(contentFile)
  const unknown = [...files.keys()].filter(
    (file) => file.startsWith('content/') && !known.includes(file),
  )
  const what = particulars.format === FORMAT ? unknown.join(', ') : `format ${particulars.format}`
  if (what === '') return particulars
  throw new Failure(
    `${folder} has ${what}, unknown here: restore it with the version of this program that made it.`,
  )
}

/** It told of what was replaced, and its numbers would be those of other changes. */
async function forgetHistory(firestore: Firestore): Promise<void> {
  const writer = firestore.bulkWriter()
  const found = [firestore.collectionGroup(VERSIONS), firestore.collection(BIN)]
  const snapshots = await Promise.all(found.map((each) => each.get()))
  const deleted = snapshots.flatMap(({ docs }) => docs.map(({ ref }) => writer.delete(ref)))
  // What fails, `close` does not say: where a version stays, its record cannot be saved.
  await Promise.all([...deleted, writer.close()])
}
