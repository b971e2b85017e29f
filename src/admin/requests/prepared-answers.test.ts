import { describe, expect, it } from 'vitest'
import { preparedAnswers } from '#admin/requests/prepared-answers.ts'
import { UNDECIDED_TITLE } from '#model/requests/contact-limits.ts'
import { mailHref } from '#model/words/mail-link.ts'

const SCHOOL = 'Fahrschule Muster'
const asked = {
  name: 'Mara Müller & Söhne',
  email: 'mara@example.com',
  phone: '0151 23456789',
  course: 'Führerschein Klasse B',
}

const read = (address: string | undefined) => {
  const { origin, protocol, pathname, search } = new URL(address ?? '')
  // Mail programs take a plus as it is.
  expect(search).not.toContain('+')
  const to = protocol === 'mailto:' ? pathname : origin + pathname
  return { to, ...Object.fromEntries(new URLSearchParams(search)) }
}

describe('the answers to a request', () => {
  const { call, write, whatsApp } = preparedAnswers(asked, SCHOOL)

  it('call the visitor', () => {
    expect(call).toBe('tel:015123456789')
  })

  it('begin a mail', () => {
    expect(read(write)).toEqual({
      to: 'mara@example.com',
      subject: 'Ihre Anfrage zum Kurs „Führerschein Klasse B“',
      body: [
        'Guten Tag Mara Müller & Söhne,',
        '',
        'vielen Dank für Ihre Anfrage zum Kurs „Führerschein Klasse B“.',
        ...['', '', ''],
        'Mit freundlichen Grüßen',
        SCHOOL,
      ].join('\r\n'),
    })
  })

  it('begin a chat', () => {
    expect(read(whatsApp)).toEqual({
      to: 'https://wa.me/4915123456789',
      text: [
        'Guten Tag Mara Müller & Söhne,',
        '',
        'vielen Dank für Ihre Anfrage zum Kurs „Führerschein Klasse B“.',
        ...['', '', ''],
        'Viele Grüße',
        SCHOOL,
      ].join('\n'),
    })
  })
})

it('half a character in a stored request keeps nobody from answering', () => {
  const halved = {
    ...asked,
    name: 'Mara \ud83d',
    email: 'mara\ud83d@example.com',
    course: '\udc00',
  }
  const { write, whatsApp } = preparedAnswers(halved, SCHOOL)
  expect(read(whatsApp)).toMatchObject({ text: expect.stringContaining('Mara \ufffd,') as string })
  expect(read(write)).toMatchObject({ body: expect.stringContaining('Mara \ufffd,') as string })
})

it.each(['', UNDECIDED_TITLE])(
  'a request for the course "%s" is answered without one',
  (course) => {
    const mail = read(preparedAnswers({ ...asked, course }, SCHOOL).write)
    expect(mail).toMatchObject({ subject: 'Ihre Anfrage an die Fahrschule Muster' })
    expect(mail).toMatchObject({ body: expect.stringContaining('Ihre Anfrage.\r\n') as string })
  },
)

it.each([
  { phone: '0365 123456', call: 'tel:0365123456' },
  { phone: 'ruft an', call: undefined },
  { phone: '', call: undefined },
])('with $phone as number there is no chat', ({ phone, call }) => {
  expect(preparedAnswers({ ...asked, phone }, SCHOOL)).toMatchObject({ call, whatsApp: undefined })
})

it.each([
  ['mara+b@example.com', 'mailto:mara%2Bb@example.com'],
  [
    'mara?bcc=alle%40example.com@example.com',
    'mailto:mara%3Fbcc%3Dalle%2540example.com@example.com',
  ],
  ['mara&cc@example.com', 'mailto:mara%26cc@example.com'],
])('a mail to %s goes there and nowhere else', (email, want) => {
  expect(mailHref(email)).toBe(want)
})
