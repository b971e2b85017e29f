import { otherWayOf, type Choice, type Milestone } from '#site/licence-way/earliest-dates.ts'

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

const monthWords: Readonly<Record<number, string>> = { 1: 'einen Monat', 3: 'drei Monate' }

/** The rule in words, which hold whatever the day of birth. */
export function ruleText({ what, age, months }: Milestone): string {
  if (what === 'application') {
    return `Oft etwa ${months} Monate vor dem ${age}. Geburtstag. Ab wann sie den Antrag annimmt, sagt Ihnen Ihre Behörde.`
  }
  if (months === 0) return `Ab dem ${age}. Geburtstag`
  return `Frühestens ${monthWords[months] ?? `${months} Monate`} vor dem ${age}. Geburtstag`
}

/** When it is possible; undefined while the day of birth is not known. */
export function dayText({ what, day }: Milestone, today: string): string | undefined {
  if (day === undefined) return undefined
  if (day <= today) return 'schon möglich'
  return what === 'application' ? `etwa ab ${words(day, {})}` : `ab ${longDay(day)}`
}

export const longDay = (day: string) => words(day, { day: 'numeric' })

const words = (day: string, more: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('de-DE', {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
    ...more,
  })
