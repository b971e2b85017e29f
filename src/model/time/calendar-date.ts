import type { Language } from '#model/words/language.ts'

/**
 * A day as it is stored, `YYYY-MM-DD`, from 2000 to 2099: days that there are, February 29 only in
 * leap years. Matches the whole text; valid in JavaScript and in the security rules.
 */
export const CALENDAR_DATE = [
  '20[0-9][0-9]-(0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])',
  '20[0-9][0-9]-(0[469]|11)-(0[1-9]|[12][0-9]|30)',
  '20[0-9][0-9]-02-(0[1-9]|1[0-9]|2[0-8])',
  '20([02468][048]|[13579][26])-02-29',
].join('|')

const PATTERN = new RegExp(`^(?:${CALENDAR_DATE})$`)

/** True for a day of the calendar, written `YYYY-MM-DD`. */
export const isCalendarDate = (text: string): boolean => PATTERN.test(text)

/** @param day as stored; gives `24.11.2026` in German */
export function dayText(day: string, language: Language = 'de'): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(language === 'de' ? 'de-DE' : 'en-GB', {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' },
  })
}
