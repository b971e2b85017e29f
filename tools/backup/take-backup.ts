import { collectionNames, readContent, unreadable, type Content } from './content.ts'
import { writeFolder } from './folder.ts'
import { listImages } from './images.ts'
import { toJson } from './json.ts'
import type { Place } from './place.ts'

/** The version of the folder's layout. */
export const FORMAT = 2

/** What a backup says of itself. */
export const PARTICULARS = 'backup.json'
export interface Particulars {
  readonly format: number
  readonly taken: string
  readonly project: string
  /** What the addresses of its images begin with. */
  readonly imageAddresses: string
  /** What Storage keeps beside the bytes of each image, by its name. */
  readonly images: Readonly<Record<string, object>>
}

export const contentFile = (collection: string) => `content/${collection}.json`
/** Object names may hold what file names may not, such as `/`. */
export const imageFile = (name: string) => `images/${encodeURIComponent(name)}`

/**
 * Writes all content and images of a place into a new folder: the documents as they are at one
 * moment, then the images.
 *
 * @returns how many there are, and which documents the site cannot read
 * @throws Failure when the folder exists; whatever fails, no folder of that name is left
 */
export async function takeBackup(
  { project, firestore, bucket, imageAddresses }: Place,
  folder: string,
  { withRequests = false } = {},
) {
  const taken = new Date().toISOString()
  const collections = collectionNames({ withRequests })
  const content = await readContent(firestore, collections)
  const images: Record<string, object> = {}
  async function* files() {
    for (const name of collections) {
      yield [contentFile(name), textOf(documentsOf(content, name))] as const
    }
    for (const { name, metadata, read } of await listImages(bucket)) {
      yield [imageFile(name), await read()] as const
      images[name] = metadata
    }
    const particulars: Particulars = { format: FORMAT, taken, project, imageAddresses, images }
    yield [PARTICULARS, textOf(particulars)] as const
  }
  await writeFolder(folder, files())
  const count = Object.keys(images).length
  return { documents: content.size, images: count, unreadable: unreadable(content) }
}

function documentsOf(content: Content, collection: string): object {
  const documents = [...content].filter(([path]) => path.startsWith(`${collection}/`))
  return Object.fromEntries(
    documents.map(([path, fields]) => [path.slice(collection.length + 1), toJson(fields, path)]),
  )
}

const textOf = (json: object) => `${JSON.stringify(json, undefined, 2)}\n`
