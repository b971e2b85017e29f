import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Failure } from '#tools/command/failure.ts'

/** The checksums of all other files, as `sha256sum -c` reads them; written last. */
const CHECKSUMS = 'SHA256SUMS'

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')

/**
 * Writes a folder that appears under its name only when everything is in it.
 *
 * @throws Failure when there is something under that name already, or what was written is not there
 */
export async function writeFolder(
  folder: string,
  files: AsyncIterable<readonly [path: string, content: string | Buffer]>,
): Promise<void> {
  if (existsSync(folder)) {
    throw new Failure(`${folder} is there already: name a folder that does not exist yet.`)
  }
  // Not inside it, where the name ends with a slash.
  const unfinished = `${resolve(folder)}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  try {
    // Backups may hold what visitors wrote: nobody else on this machine may read it.
    await mkdir(unfinished, { recursive: true, mode: 0o700 })
    const checksums: string[] = []
    for await (const [path, content] of files) {
      await mkdir(dirname(join(unfinished, path)), { recursive: true })
      await writeFile(join(unfinished, path), content, { flush: true })
      checksums.push(`${sha256(content)}  ${path}\n`)
    }
    await writeFile(join(unfinished, CHECKSUMS), checksums.join(''), { flush: true })
    await readFolder(unfinished).catch(() => {
      throw new Failure(
        `${folder} was not written whole, as if another backup had begun there: take it again.`,
      )
    })
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

/**
 * Reads all files of a folder.
 *
 * @throws Failure when the folder or a file is not there, or not what was written
 */
export async function readFolder(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  if (!existsSync(folder)) throw new Failure(`There is no folder ${folder}: name one of a backup.`)
  const checksums = await readFile(join(folder, CHECKSUMS), 'utf8').catch(() => {
    throw new Failure(`${folder} is no complete backup (${CHECKSUMS} is missing): use another one.`)
  })
  const files = new Map<string, Buffer>()
  for (const line of checksums.trimEnd().split('\n')) {
    const [checksum, path] = [line.slice(0, 64), line.slice(66)]
    const bytes = await readFile(join(folder, path)).catch(() => undefined)
    if (!bytes || sha256(bytes) !== checksum) {
      throw new Failure(
        `${join(folder, path)} is ${bytes ? 'not what the backup wrote' : 'missing'}: the folder was damaged or changed, use another backup.`,
      )
    }
    files.set(path, bytes)
  }
  return files
}
