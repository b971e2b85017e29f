import type { Stored } from '#model/records/decode.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import { dayText, isCalendarDate } from '#model/time/calendar-date.ts'
import type { Language } from '#model/words/language.ts'

/**
 * What a record is called apart from its list: with its day where the type is in the order of days,
 * since a class's price sheets differ by that alone. Undefined where it has no title.
 */
export function recordName(
  { fields, order, title }: ContentDefinition,
  record: Stored,
  language: Language,
): string | undefined {
  const { [title]: name, [order.by]: day } = record
  if (typeof name !== 'string' || name.trim() === '') return undefined
  const isDated = fields[order.by]?.kind === 'date' && isCalendarDate(String(day))
  return isDated ? `${name}, ${dayText(String(day), language)}` : name
}
