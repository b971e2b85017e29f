import { describe, expect, it } from 'vitest'
import { contactFieldsSchema } from '#model/requests/contact-request.ts'
import { email } from '#model/fields/fields.ts'

const checked = (email: unknown): unknown => contactFieldsSchema.validateSyncAt('email', { email })

describe('the e-mail address of a visitor', () => {
  it.each([
    ['max+fahrschule@gmx.de', 'max+fahrschule@gmx.de'],
    ['max@firma.versicherung', 'max@firma.versicherung'],
    [' Max@GMX.de ', 'Max@GMX.de'],
    ['anna@fahrschule-müller.de', 'anna@xn--fahrschule-mller-uzb.de'],
    ['anna@xn--fahrschule-mller-uzb.de', 'anna@xn--fahrschule-mller-uzb.de'],
    ['\u200bmax@web.de', 'max@web.de'],
    ['max@web.de\u202c', 'max@web.de'],
    ['max@we\u00adb.de', 'max@web.de'],
    ['\u200b max@web.de\t', 'max@web.de'],
  ])('%s is taken as %s', (typed, taken) => {
    expect(checked(typed)).toBe(taken)
  })

  it.each([
    'max@gmail',
    'a..b@x.de',
    '.a@x.de',
    'a.@x.de',
    'a@x..de',
    'a@-x.de',
    'a@192.168.1.1',
    'a@b@x.de',
    'a@mü ller.de',
    'a@müller.de/x',
    '@x.de',
    null,
    5,
  ])('%s is none', (typed) => {
    expect(() => checked(typed)).toThrow('Bitte geben Sie eine gültige E-Mail-Adresse ein.')
  })

  it('says why it cannot be one', () => {
    expect(() => checked('müller@web.de')).toThrow('Vor dem @')
    expect(() => checked(`${'x'.repeat(250)}@x.de`)).toThrow(
      'E-Mail darf höchstens 254 Zeichen lang sein.',
    )
  })
})

it('a telephone number that is too long is said to be so', () => {
  const phone = '+49 (0) 365 12 34 56 – 0, ab 17 Uhr: 0151 23456789'
  expect(() => {
    contactFieldsSchema.validateSyncAt('phone', { phone })
  }).toThrow('Telefon darf höchstens 40 Zeichen lang sein.')
})

it('the school’s own address may have umlauts in its domain, too', () => {
  const { schema: own } = email({ en: 'E-mail', de: 'E-Mail' }, { required: true })
  expect(own.validateSync('info@fahrschule-müller.de')).toBe('info@xn--fahrschule-mller-uzb.de')
  expect(own.validateSync('\u200binfo@x.de')).toBe('info@x.de')
})
