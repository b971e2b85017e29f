import { expect, it } from 'vitest'
import { shownRecord } from '#admin/form/shown-record.ts'
import { contactInfo } from '#content/contact_info/definition.ts'
import { testimonials } from '#content/testimonials/definition.ts'
import { defineContent } from '#model/records/define-content.ts'
import { amount } from '#model/fields/extra-fields.ts'

it('shows what may not be saved as it is', () => {
  const tooLong = 'x'.repeat(5_000)
  expect(shownRecord(testimonials, { name: '', quote: tooLong })).toMatchObject({
    name: '',
    quote: tooLong,
  })
})

it.each([
  ['a number beyond its limits', { rating: 9 }, { rating: 5 }],
  ['what is no number', { rating: NaN, image_position_x: '' }, { rating: 5, image_position_x: 50 }],
  ['no picture', { image_url: '' }, { image_url: null }],
  ['what is missing', {}, { name: '', rating: 5, image_url: null, image_position_y: 50 }],
])('shows an empty form’s value in place of %s', (_what, values, want) => {
  expect(shownRecord(testimonials, values)).toMatchObject(want)
})

it('shows an amount, and none where none is entered', () => {
  const label = { en: 'Fee', de: 'Gebühr' }
  const fees = defineContent({
    collection: 'fees',
    labels: contactInfo.labels,
    title: 'fee',
    order: { by: 'created_at', direction: 'asc' },
    fields: { fee: amount(label) },
  })
  expect(shownRecord(fees, { fee: 120 })).toMatchObject({ fee: 120 })
  expect(shownRecord(fees, { fee: '' })).toMatchObject({ fee: null })
})

it('has the id of the only record of its type', () => {
  expect(shownRecord(contactInfo, {}).id).toBe('main')
})
