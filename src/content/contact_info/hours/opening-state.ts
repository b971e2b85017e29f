import { addDays, berlinTime } from '#model/time/berlin-time.ts'
import { dayAndMonthText, weekdayText } from '#model/time/german-dates.ts'
import { MIDNIGHT } from '#model/time/week.ts'
import { hoursOn, type OpeningHours } from '#model/time/hours-on.ts'
import { clock } from './hours-words.ts'

export interface OpeningState {
  readonly open: boolean
  /** In one sentence, without its full stop. */
  readonly text: string
}

/** So far ahead the next opening is looked for, in days: longer than any school's holidays. */
const AHEAD = 60

/** Whether the school is open at an instant, for visitors to read. */
export function openingState(hours: OpeningHours, now: Date): OpeningState {
  const { day, time } = berlinTime(now)
  const { spans, reason, isSpecial } = hoursOn(hours, day)
  const current = spans.find(({ from, to }) => from <= time && (time < to || to === MIDNIGHT))
  if (current) {
    const [tomorrow] = hoursOn(hours, addDays(day, 1)).spans
    const goesOn = current.to === MIDNIGHT && tomorrow?.from === '00:00'
    const text = `Jetzt geöffnet bis ${clock(goesOn ? tomorrow.to : current.to)} Uhr`
    return { open: true, text }
  }
  const later = spans.find(({ from }) => time < from)
  if (later) {
    return { open: false, text: `Jetzt geschlossen, öffnet um ${clock(later.from)} Uhr` }
  }
  const opening = openingAfter(hours, day)
  const closed = isSpecial && spans.length === 0 ? 'Heute geschlossen' : 'Jetzt geschlossen'
  const why = spans.length === 0 && reason ? `: ${reason}` : ''
  const text = [closed + why, opening && `öffnet ${opening}`].filter(Boolean).join(', ')
  return { open: false, text }
}

/** `morgen um 8 Uhr`, later `Montag um 8 Uhr`; from a week on with the date. */
function openingAfter(hours: OpeningHours, today: string): string | undefined {
  for (let days = 1; days <= AHEAD; days++) {
    const day = addDays(today, days)
    const [first] = hoursOn(hours, day).spans
    if (!first) continue
    const when = days === 1 ? 'morgen' : days < 7 ? weekdayText(day) : `am ${dayAndMonthText(day)}`
    return `${when} um ${clock(first.from)} Uhr`
  }
  return undefined
}
