import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { toMail } from './contact-mail.ts'
import { toBeMailed, type ContactRecord } from '../requests/contact-record.ts'

const time = Timestamp.fromMillis(0)
const mailOf = (written: Partial<ContactRecord> & { name: string }) =>
  toMail({
    email: 'mara@example.com',
    phone: '0151 2345678',
    message: 'Wann geht es los?',
    course: '',
    selectedCourse: 'klasse-b',
    ...toBeMailed(time),
    message_id: '<1@school.example>',
    lease: null,
    lease_until: null,
    read: false,
    done: false,
    created_at: time,
    updated_at: time,
    expires_at: time,
    ...written,
  })

it('a message keeps its lines where styles are left out, as in Outlook', () => {
  const message = 'Guten Tag,\n\nich kann:\r\n- Mo ab 16 Uhr\n- <Mi>\n\nViele Grüße\nMara'
  const { html, text } = mailOf({ name: 'Mara', message })
  expect(html).toContain(
    '<p>Guten Tag,<br><br>ich kann:<br>- Mo ab 16 Uhr<br>- &lt;Mi&gt;<br><br>Viele Grüße<br>Mara</p>',
  )
  expect(text).toContain(message)
})

describe('the subject', () => {
  it.each([
    {
      desc: 'names course and visitor',
      written: { name: 'Mara Müller', course: 'Führerschein Klasse B' },
      want: 'Kontaktanfrage: Führerschein Klasse B – Mara Müller',
    },
    {
      desc: 'names the visitor alone where the course is not known',
      written: { name: 'Mara Muster' },
      want: 'Kontaktanfrage von Mara Muster',
    },
    {
      desc: 'is one line, whatever a name contains',
      written: { name: 'Mara\r\nBcc: alle@example.com', course: 'Klasse\u2028B\u0000\u0085' },
      want: 'Kontaktanfrage: Klasse B – Mara Bcc: alle@example.com',
    },
    {
      desc: 'is written in one direction',
      written: { name: 'Mara \u202Eretsum\u2066\u200B' },
      want: 'Kontaktanfrage von Mara retsum',
    },
    {
      desc: 'leaves a name as it is that just fits',
      written: { name: 'x'.repeat(50) },
      want: `Kontaktanfrage von ${'x'.repeat(50)}`,
    },
    {
      desc: 'shortens long ones, and never within a character',
      written: { name: '🚗'.repeat(100), course: `${'y'.repeat(58)} ${'z'.repeat(141)}` },
      want: `Kontaktanfrage: ${'y'.repeat(58)}… – ${'🚗'.repeat(49)}…`,
    },
  ])('$desc', ({ written, want }) => {
    expect(mailOf(written).subject).toBe(want)
  })
})

it('what a name contains is text in the mail', () => {
  const { text, html } = mailOf({ name: '<b>Mara</b> & "Otto"' })
  expect(text).toContain('Name: <b>Mara</b> & "Otto"')
  expect(html).toContain('&lt;b&gt;Mara&lt;/b&gt; &amp; &quot;Otto&quot;')
})

describe('an enrolment', () => {
  it('is in the mail, in words, after the course', () => {
    const { text, html } = mailOf({
      name: 'Mara Muster',
      course: 'Führerschein Klasse B',
      licence_class: 'B197',
      age_group: '16to17',
      guardian_name: 'Petra <Muster>',
      guardian_contact: '0365 111111',
      wished_start: 'im Mai',
      callback_times: 'ab 16 Uhr',
    })
    expect(text).toContain(
      [
        'Kurs: Führerschein Klasse B',
        'Führerscheinklasse: B197: Auto, Automatik und Schaltung',
        'Alter: 16 oder 17 Jahre',
        'Erziehungsberechtigte Person: Petra <Muster>',
        'Kontakt dieser Person: 0365 111111',
        'Wunschbeginn: im Mai',
        'Rückrufzeiten: ab 16 Uhr',
        '',
      ].join('\n'),
    )
    expect(html).toContain('Petra &lt;Muster&gt;')
  })

  it('that nobody asked for leaves no empty lines', () => {
    expect(mailOf({ name: 'Mara Muster' }).text).toContain('Kurs: unbekannt\n\nWann')
  })
})

it('the mail says when the request is deleted, as the school’s calendar has it', () => {
  // In Gera it is the next day.
  const expires_at = Timestamp.fromDate(new Date('2027-05-22T22:30:00Z'))
  expect(mailOf({ name: 'Mara Muster', expires_at }).text).toContain(
    'löscht diese Anfrage am 23.05.2027.',
  )
})
