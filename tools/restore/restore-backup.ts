import type { Firestore } from 'firebase-admin/firestore'
import { BIN, VERSIONS } from '#model/history.ts'
import { storedRequests } from '#model/stored-request.ts'
import { Failure, reasonOf } from '#tools/command/failure.ts'
import { unreadable } from '../backup/check-documents.ts'
import type { Documents, Write } from '../backup/documents.ts'
import { withImagesAt } from '../backup/image-addresses.ts'
import { deleteImage, listImages, uploadImage } from '../backup/images.ts'
import type { Place } from '../backup/place.ts'
import { requestPublication } from '../../functions/src/publishing/publication-state.ts'
import { readBackup, type Backup } from './read-backup.ts'

export interface RestoreOptions {
  /** What is there may be overwritten, and what the backup does not have is deleted. */
  readonly replace?: boolean
  /** Visitors' requests, too, if the backup has them. */
  readonly withRequests?: boolean
  /** Also documents that the site cannot read. */
  readonly allowInvalid?: boolean
}

export interface Restored {
  readonly taken: string
  readonly documents: number
  readonly images: number
  readonly deleted: number
}

/**
 * Makes a place what it was when the backup was taken, and has that published. History and bin are not
 * part of a backup, and are empty afterwards. The folder is checked
 * completely before anything is written.
 *
 * @throws Failure when the backup is not sound, or the place holds something and `replace` is not set
 */
export async function restoreBackup(
  folder: string,
  place: Place,
  { replace = false, withRequests = false, allowInvalid = false }: RestoreOptions = {},
): Promise<Restored> {
  const backup = await readBackup(folder)
  const wanted = Object.entries(backup.content).filter(
    ([collection]) => withRequests || collection !== storedRequests.collection,
  )
  const content = withImagesAt(
    Object.fromEntries(wanted),
    backup.imageAddresses,
    place.imageAddresses,
  )
  if (!allowInvalid) checkReadable(content)

  const present = await place.documents.read(Object.keys(content))
  const presentImages = await listImages(place.bucket)
  const here = count(present)
  if (!replace && here + presentImages.length > 0) {
    throw new Failure(
      `${place.project} is not empty (documents: ${here}, images: ${presentImages.length}): add --replace to overwrite it, and to delete what the backup does not have.`,
    )
  }
  const surplus = deletions(present, content)
  const surplusImages = presentImages.filter(({ name }) => !Object.hasOwn(backup.images, name))
  try {
    // First what the documents point to, last what nothing points to any more.
    await uploadImages(backup, place)
    await place.documents.write([...writes(content), ...surplus])
    await forgetHistory(place.firestore)
    for (const { name } of surplusImages) await deleteImage(place.bucket, name)
    await requestPublication(place.firestore)
  } catch (error) {
    throw new Failure(
      `The restore stopped half-way (${reasonOf(error)}): run it again with --replace.`,
    )
  }
  return {
    taken: backup.taken,
    documents: count(content),
    images: Object.keys(backup.images).length,
    deleted: surplus.length + surplusImages.length,
  }
}

/** It told of what was replaced, and its numbers would be those of other changes. */
async function forgetHistory(firestore: Firestore): Promise<void> {
  const writer = firestore.bulkWriter()
  const found = [firestore.collectionGroup(VERSIONS), firestore.collection(BIN)]
  for (const { docs } of await Promise.all(found.map((each) => each.get()))) {
    for (const { ref } of docs) void writer.delete(ref)
  }
  await writer.close()
}

async function uploadImages({ images, readImage }: Backup, { bucket }: Place): Promise<void> {
  for (const [name, metadata] of Object.entries(images)) {
    await uploadImage(bucket, name, await readImage(name), metadata)
  }
}

function checkReadable(content: Readonly<Record<string, Documents>>): void {
  const [first, ...others] = unreadable(content)
  if (first === undefined) return
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  throw new Failure(
    `The site could not read ${first}${more}: add --allow-invalid to restore such documents as they are.`,
  )
}

const count = (content: Readonly<Record<string, Documents>>) =>
  Object.values(content).reduce((sum, documents) => sum + Object.keys(documents).length, 0)

function writes(content: Readonly<Record<string, Documents>>): Write[] {
  return Object.entries(content).flatMap(([collection, documents]) =>
    Object.entries(documents).map(([id, fields]) => ({ collection, id, fields })),
  )
}

function deletions(
  present: Readonly<Record<string, Documents>>,
  content: Readonly<Record<string, Documents>>,
): Write[] {
  return Object.entries(present).flatMap(([collection, documents]) =>
    Object.keys(documents)
      .filter((id) => !Object.hasOwn(content[collection] ?? {}, id))
      .map((id) => ({ collection, id, fields: undefined })),
  )
}
