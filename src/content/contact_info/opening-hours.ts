/** The days as schema.org names them, and as German texts begin them. */
const DAYS = [
  ['Monday', 'mo'],
  ['Tuesday', 'di'],
  ['Wednesday', 'mi'],
  ['Thursday', 'do'],
  ['Friday', 'fr'],
  ['Saturday', 'sa'],
  ['Sunday', 'so'],
] as const

const DAY =
  '(?:montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|mo|di|mi|do|fr|sa|so)\\.?'
const TO = '\\s*(?:–|-|bis)\\s*'
const AND = '\\s*(?:,|und|u\\.|\\+|&|/)\\s*'
const DAY_RANGE = `${DAY}(?:${TO}${DAY})?`
const LINE = new RegExp(`^(${DAY_RANGE}(?:${AND}${DAY_RANGE})*)\\s*:?\\s+(.+)$`, 'i')
const TIME = '(\\d{1,2})(?:[:.](\\d{2}))?(?:\\s*Uhr)?'
const TIMES = new RegExp(`^${TIME}${TO}${TIME}$`, 'i')

export interface OpeningHours {
  readonly dayOfWeek: readonly string[]
  /** As in `08:30`. */
  readonly opens: string
  readonly closes: string
}

/**
 * The business hours as search engines read them. They are free text, a line for each group of days:
 * a line that is not understood as a whole, or says "geschlossen", is left out.
 */
export function openingHours(text: string): OpeningHours[] {
  return text.split('\n').flatMap((line) => {
    const [, days = '', times = ''] = LINE.exec(line.trim()) ?? []
    const spans = times.split(new RegExp(AND, 'i')).map(timesOf)
    const dayOfWeek = daysOf(days)
    return spans.every((span) => span !== undefined)
      ? spans.map((span) => ({ dayOfWeek, ...span }))
      : []
  })
}

function daysOf(text: string): string[] {
  const ranges = text.split(new RegExp(AND, 'i'))
  const indexes = ranges.flatMap((range) => {
    const [from = -1, to = from] = range.split(new RegExp(TO, 'i')).map(indexOf)
    // From Saturday to Tuesday is a range, too.
    const length = ((to - from + DAYS.length) % DAYS.length) + 1
    return Array.from({ length }, (_, day) => (from + day) % DAYS.length)
  })
  return DAYS.filter((_, index) => indexes.includes(index)).map(([name]) => name)
}

const indexOf = (day: string) =>
  DAYS.findIndex(([, begin]) => day.trim().toLowerCase().startsWith(begin))

function timesOf(text: string) {
  const [all, fromHour, fromMinute = '00', toHour, toMinute = '00'] = TIMES.exec(text.trim()) ?? []
  if (!all || Number(fromHour) > 24 || Number(toHour) > 24) return undefined
  const time = (hour: string, minute: string) => `${hour.padStart(2, '0')}:${minute}`
  return { opens: time(String(fromHour), fromMinute), closes: time(String(toHour), toMinute) }
}
