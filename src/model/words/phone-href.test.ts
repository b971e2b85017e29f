import { expect, it } from 'vitest'
import { phoneHref, whatsAppNumber } from '#model/words/phone-href.ts'

it.each([
  { number: '0365 / 123-456', want: 'tel:0365123456' },
  { number: '+49 365 123456', want: 'tel:+49365123456' },
  { number: '+49 (0) 365 123456', want: 'tel:+49365123456' },
  { number: '(0365) 123456', want: 'tel:0365123456' },
  { number: '(0)365 123456', want: 'tel:0365123456' },
  { number: '\u202a+49 (0) 365 123456\u202c', want: 'tel:+49365123456' },
  { number: 'Tel.: +49 (0)365 123456', want: 'tel:+49365123456' },
  { number: '+49 0365 123456', want: 'tel:+49365123456' },
  { number: '0049 (0365) 123456', want: 'tel:0049365123456' },
  { number: '(+49) 365 123456', want: 'tel:+49365123456' },
  { number: '+39 06 1234567', want: 'tel:+39061234567' },
  { number: '0365 123456 oder 0151 23456789', want: 'tel:0365123456' },
  { number: '0365 123456 / 0151 23456789', want: 'tel:0365123456' },
  { number: '0365 123456\n0151 23456789', want: 'tel:0365123456' },
  { number: '0365\u2212123456', want: 'tel:0365123456' },
  { number: '0365\u2009123456', want: 'tel:0365123456' },
  { number: '0365 : 123456', want: 'tel:0365123456' },
  { number: '0365_123456', want: 'tel:0365123456' },
  { number: '+49 [0] 365 123456', want: 'tel:+49365123456' },
  { number: '0365 123456 / -57', want: 'tel:0365123456' },
  { number: '033701/123456', want: 'tel:033701123456' },
  { number: '08:00–12:00: 0365 123456', want: 'tel:0365123456' },
  {
    number: '8–12 Uhr: 0365 12\u00a034\u201156 – 0, ab 17 Uhr: 0151 2345',
    want: 'tel:03651234560',
  },
])('$number is called at $want', ({ number, want }) => {
  expect(phoneHref(number)).toBe(want)
})

it.each([
  { number: '0151 2345 6789', want: '4915123456789' },
  { number: '0170/1234567', want: '491701234567' },
  { number: '+49 151 23456789', want: '4915123456789' },
  { number: '+49 (0) 151 23456789', want: '4915123456789' },
  { number: '+49 0151 23456789', want: '4915123456789' },
  { number: '0049 151 23456789', want: '4915123456789' },
  { number: '49 151 23456789', want: '4915123456789' },
  { number: '0151 23456789 (abends)', want: '4915123456789' },
  { number: '0151 23456789 oder 0365 123456', want: '4915123456789' },
  { number: '0151 23456789 +49 365 123456', want: '4915123456789' },
  { number: '+43 664 1234567', want: '436641234567' },
  { number: '0048 512 345 678', want: '48512345678' },
])('WhatsApp may know $number as $want', ({ number, want }) => {
  expect(whatsAppNumber(number)).toBe(want)
})

it.each([
  '0365 123456',
  '+49 365 123456',
  '0151 234',
  '0365 123456 oder 0151 23456789',
  '436641234567',
  '+1 23',
  '+1234567890123456',
  'unbekannt',
  '',
])('WhatsApp knows nobody at %j', (number) => {
  expect(whatsAppNumber(number)).toBeUndefined()
})
