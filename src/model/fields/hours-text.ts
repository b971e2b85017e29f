import { dayProblem } from '#model/fields/hours-problem.ts'
import { DAYS, isDayHours, MIDNIGHT } from '#model/time/week.ts'

/** As German texts begin them, from Monday on. */
const BEGINNINGS = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so']

const DAY =
  '(?:montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonnabends?|sonntags?|mo|di|mi|do|fr|sa|so)\\.?'
const TO = '\\s*(?:–|—|-|bis)\\s*'
const AND = '\\s*(?:,|und|u\\.|\\+|&|/)\\s*'
const DAY_RANGE = `${DAY}(?:${TO}${DAY})?`
const DAY_RANGES = `(?:täglich|${DAY_RANGE}(?:${AND}${DAY_RANGE})*)`
const LINE = new RegExp(`^(${DAY_RANGES})\\s*:?\\s+(?:von\\s+)?(.+)$`, 'i')
const TIME = '(\\d{1,2})(?:[:.](\\d{2}))?(?:\\s*(?:Uhr|h))?'
const TIMES = new RegExp(`^${TIME}${TO}${TIME}$`, 'i')
const CLOSED = /^(?:geschlossen|zu|Ruhetag)$/i
/** Several groups of days in one line: one ends with its times, and the next begins with a day. */
const NEXT_GROUP = new RegExp(
  `(?<=\\d|Uhr|geschlossen|Ruhetag)\\s*[,;]\\s*(?=${DAY_RANGES}[\\s:])`,
  'i',
)

export interface ReadHours {
  /** From Monday to Sunday, as a week stores them; a day that the text does not name is closed. */
  readonly week: readonly string[]
  /** The lines, or parts of lines, that say something else or something impossible. */
  readonly unread: readonly string[]
}

/**
 * The week that free text in German describes: `Mo–Fr 8–12 und 13–18 Uhr`, a line for each group of
 * days. A part that is not understood as a whole is left out. Of a day that comes twice, all times
 * count where they fit together. `Mi geschlossen` is an exception from hours of more days, wherever
 * it stands; it contradicts those of as many or fewer.
 */
export function readHours(text: string): ReadHours {
  const week = Array<string>(DAYS).fill('')
  const unread: string[] = []
  const parts = text.split('\n').flatMap((line) => line.trim().split(NEXT_GROUP))
  const read = parts.filter(Boolean).map((part) => {
    const [, days = '', times = ''] = LINE.exec(part.trim()) ?? []
    return { part, days: daysIn(days), spans: spansIn(times) }
  })
  const closed = read.filter(({ spans }) => spans?.length === 0)
  const others = read.filter((each) => !closed.includes(each))
  for (const { part, days, spans } of others) {
    const changed = spans && days.map((day) => [day, joined(week[day], spans)] as const)
    if (!changed || changed.some(([, hours]) => !isPossible(hours))) unread.push(part)
    else for (const [day, hours] of changed) week[day] = hours
  }
  for (const { part, days } of closed) {
    const asNarrow = others.filter((other) => other.days.length <= days.length)
    if (days.some((day) => asNarrow.some((other) => other.days.includes(day)))) unread.push(part)
    else for (const day of days) week[day] = ''
  }
  return { week, unread }
}

/**
 * The week of a text that is understood as a whole: whoever reads "closed" because of a part that was
 * left out does not come. Undefined for any other.
 */
export function wholeWeek(text: string): readonly string[] | undefined {
  const { week, unread } = readHours(text)
  return unread.length === 0 && week.some(Boolean) ? week : undefined
}

const isPossible = (hours: string) => isDayHours(hours) && !dayProblem(hours)

const joined = (hours = '', spans: readonly string[]) =>
  [...hours.split(' ').filter(Boolean), ...spans].sort().join(' ')

function spansIn(times: string): string[] | undefined {
  if (CLOSED.test(times.trim())) return []
  const spans = times.split(new RegExp(AND, 'i')).map(spanIn)
  return spans.every((span) => span !== undefined) ? spans : undefined
}

function spanIn(text: string): string | undefined {
  const [all, ...parts] = TIMES.exec(text.trim().replace(/^von\s+/i, '')) ?? []
  const [from = '', fromMinute = '00', to = '', toMinute = '00'] = parts
  if (!all) return undefined
  const time = (hour: string, minute: string) => `${hour.padStart(2, '0')}:${minute}`
  return `${time(from, fromMinute)}-${time(to, toMinute).replace(/^(?:24|00):00$/, MIDNIGHT)}`
}

function daysIn(text: string): number[] {
  if (/^täglich/i.test(text)) return [...Array(DAYS).keys()]
  const days = text.split(new RegExp(AND, 'i')).flatMap((range) => {
    const [from = -1, to = from] = range.split(new RegExp(TO, 'i')).map(indexOf)
    // From Saturday to Tuesday is a range, too.
    const length = ((to - from + DAYS) % DAYS) + 1
    return Array.from({ length }, (_, day) => (from + day) % DAYS)
  })
  return [...new Set(days)]
}

function indexOf(day: string): number {
  const name = day.trim().toLowerCase()
  return name.startsWith('sonnabend') ? 5 : BEGINNINGS.findIndex((begin) => name.startsWith(begin))
}
