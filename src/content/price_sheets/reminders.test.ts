import { expect, it } from 'vitest'
import type { PriceSheet } from './definition.ts'
import { sheetReminders } from './reminders.ts'

const now = new Date('2026-11-27T10:00:00Z')
const sheet = (valid_from: string, is_shown = true) =>
  ({ id: valid_from, licence_class: 'B', valid_from, is_shown }) as PriceSheet

it('a price sheet that takes over within two weeks is announced to staff', () => {
  const sheets = ['2026-11-27', '2026-11-28', '2026-12-11', '2026-12-12'].map((day) => sheet(day))
  const found = sheetReminders([...sheets, sheet('2026-11-30', false)], now)
  expect(found.map(({ day }) => day)).toEqual(['2026-11-28', '2026-12-11'])
  expect(found[0]?.text.de).toBe('Neue Preise der Klasse B beginnen')
})

it('the seminar for novice drivers is no class', () => {
  const [found] = sheetReminders([{ ...sheet('2026-11-30'), licence_class: 'ASF' }], now)
  expect(found?.text).toEqual({
    en: 'New prices of the seminar begin',
    de: 'Neue Preise des Aufbauseminars für Fahranfänger beginnen',
  })
})
