import type { AnnouncedDays } from '#model/time/announced-days.ts'
import { addDays } from '#model/time/berlin-time.ts'
import { clockText, WEEKDAYS } from '#model/time/german-dates.ts'
import { MIDNIGHT, spansOf, type Span } from '#model/time/week.ts'

/** @param time `08:00`, said `8`; `08:30` is `8:30` */
export const clock = (time: string): string => (time === MIDNIGHT ? '24' : clockText(time))

/**
 * A week as visitors read it, `Montag–Freitag: 8–12 und 13–18 Uhr`: days in a row with the same hours
 * share a line.
 *
 * @param week from Monday to Sunday, as stored
 */
export function weekLines(week: readonly string[]): string[] {
  const starts = [...week.keys()].filter((day) => day === 0 || week[day] !== week[day - 1])
  return starts.map((first, index) => {
    const last = (starts[index + 1] ?? week.length) - 1
    const days = [...new Set([first, last])].map((day) => WEEKDAYS[day])
    return `${days.join('–')}: ${timesOf(spansOf(week[first] ?? ''))}`
  })
}

/** `8–12 und 13–18 Uhr`, or that it is closed. */
function timesOf(spans: readonly Span[]): string {
  if (spans.length === 0) return 'geschlossen'
  const [last = '', ...others] = spans
    .map(({ from, to }) => `${clock(from)}–${clock(to)}`)
    .reverse()
  return `${[...(others.length > 0 ? [others.reverse().join(', ')] : []), last].join(' und ')} Uhr`
}

/** `24.12.–2.1. geschlossen: Betriebsferien`; from a year on with the years. */
export function announcement({ from, to, spans, reason }: AnnouncedDays): string {
  const isLong = to >= addDays(from, 365)
  const days = [...new Set([from, to])].map(
    (day) => shortDay(day) + (isLong ? day.slice(0, 4) : ''),
  )
  return `${days.join('–')} ${timesOf(spans)}${reason && `: ${reason}`}`
}

function shortDay(day: string): string {
  const [, month, date] = day.split('-').map(Number)
  return `${date}.${month}.`
}
