import type { OpeningHoursSpecification } from 'schema-dts'
import { announcedDays } from '#model/time/announced-days.ts'
import { berlinDay } from '#model/time/berlin-time.ts'
import type { OpeningHours } from '#model/time/hours-on.ts'
import { spansOf, type Span } from '#model/time/week.ts'

/** As schema.org names them. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** So far ahead days that differ are named: a year, in which the pages are published again. */
const AHEAD = 365

/** How search engines are told that a place is closed all day. */
const CLOSED: Span = { from: '00:00', to: '00:00' }

/**
 * A week for search engines, by its times, each with the days on which they hold.
 *
 * @param week from Monday to Sunday, as stored
 */
export function weekSpecification(week: readonly string[]): OpeningHoursSpecification[] {
  const days = new Map<string, (typeof DAYS)[number][]>()
  for (const [index, name] of DAYS.entries()) {
    for (const span of (week[index] ?? '').split(' ').filter(Boolean)) {
      days.set(span, [...(days.get(span) ?? []), name])
    }
  }
  return [...days].flatMap(([span, dayOfWeek]) =>
    spansOf(span).map((times) => specification(times, { dayOfWeek })),
  )
}

/**
 * The days of the next year on which the week does not hold, for search engines: what visitors read
 * of the next weeks.
 *
 * @param now when the pages are published
 */
export const specialSpecification = (hours: OpeningHours, now: Date): OpeningHoursSpecification[] =>
  announcedDays(hours, berlinDay(now), AHEAD).flatMap(({ from, to, spans }) =>
    (spans.length > 0 ? spans : [CLOSED]).map((times) =>
      specification(times, { validFrom: from, validThrough: to }),
    ),
  )

function specification(
  { from, to }: Span,
  when: Partial<OpeningHoursSpecification>,
): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', ...when, opens: from, closes: to }
}
