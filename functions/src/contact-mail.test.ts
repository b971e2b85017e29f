import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { toMail } from './contact-mail.ts'
import { toBeMailed } from './contact-record.ts'

const time = Timestamp.fromMillis(0)
const mailOf = (written: { name: string; course?: string }) =>
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
