import { createHash } from 'node:crypto'
import { berlinDay, calendarState, contentTypes, type PrerenderedContent } from '../shared.ts'

/** The same for content that pages show in the same way: of dates it matters whether they are past. */
export function digestOf({ at, records }: PrerenderedContent, types = contentTypes): string {
  const calendar = calendarState(types, records, berlinDay(new Date(at)))
  const shown = calendar.length > 0 ? { records, calendar } : records
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16)
}
