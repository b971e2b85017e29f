import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyMailbox, mails, sourceOf } from '#tests/support/mails.ts'
import { emulatorBackend } from '#tools/backend.ts'

const FUNCTION = 'http://127.0.0.1:5001/demo-fahrschule/europe-west3/sendContactEmail'
const { firestore } = emulatorBackend()

const request = () => ({
  requestId: randomUUID(),
  name: 'Mara Muster',
  email: 'mara@example.com',
  phone: '0365 000000',
  message: 'Ich möchte gern im Frühjahr beginnen.',
  selectedCourse: 'default-1',
})

async function send(data: unknown) {
  const response = await fetch(FUNCTION, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  })
  return (await response.json()) as { result?: unknown; error?: { message: string } }
}
const stored = async (id: string) => (await firestore.doc(`contact_requests/${id}`).get()).data()

beforeEach(emptyMailbox)

describe('a contact request', () => {
  it('is stored and mailed to the school, with the visitor as the one to answer', async () => {
    const data = request()
    expect(await send(data)).toEqual({ result: { ok: true } })
    expect(await stored(data.requestId)).toMatchObject({ name: 'Mara Muster', state: 'sent' })
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.to[0]?.address).toBe('buero@fahrschule-gera.example')
    expect(mail && (await sourceOf(mail))).toMatch(/^Reply-To: mara@example\.com\r?$/m)
    expect(mail?.subject).toBe('Neue Kontaktanfrage über die Website')
    expect(mail?.text).toContain('Kurs: Führerschein Klasse B')
    expect(mail?.text).toContain('Ich möchte gern im Frühjahr beginnen.')
  })

  it('that is sent twice is one record and one mail', async () => {
    const data = request()
    await Promise.all([send(data), send(data)])
    await send(data)
    expect(await mails()).toHaveLength(1)
  })

  it.each([
    ['name', 'M', 'Name muss mindestens 2 Zeichen lang sein.'],
    ['email', 'mara@', 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
    ['phone', '036', 'Bitte geben Sie eine gültige Telefonnummer ein.'],
    ['message', 'Hallo', 'Nachricht muss mindestens 10 Zeichen lang sein.'],
    ['selectedCourse', '', 'Bitte wählen Sie einen Kurs aus.'],
  ])('with a wrong %s is answered in German and not stored', async (field, value, message) => {
    const data = { ...request(), [field]: value }
    expect((await send(data)).error?.message).toBe(message)
    expect(await stored(data.requestId)).toBeUndefined()
    expect(await mails()).toEqual([])
  })
})
