import { longDayText, monthText } from '#model/time/german-dates.ts'
import { otherWayOf, type Choice, type Milestone } from './earliest-dates.ts'

export const TITLE = 'Ihr Weg zum Führerschein'
export const INTRO =
  'Was zu tun ist, was Sie mitbringen und ab wann es losgehen kann: berechnet für Ihre Klasse und Ihren Geburtstag.'

/** In place of dates, while the day of birth is not known. */
export const INVITATION = 'Mit Ihrem Geburtsdatum rechnen wir hier die genauen Tage aus.'

export const NO_STEPS =
  'Diese Seite wird gerade vorbereitet. Fragen zum Führerschein beantworten wir Ihnen gern persönlich.'
export const NO_STEPS_OF_CLASS =
  'Zu dieser Klasse haben wir hier noch nichts aufgeschrieben. Rufen Sie uns gern an.'

const titles: Readonly<Record<Milestone['what'], string>> = {
  application: 'Antrag bei der Fahrerlaubnisbehörde',
  theory: 'Theoretische Prüfung',
  practical: 'Praktische Prüfung',
  driving: 'Selbst fahren',
  alone: 'Ohne Begleitung fahren',
}

export function titleOf({ what }: Milestone, choice: Choice): string {
  return what === 'driving' && otherWayOf(choice)?.accompanied
    ? 'Mit Begleitung fahren'
    : titles[what]
}

const monthWords: Readonly<Record<number, string>> = {
  1: 'einen Monat',
  3: 'drei Monate',
  6: 'sechs Monate',
}

const wordsOf = (months: number) => monthWords[months] ?? `${months} Monate`

/** The rule in words, which hold whatever the day of birth. */
export function ruleText({ what, age, months }: Milestone): string {
  if (what === 'application') {
    return `Oft etwa ${wordsOf(months)} vor dem ${age}. Geburtstag. Ab wann ein Antrag angenommen wird, sagt Ihnen Ihre Behörde.`
  }
  if (months === 0) return `Ab dem ${age}. Geburtstag`
  return `Frühestens ${wordsOf(months)} vor dem ${age}. Geburtstag`
}

/** When it is possible; undefined while the day of birth is not known. */
export function dayText({ what, day }: Milestone, today: string): string | undefined {
  if (day === undefined) return undefined
  if (day <= today) return 'schon möglich'
  return what === 'application' ? `etwa ab ${monthText(day)}` : `ab ${longDayText(day)}`
}
