import { expect, it } from 'vitest'
import { phoneHref, whatsAppNumber } from '#model/phone-href.ts'

it.each([
  { number: '0365 / 123-456', want: 'tel:0365123456' },
  { number: '+49 365 123456', want: 'tel:+49365123456' },
  { number: '+49 (0) 365 123456', want: 'tel:+49365123456' },
  { number: '(0365) 123456', want: 'tel:0365123456' },
  { number: '(0)365 123456', want: 'tel:0365123456' },
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
  { number: '+43 664 1234567', want: '436641234567' },
  { number: '0048 512 345 678', want: '48512345678' },
])('WhatsApp may know $number as $want', ({ number, want }) => {
  expect(whatsAppNumber(number)).toBe(want)
})

it.each([
  '0365 123456',
  '+49 365 123456',
  '0151 234',
  '0151 23456789 oder 0365 123456',
  '0151 23456789 +49 365 123456',
  '436641234567',
  '+1 23',
  '+1234567890123456',
  'unbekannt',
  '',
])('WhatsApp knows nobody at %j', (number) => {
  expect(whatsAppNumber(number)).toBeUndefined()
})
