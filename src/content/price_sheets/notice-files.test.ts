import { expect, it } from 'vitest'
import { priceSheets } from './definition.ts'
import type { Sheet } from './stated-fees.ts'
import { noticeCsv, noticeJson } from './notice-files.ts'

const sheet: Sheet = {
  ...priceSheets.initial,
  licence_class: 'B',
  valid_from: '2026-01-01',
  basic_fee: 135_000,
  lesson: 6_205,
  remarks: 'Ratenzahlung; "bequem"',
}

it('a spreadsheet gets semicolons, decimal commas and the mark of UTF-8', () => {
  expect(noticeCsv({ sheet, school: 'Fahrschule' })).toBe(
    [
      '\uFEFFKlasse;Gültig ab;Entgelt;Euro',
      'B;2026-01-01;Grundbetrag, einschließlich Theorieunterricht;1350,00',
      'B;2026-01-01;Fahrstunde (45 Minuten);62,05',
      '',
    ].join('\r\n'),
  )
})

it('a program gets cents', () => {
  expect(JSON.parse(noticeJson({ sheet, school: 'Fahrschule' }))).toEqual({
    format: 'price-sheet/1',
    school: 'Fahrschule',
    class: 'B',
    valid_from: '2026-01-01',
    currency: 'EUR',
    fee_list: '§ 32 FahrlG',
    fees: [
      {
        id: 'basic_fee',
        label: 'Grundbetrag, einschließlich Theorieunterricht',
        cents: 135_000,
      },
      { id: 'lesson', label: 'Fahrstunde (45 Minuten)', cents: 6_205 },
    ],
    remarks: 'Ratenzahlung; "bequem"',
  })
})

it('what would end a cell is quoted', () => {
  expect(
    noticeCsv({ sheet: { ...sheet, licence_class: 'B; "kurz"' as 'B' }, school: '' }),
  ).toContain('"B; ""kurz""";2026-01-01;Fahrstunde (45 Minuten);62,05')
})
