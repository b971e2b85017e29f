import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '#tools/command/failure.ts'
import type { Documents } from '../backup/documents.ts'
import { CHECKSUMS, sha256 } from '../backup/folder.ts'
import {
  contentFile,
  definitions,
  FORMAT,
  imageFile,
  IMAGES,
  PARTICULARS,
  particularsSchema,
  type Particulars,
} from '../backup/format.ts'
import type { ImageMetadata } from '../backup/images.ts'
import { fieldsFromJson } from '../backup/value.ts'

export interface Backup extends Particulars {
  readonly content: Readonly<Record<string, Documents>>
  readonly images: Readonly<Record<string, ImageMetadata>>
  /** @throws Failure when the file is not any more what it was */
  readImage(name: string): Promise<Buffer>
}

const NOT_AS_WRITTEN = 'the folder was damaged or changed, use another backup.'

/**
 * Reads a backup and checks all of it: every file is there and is what was written, and every value
 * is one that can be stored.
 *
 * @throws Failure that names the first thing that is wrong
 */
export async function readBackup(folder: string): Promise<Backup> {
  if (!(await stat(folder).catch(() => undefined))?.isDirectory()) {
    throw new Failure(`There is no folder ${folder}: name the folder of a backup.`)
  }
  const checksums = await readChecksums(folder)
  const read = async (path: string) => {
    const bytes = await readFile(join(folder, path)).catch(() => undefined)
    if (!bytes) throw new Failure(`${join(folder, path)} is missing: ${NOT_AS_WRITTEN}`)
    if (sha256(bytes) === checksums.get(path)) return bytes
    throw new Failure(`${join(folder, path)} is not what the backup wrote: ${NOT_AS_WRITTEN}`)
  }
  const readJson = async <T>(path: string, check: (json: unknown) => T): Promise<T> => {
    const bytes = await read(path)
    try {
      return check(JSON.parse(bytes.toString()))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Failure(`${join(folder, path)} cannot be read (${reason}): use another backup.`)
    }
  }

  const particulars = await readJson(PARTICULARS, (json) => particularsSchema.validateSync(json))
  const { format, collections } = particulars
  const unknown = collections.filter((collection) => !definitions.has(collection))
  if (format !== FORMAT || unknown.length > 0) {
    const what = unknown.length > 0 ? `has ${unknown.join(', ')}` : `has format ${format}`
    throw new Failure(`${folder} ${what}, unknown here: use the version that made the backup.`)
  }
  const content: Record<string, Documents> = {}
  for (const collection of collections) {
    content[collection] = await readJson(contentFile(collection), (json) => {
      const documents = json as Documents
      // Throws at what cannot be stored.
      for (const fields of Object.values(documents)) fieldsFromJson(fields)
      return documents
    })
  }
  const images = await readJson(IMAGES, (json) => json as Record<string, ImageMetadata>)
  const readImage = (name: string) => read(imageFile(name))
  for (const name of Object.keys(images)) await readImage(name)
  return { ...particulars, content, images, readImage }
}

async function readChecksums(folder: string): Promise<Map<string, string>> {
  const text = await readFile(join(folder, CHECKSUMS), 'utf8').catch(() => undefined)
  if (text === undefined) {
    throw new Failure(`${folder} is no complete backup (${CHECKSUMS} is missing): use another one.`)
  }
  const lines = [...text.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)]
  return new Map(lines.map(([, checksum = '', path = '']) => [path, checksum]))
}
