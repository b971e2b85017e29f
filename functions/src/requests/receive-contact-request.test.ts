import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { contactRequest } from '../../../tests/support/samples/contact-requests.ts'
import { receiveContactRequest } from './receive-contact-request.ts'

const open = { perAddress: 1e6, perNetwork: 1e6, inTotal: 1e6, inADay: 1e6 }
/** Nothing is asked of the store: there is none. */
const receive = (data: unknown) =>
  receiveContactRequest(
    data,
    { own: 'somebody', wider: 'somewhere' },
    {
      db: undefined as never,
      now: () => new Date(),
      limits: open,
      mailDomain: 'school.example',
      mailboxOf: (email) => email,
      onHeld: () => {},
    },
  )

it.each([
  { field: 'name', value: 'M', message: 'Name muss mindestens 2 Zeichen lang sein.' },
  {
    field: 'name',
    value: ['Mara', 'Muster'],
    message: 'Name muss mindestens 2 Zeichen lang sein.',
  },
  {
    field: 'name',
    value: 'x'.repeat(101),
    message: 'Name darf höchstens 100 Zeichen lang sein.',
  },
  { field: 'email', value: 'mara@', message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
  { field: 'email', value: null, message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
  {
    field: 'email',
    value: 'mara@example.com\r\nBcc: alle@example.com',
    message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  },
  {
    field: 'email',
    value: 'mara@example.com, alle@example.com',
    message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  },
  {
    field: 'email',
    value: '"a@b.example" <mara@example.com>',
    message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  },
  { field: 'phone', value: '03650', message: 'Bitte geben Sie eine gültige Telefonnummer ein.' },
  {
    field: 'message',
    value: 'Hallo',
    message: 'Nachricht muss mindestens 10 Zeichen lang sein.',
  },
  {
    field: 'message',
    value: { toString: 'x' },
    message: 'Nachricht muss mindestens 10 Zeichen lang sein.',
  },
  {
    field: 'message',
    value: 'x'.repeat(50_000),
    message: 'Nachricht darf höchstens 5000 Zeichen lang sein.',
  },
  { field: 'selectedCourse', value: '', message: 'Bitte wählen Sie einen Kurs aus.' },
  { field: 'selectedCourse', value: undefined, message: 'Bitte wählen Sie einen Kurs aus.' },
  { field: 'requestId', value: '../courses/klasse-b', message: /laden Sie die Seite neu/ },
  { field: 'requestId', value: randomUUID().toUpperCase(), message: /laden Sie die Seite neu/ },
  { field: 'elapsed', value: 'lange', message: /laden Sie die Seite neu/ },
  { field: 'entry', value: undefined, message: /laden Sie die Seite neu/ },
  // A number or a truth value is never made a text, nor a text a number.
  { field: 'name', value: 12345, message: 'Name muss mindestens 2 Zeichen lang sein.' },
  { field: 'name', value: true, message: 'Name muss mindestens 2 Zeichen lang sein.' },
  { field: 'email', value: 5, message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
  {
    field: 'phone',
    value: 365000000,
    message: 'Bitte geben Sie eine gültige Telefonnummer ein.',
  },
  {
    field: 'message',
    value: 1234567890,
    message: 'Nachricht muss mindestens 10 Zeichen lang sein.',
  },
  { field: 'selectedCourse', value: 5, message: 'Bitte wählen Sie einen Kurs aus.' },
  { field: 'selectedCourse', value: false, message: 'Bitte wählen Sie einen Kurs aus.' },
  { field: 'entry', value: 0, message: /laden Sie die Seite neu/ },
  { field: 'elapsed', value: '2000', message: /laden Sie die Seite neu/ },
  { field: 'age_group', value: '16to17', message: /^Unter 18 brauchen wir/ },
  { field: 'licence_class', value: 'C', message: /laden Sie die Seite neu/ },
  { field: 'wished_start', value: 7, message: /laden Sie die Seite neu/ },
  { field: 'callback_times', value: 'x'.repeat(101), message: /höchstens 100 Zeichen/ },
  { field: 'admin', value: true, message: /laden Sie die Seite neu/ },
])('a request with $field: $value is refused in German', async ({ field, value, message }) => {
  await expect(receive({ ...contactRequest(), [field]: value })).rejects.toMatchObject({
    code: 'invalid-argument',
    message: expect.stringMatching(message) as unknown,
  })
})

it.each([null, [], 'Hallo', 7])('a request that is %j is refused in German', async (data) => {
  await expect(receive(data)).rejects.toThrow(/laden Sie die Seite neu/)
})
