import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Few enough for what each takes to begin, enough for two runs to come to their end together. */
export const PARTS = 8

/**
 * Takes the parts of the stories, one after the other, that no other run has taken.
 *
 * @param folder that these runs share, empty at first
 * @returns numbers from 1 to `PARTS`
 */
export function* partsLeft(folder: string): Generator<number> {
  mkdirSync(folder, { recursive: true })
  for (let part = 1; part <= PARTS; part += 1) {
    if (take(join(folder, String(part)))) yield part
  }
}

/** A folder is made once, whoever comes second. */
function take(part: string): boolean {
  try {
    mkdirSync(part)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
