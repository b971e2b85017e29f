import { randomBytes } from 'node:crypto'
import type { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import {
  contactRequest,
  forgetRequests,
  FUNCTION,
  storedRequest,
  storedRequests,
} from '#tests/support/samples/contact-requests.ts'
import { UNDECIDED } from '#model/requests/contact-limits.ts'
import { emptyMailbox, mails } from '#tests/support/servers/mails.ts'
import { emulatorBackend } from '#tools/command/backend.ts'

async function post(body: string) {
  // Each from somewhere else: what is refused counts for whoever sent it.
  const from = { 'x-forwarded-for': `2001:db8:${randomBytes(2).toString('hex')}::1` }
  const headers = { 'content-type': 'application/json', ...from }
  const response = await fetch(FUNCTION, { method: 'POST', headers, body })
  return (await response.json()) as {
    result?: unknown
    error?: { message: string; status: string }
  }
}
const send = (data: unknown) => post(JSON.stringify({ data }))

// The emulator starts a process for each function when it is called first.
beforeAll(async () => {
  await send(contactRequest())
  await mails()
})

// In this order: the first one waits for what is on its way.
beforeEach(emptyMailbox)
beforeEach(forgetRequests)

describe('a contact request', () => {
  it('is stored for 180 days and mailed to the school, with the visitor as the one to answer', async () => {
    const data = contactRequest()
    expect(await send(data)).toEqual({ result: { ok: true } })
    const [mail, ...more] = await mails()
    const stored = await storedRequest(data.requestId)
    expect(stored).toMatchObject({
      name: 'Mara Muster',
      course: 'Führerschein Klasse B',
      state: 'sent',
      attempts: 1,
      read: false,
      done: false,
    })
    const { created_at: created, expires_at: expires } = stored as {
      created_at: Timestamp
      expires_at: Timestamp
    }
    expect((expires.seconds - created.seconds) / 86_400).toBe(180)
    expect(more).toEqual([])
    expect(mail?.to[0]?.address).toBe('buero@fahrschule-gera.example')
    expect(mail?.source).toMatch(/^Reply-To: mara@example\.com\r?$/m)
    expect(mail?.source).toContain(`Message-ID: <${data.requestId}@fahrschule-gera.example>`)
    expect(mail?.subject).toBe('Kontaktanfrage: Führerschein Klasse B – Mara Muster')
    expect(mail?.text).toContain('Kurs: Führerschein Klasse B')
    expect(mail?.text).toContain('Ich möchte gern im Frühjahr beginnen.')
    expect(mail?.html).toContain('<td>Führerschein Klasse B</td>')
  })

  it('is confirmed to the sender once the school wants that, with a mail of their own', async () => {
    const info = emulatorBackend().firestore.doc('contact_info/main')
    const confirm_requests = true
    await info.update({ confirm_requests })
    onTestFinished(async () => {
      await info.update({ confirm_requests: false })
    })
    expect(await send(contactRequest())).toEqual({ result: { ok: true } })
    const sent = await mails()
    const toSender = sent.filter(({ to }) => to[0]?.address === 'mara@example.com')
    expect(sent).toHaveLength(2)
    expect(toSender.map(({ subject }) => subject)).toEqual(['Ihre Anfrage ist angekommen'])
    expect(toSender[0]?.source).toMatch(/^Auto-Submitted: auto-replied\r?$/m)
    expect(toSender[0]?.text).toContain('Kurs: Führerschein Klasse B')
    expect(toSender[0]?.text).not.toContain('Mara')
  })

  it.each([
    { desc: 'a filled-in honeypot', trap: { entry: 'https://spam.example' } },
    { desc: 'a form filled in faster than anybody types', trap: { elapsed: 1999 } },
  ])('with $desc is answered like any other, stored as suspected, not mailed', async ({ trap }) => {
    const data = { ...contactRequest(), ...trap }
    expect(await send(data)).toEqual({ result: { ok: true } })
    expect(await storedRequest(data.requestId)).toMatchObject({
      name: 'Mara Muster',
      state: 'suspected',
      attempts: 0,
    })
    expect(await send(data)).toEqual({ result: { ok: true } })
    expect(await mails()).toEqual([])
  })

  // All else that is malformed: see functions/src/requests/receive-contact-request.test.ts.
  it.each([
    { values: { name: 'M' }, says: 'Name muss mindestens 2 Zeichen lang sein.' },
    { values: { requestId: '../courses/klasse-b' }, says: /laden Sie die Seite neu/ },
  ])('with $values is answered in German and not stored', async ({ values, says }) => {
    const { error } = await send({ ...contactRequest(), ...values })
    expect(error?.status).toBe('INVALID_ARGUMENT')
    expect(error?.message).toMatch(says)
    expect(await mails()).toEqual([])
    expect(await storedRequests()).toEqual([])
  })

  it('with half a character is stored with the sign for that in its place', async () => {
    const data = { ...contactRequest(), name: 'Mara \ud83d' }
    expect(await send(data)).toEqual({ result: { ok: true } })
    expect(await storedRequest(data.requestId)).toMatchObject({ name: 'Mara \ufffd' })
  })

  it('for a course nobody knows is kept all the same', async () => {
    for (const selectedCourse of ['gibt-es-nicht', 'courses/klasse-b', '..', '__x__']) {
      const data = { ...contactRequest(), selectedCourse }
      expect(await send(data)).toEqual({ result: { ok: true } })
      expect(await storedRequest(data.requestId)).toMatchObject({ course: '' })
    }
  })

  it('of somebody who does not know the course yet says so', async () => {
    const data = { ...contactRequest(), selectedCourse: UNDECIDED }
    expect(await send(data)).toEqual({ result: { ok: true } })
    expect(await storedRequest(data.requestId)).toMatchObject({ course: 'Noch unentschieden' })
  })
})
