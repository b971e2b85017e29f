import { createHash } from 'node:crypto'
import { berlinDay, type PrerenderedContent } from '../shared.ts'

/** The same for content that pages show in the same way: the same records, on the same day. */
export function digestOf({ at, records }: PrerenderedContent): string {
  const shown = { day: berlinDay(new Date(at)), records }
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16)
}
