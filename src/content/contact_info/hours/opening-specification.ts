import type { OpeningHoursSpecification } from 'schema-dts'
import { hoursOn, type OpeningHours } from '#model/time/hours-on.ts'
import { addDays, berlinTime, weekdayOf } from '#model/time/berlin-time.ts'
import { holidayOn } from '#model/time/public-holidays.ts'
import { spansOf, specialDays, type Span } from '#model/time/week.ts'

/** As schema.org names them. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** So far ahead holidays are named, in days: a year, in which the pages are published again. */
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
 * The days of the next year on which the week does not hold, for search engines. Days that are over
 * are left out, and public holidays that the week is closed on anyway.
 *
 * @param now when the pages are published
 */
export function specialSpecification(hours: OpeningHours, now: Date): OpeningHoursSpecification[] {
  const today = berlinTime(now).day
  const days = Array.from({ length: AHEAD }, (_, ahead) => addDays(today, ahead))
  const holidays = days
    .filter((day) => holidayOn(day) && hours.week_hours[weekdayOf(day)] !== '')
    .filter((day) => isHolidayOf(hours, day))
    .map((day) => ({ from: day, to: day, spans: [] }))
  const special = hours.special_hours
    .map(specialDays)
    .filter(({ to }) => to >= today)
    .map(({ from, to, hours: times }) => ({ from, to, spans: spansOf(times) }))
  return [...special, ...holidays].flatMap(({ from, to, spans }) =>
    (spans.length > 0 ? spans : [CLOSED]).map((times) =>
      specification(times, { validFrom: from, validThrough: to }),
    ),
  )
}

/** Not one for which staff have entered something else. */
const isHolidayOf = (hours: OpeningHours, day: string) =>
  hours.closed_on_holidays && !hoursOn({ ...hours, closed_on_holidays: false }, day).isSpecial

function specification(
  { from, to }: Span,
  when: Partial<OpeningHoursSpecification>,
): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', ...when, opens: from, closes: to }
}
