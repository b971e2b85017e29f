import { beforeEach, describe, expect, it } from 'vitest'
import { contactRequest } from '#tests/support/samples/contact-requests.ts'
import {
  clock,
  db,
  forgetRequests,
  HOUR_MS,
  mailbox,
  OPEN,
  orderedConfirmations,
  receive,
} from '#tests/support/servers/deliveries.ts'
import { mailboxOf } from '../../functions/src/requests/client-address.ts'
import { manageRequests } from '../../functions/src/requests/manage-contact-requests.ts'
import { sendConfirmation, sendConfirmations } from '../../functions/src/mail/confirmation.ts'

const info = db.doc('contact_info/main')

beforeEach(async () => {
  await forgetRequests()
  await info.set({ confirm_requests: true })
})

const ordered = async () => (await orderedConfirmations()).length

describe('a confirmation', () => {
  it.each([
    { desc: 'has not turned on', stored: {} },
    { desc: 'has turned off', stored: { confirm_requests: false } },
  ])('is not sent where the school $desc', async ({ stored }) => {
    await info.set(stored)
    await receive(contactRequest(), clock().now)
    expect(await ordered()).toBe(0)
  })

  it('has the course, and nothing that the sender typed but the address', async () => {
    await receive({ ...contactRequest(), name: 'Gratis unter spam.example' }, clock().now)
    const { mails, sendMail } = mailbox()
    await sendConfirmations({ db, sendMail, onUnconfirmed: () => {} })
    expect(mails).toHaveLength(1)
    const [first] = mails
    if (!first) return
    const { to, text, html, ...mail } = first
    expect(to).toBe('mara@example.com')
    expect(mail).toMatchObject({
      messageId: expect.stringMatching(/^<\w+@school\.example>$/) as unknown,
      subject: 'Ihre Anfrage ist angekommen',
      headers: { 'Auto-Submitted': 'auto-replied' },
    })
    expect(text).toContain('Kurs: Führerschein Klasse B\n\nFahrschule Gera\n')
    for (const body of [text, html]) {
      expect(body).not.toMatch(/spam|mara|0365|Frühjahr/i)
    }
    expect(await ordered()).toBe(0)
  })

  it('of a course that nobody knows does not repeat it', async () => {
    await receive({ ...contactRequest(), selectedCourse: 'spam.example' }, clock().now)
    const { mails, sendMail } = mailbox()
    await sendConfirmations({ db, sendMail, onUnconfirmed: () => {} })
    expect(mails.map(({ text }) => text).join()).not.toMatch(/Kurs|spam/)
  })

  it('is one a day for each mailbox, however the address is written', async () => {
    const { now, advance } = clock()
    for (const email of ['mara@example.com', 'mara@example.com', 'otto@example.com']) {
      await receive({ ...contactRequest(), email }, now)
    }
    expect(await ordered()).toBe(2)
    advance(24 * HOUR_MS)
    await receive(contactRequest(), now)
    expect(await ordered()).toBe(3)
    const [one, same, other] = ['mara@example.com', 'Mara+2@Example.com', 'otto@example.com'].map(
      (email) => mailboxOf(email, 'key'),
    )
    expect(same).toBe(one)
    expect(other).not.toBe(one)
  })

  it('leaves a counter that is no address and expires', async () => {
    await receive(contactRequest(), clock().now)
    const { docs } = await db.collection('rate_limits').get()
    const counter = docs.find(({ id }) => id.startsWith('to-'))
    // The hash is the identity here.
    expect(counter?.data()).toEqual({ count: 1, expires_at: expect.anything() as unknown })
  })

  it('is not sent for what is held or suspected, or was sent before', async () => {
    const { now } = clock()
    await receive(contactRequest(), now, { ...OPEN, inTotal: 0 })
    await receive({ ...contactRequest(), entry: 'https://spam.example' }, now)
    expect(await ordered()).toBe(0)
    const data = contactRequest()
    for (let times = 0; times < 3; times += 1) await receive(data, now)
    expect(await ordered()).toBe(1)
  })

  it('counts as a mail, and is the one that finds no room', async () => {
    const { now } = clock()
    const limits = { ...OPEN, inTotal: 3 }
    const mailed = []
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) {
      mailed.push(await receive({ ...contactRequest(), email }, now, limits))
    }
    // Two of the first, one of the second; the third is held.
    expect(mailed.map(Boolean)).toEqual([true, true, false])
    expect(await ordered()).toBe(1)
  })

  it('is sent once, by however many workers, and not again where the server refused it', async () => {
    await receive(contactRequest(), clock().now)
    const [order] = await orderedConfirmations()
    const refused = Object.assign(new Error('550 mara@example.com: no'), {
      ...{ code: 'EENVELOPE', responseCode: 550 },
    })
    const { mails, sendMail } = mailbox(() => Promise.reject(refused))
    const failures: object[] = []
    const confirming = { db, sendMail, onUnconfirmed: (failure: object) => failures.push(failure) }
    if (!order) throw new Error('Nothing is ordered.')
    await Promise.all([
      sendConfirmation(order.ref, confirming),
      sendConfirmation(order.ref, confirming),
      sendConfirmations(confirming),
    ])
    await sendConfirmations(confirming)
    expect(mails).toHaveLength(1)
    expect(failures).toEqual([{ order: order.id, code: 'EENVELOPE', responseCode: 550 }])
    expect((await db.collection('outbox').where('confirms', '!=', null).get()).size).toBe(0)
  })

  it.each<{ desc: string; remove: (id: string) => Promise<unknown> }>([
    {
      desc: 'staff have deleted',
      remove: (id) =>
        manageRequests({ ids: [id], action: 'delete' }, { db, now: clock().now, by: 'ada' }),
    },
    {
      desc: 'is gone',
      remove: (id) => db.collection('contact_requests').doc(id).delete(),
    },
  ])('of a request that $desc is not sent', async ({ remove }) => {
    const data = contactRequest()
    await receive(data, clock().now)
    await remove(data.requestId)
    const { mails, sendMail } = mailbox()
    await sendConfirmations({ db, sendMail, onUnconfirmed: () => {} })
    expect(mails).toEqual([])
    expect(await ordered()).toBe(0)
  })
})
