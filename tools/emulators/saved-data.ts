import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { reasonOf } from '#tools/command/failure.ts'
import { services } from './ports.ts'

const KEPT = 2
/** For a hub that hangs, on however busy a machine. */
const EXPORT_PATIENCE_MS = 3 * 60_000
const COMPLETE = /^save-(\d+)$/

/** Writes everything that the emulators hold into a folder, which must not exist yet. */
export type Export = (folder: string) => Promise<void>

/**
 * The emulators' data between two starts: numbered folders, each exported under another name and
 * renamed when it is complete. So a crash at any moment leaves the newest complete one to start from,
 * and the one before in case that the machine, too, went down before the disk had everything.
 */
export class SavedData {
  private readonly folder: string
  private readonly exportTo: Export
  private saving: Promise<void> = Promise.resolve()
  private timer: NodeJS.Timeout | undefined

  constructor(folder: string, exportTo: Export = exportThroughHub) {
    this.folder = folder
    this.exportTo = exportTo
  }

  /** @returns the newest folder that can be imported, if there is one */
  async latest(): Promise<string | undefined> {
    for (const name of (await this.complete()).reverse()) {
      if (await isWhole(join(this.folder, name))) return join(this.folder, name)
    }
    return undefined
  }

  /** Saves now, or as soon as the save under way is done: two never overlap. */
  save(): Promise<void> {
    this.saving = this.saving.catch(() => {}).then(() => this.saveNow())
    return this.saving
  }

  /** Saves now and again and again until `stop`; of failures in a row only the first is reported. */
  saveEvery(intervalMs: number, warn: (sentence: string) => void): void {
    let failing = false
    const next = async () => {
      try {
        await this.save()
        failing = false
      } catch (error) {
        if (!failing) warn(`The data could not be saved and is tried again: ${reasonOf(error)}`)
        failing = true
      }
      if (this.timer) this.timer = setTimeout(() => void next(), intervalMs)
    }
    this.timer = setTimeout(() => void next())
  }

  stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  private async saveNow(): Promise<void> {
    await mkdir(this.folder, { recursive: true })
    const newest = (await this.complete()).at(-1)
    const number = newest === undefined ? 1 : numberOf(newest) + 1
    const unfinished = join(this.folder, `unfinished-${process.pid}-${Date.now()}`)
    try {
      await this.exportTo(unfinished)
      await rename(unfinished, join(this.folder, `save-${number}`))
    } finally {
      await this.removeOlder()
    }
  }

  private async complete(): Promise<string[]> {
    if (!existsSync(this.folder)) return []
    const names = (await readdir(this.folder)).filter((name) => COMPLETE.test(name))
    return names.sort((one, other) => numberOf(one) - numberOf(other))
  }

  private async removeOlder(): Promise<void> {
    const older = (await this.complete()).slice(0, -KEPT)
    for (const name of await readdir(this.folder)) {
      if (older.includes(name) || name.startsWith('unfinished-')) {
        // What cannot be removed now, because the hub still writes to it, goes with the next save.
        await rm(join(this.folder, name), { recursive: true, force: true }).catch(() => {})
      }
    }
  }
}

/** Asks the hub, as `firebase emulators:export` does. */
async function exportThroughHub(path: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${services.hub.port}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'start' }),
    signal: AbortSignal.timeout(EXPORT_PATIENCE_MS),
  })
  if (!response.ok)
    throw new Error(`the emulators answered ${response.status} ${await response.text()}`)
}

function numberOf(name: string): number {
  return Number(COMPLETE.exec(name)?.[1])
}

async function isWhole(folder: string): Promise<boolean> {
  try {
    const metadata = JSON.parse(
      await readFile(join(folder, 'firebase-export-metadata.json'), 'utf8'),
    ) as Record<string, string | { path: string; metadata_file?: string }>
    return Object.values(metadata).every(
      (part) =>
        typeof part === 'string' || existsSync(join(folder, part.metadata_file ?? part.path)),
    )
  } catch {
    return false
  }
}
