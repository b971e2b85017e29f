import { expect, it } from 'vitest'
import type { Content } from '#model/records/define-content.ts'
import type { contactInfo } from './definition.ts'
import { openingReminders } from './reminders.ts'

it('days with other hours are announced to staff two weeks ahead, and their end', () => {
  const special_hours = [
    '2026-11-20/2026-12-01|closed|Umbau',
    '2026-12-11/2026-12-11|10:00-12:00|',
    '2026-12-24/2027-01-02|closed|Betriebsferien',
    '2026-01-01/2026-01-02|closed|',
  ]
  const records = [{ id: 'main', special_hours } as unknown as Content<typeof contactInfo>]
  const found = openingReminders(records, new Date('2026-11-27T10:00:00Z'))
  expect(found.map(({ day, text }) => `${day} ${text.de}`)).toEqual([
    '2026-12-01 Geschlossen (Umbau): letzter Tag',
    '2026-12-11 Andere Zeiten: erster Tag',
  ])
})
