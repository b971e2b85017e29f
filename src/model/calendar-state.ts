import type { ContentDefinition } from '#model/define-content.ts'

type Records = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/**
 * What the calendar does to records: it changes with every day on which visitors see something else
 * of the same ones, and with no other, so that pages are not published anew each night.
 *
 * @param records by collection
 * @param day in Germany, `YYYY-MM-DD`
 * @returns empty where nothing depends on the day
 */
export function calendarState(
  definitions: readonly ContentDefinition[],
  records: Records,
  day: string,
): readonly string[] {
  return definitions.flatMap(({ collection, changesWith }) => {
    const { [collection]: own = [] } = records
    if (changesWith === undefined || own.length === 0) return []
    if (changesWith === 'every day') return [`${collection} ${day}`]
    const days = own.flatMap((record) => changesWith.map((field) => String(record[field])))
    return [`${collection} ${days.map((each) => relation(day, each)).join(' ')}`]
  })
}

const relation = (day: string, other: string) =>
  day < other ? 'before' : day > other ? 'after' : 'on'
