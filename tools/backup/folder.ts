import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Failure } from '#tools/command/failure.ts'

/** The checksums of all other files, as `sha256sum -c` reads them; written last. */
export const CHECKSUMS = 'SHA256SUMS'

export interface NewFolder {
  write(path: string, content: string | Buffer): Promise<void>
  writeJson(path: string, content: unknown): Promise<void>
  /** Gives the folder its name: one that has it is complete. */
  finish(): Promise<void>
  abandon(): Promise<void>
}

export const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')

/**
 * A folder that appears under its name only when everything is in it.
 *
 * @throws Failure when there is something under that name already
 */
export async function newFolder(name: string): Promise<NewFolder> {
  const final = resolve(name)
  const present = await readdir(final).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw new Failure(`${name} is no folder: name one that does not exist yet.`)
  })
  if (present.length > 0) {
    throw new Failure(`${name} is not empty: name a folder that does not exist yet.`)
  }
  const unfinished = `${final}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  // Backups may hold what visitors wrote: nobody else on this machine may read it.
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const checksums: string[] = []
  const write: NewFolder['write'] = async (path, content) => {
    const file = join(unfinished, path)
    await mkdir(dirname(file), { recursive: true })
    // Never over another file: on some systems names differ by more than upper and lower case.
    await writeFile(file, content, { flag: 'wx', flush: true })
    checksums.push(`${sha256(content)}  ${path}\n`)
  }
  return {
    write,
    writeJson: (path, content) => write(path, `${JSON.stringify(content, undefined, 2)}\n`),
    finish: async () => {
      await write(CHECKSUMS, checksums.join(''))
      await rename(unfinished, final)
    },
    abandon: () => rm(unfinished, { recursive: true, force: true }),
  }
}
