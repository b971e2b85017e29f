import { shownRows, type Column } from '#model/fields/rows.ts'
import { withUnit } from '#model/fields/unit.ts'

export const COST_OF_OTHERS: readonly Column[] = [
  { label: { en: 'What for', de: 'Wofür' }, max: 60 },
  { label: { en: 'About how much', de: 'Ungefährer Betrag' }, max: 30 },
]

/** With these a new sheet begins, for staff to add amounts. In German, as visitors read it. */
export const USUAL_OTHERS = [
  'TÜV oder DEKRA, Theorieprüfung',
  'TÜV oder DEKRA, praktische Prüfung',
  'Fahrerlaubnisbehörde, Antrag und Führerschein',
  'Sehtest',
  'Erste-Hilfe-Kurs',
  'Passbild',
]

const EUROS = { one: '€', many: '€' }

/** What visitors read: nothing without an amount, and a number alone is one of euros. */
export const otherCosts = (rows: readonly string[]) =>
  shownRows(rows).flatMap(({ cells: [what = '', amount = ''] }) =>
    amount ? [{ what, amount: withUnit(amount, EUROS) }] : [],
  )
