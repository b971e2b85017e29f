import { describe, expect, it } from 'vitest'
import { defaultLegalPages, withoutVatId } from './defaults.ts'
import { legalPages } from './definition.ts'

it.each(Object.entries(defaultLegalPages))('the draft of %s can be saved as it is', (_, page) => {
  expect(legalPages.schema.validateSync(page)).toEqual(page)
})

describe('of a school without a VAT ID', () => {
  it('the imprint lacks the section of it, and nothing else', () => {
    const { text } = defaultLegalPages.imprint
    const heading = '## Umsatzsteuer-ID\n\n'
    const sentence =
      'Umsatzsteuer-Identifikationsnummer gemäß § 27a Umsatzsteuergesetz: {{vat_id}}\n\n'
    expect(withoutVatId(text)).toBe(text.replace(heading + sentence, ''))
  })

  it.each([
    [
      '## Kontakt\n\nAnschrift\n\nUSt-ID: {{vat_id}}\n\nTelefon',
      '## Kontakt\n\nAnschrift\n\nTelefon',
    ],
    ['## Nummern\nUSt-ID: {{vat_id}}\nSteuer-ID: 1', '## Nummern\nSteuer-ID: 1'],
    ['## Nummer\n{{vat_id}}', ''],
    ['### Nummer\n\nUSt: {{vat_id}}.\n\n### Mehr\n\nText', '### Mehr\n\nText'],
    ['## Anbieter\n\n{{name}}, USt-ID {{vat_id}}', '## Anbieter\n\n{{name}}, USt-ID {{vat_id}}'],
    ['Max, USt-ID {{vat_id}}, Gera', 'Max, USt-ID {{vat_id}}, Gera'],
    ['## V {{vat_id}}\n\nText', '## V {{vat_id}}\n\nText'],
  ])('%j has no line for it alone', (text, expected) => {
    expect(withoutVatId(text)).toBe(expected)
  })
})
