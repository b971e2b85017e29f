import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectFolder } from '#tools/command/paths.ts'

const served = (file: string) => join(projectFolder, 'dist', file)

/** The files that the site is served from, to be changed for a while. */
export class ServedFiles {
  /** What was there before; undefined where nothing was. */
  readonly #originals = new Map<string, string | undefined>()

  /** @returns the names of the files in a folder that end so */
  async list(folder: string, ending: string): Promise<readonly string[]> {
    return (await readdir(served(folder))).filter((name) => name.endsWith(ending))
  }

  read(file: string): Promise<string> {
    return readFile(served(file), 'utf8')
  }

  async write(file: string, text: string): Promise<void> {
    await this.#remember(file)
    await replace(file, text)
  }

  async remove(file: string): Promise<void> {
    await this.#remember(file)
    await rm(served(file), { force: true })
  }

  async restore(): Promise<void> {
    for (const [file, text] of this.#originals) {
      if (text === undefined) await rm(served(file), { force: true })
      else await replace(file, text)
    }
  }

  async #remember(file: string): Promise<void> {
    if (this.#originals.has(file)) return
    this.#originals.set(file, await this.read(file).catch(() => undefined))
  }
}

/** At no moment is half of it served. */
async function replace(file: string, text: string): Promise<void> {
  await writeFile(served(`${file}.new`), text)
  await rename(served(`${file}.new`), served(file))
}
