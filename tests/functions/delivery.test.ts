import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { startChaosSmtp } from '#tests/support/chaos-smtp.ts'
import {
  contactRequest,
  forgetRequests,
  storedRequest,
  storedRequests,
} from '#tests/support/contact-requests.ts'
import { emulatorBackend } from '#tools/backend.ts'
import type { Mail } from '../../functions/src/contact-mail.ts'
import {
  deliverDue,
  deliverMail,
  LEASE_MS,
  type Delivery,
} from '../../functions/src/deliver-mail.ts'
import { manageContactRequest } from '../../functions/src/manage-contact-request.ts'
import { receiveContactRequest } from '../../functions/src/receive-contact-request.ts'
import { sendBySmtp } from '../../functions/src/smtp.ts'

const db = emulatorBackend().firestore
const HOUR_MS = 3_600_000
const SCHOOL = 'buero@fahrschule-gera.example'

/** A clock that the story moves. */
function clock(time = new Date('2026-03-02T10:00:00Z').getTime()) {
  return { now: () => new Date(time), advance: (ms: number) => (time += ms) }
}

const limits = { perAddress: 1e6, perNetwork: 1e6, inTotal: 1e6 }
const origin = { own: 'somebody', wider: 'somewhere' }
const receive = (data: unknown, now: () => Date) =>
  receiveContactRequest(data, origin, { db, now, limits, mailDomain: 'school.example' })

/** A mail server that answers as told, and what it was given. */
function mailbox(answer: () => Promise<void> = () => Promise.resolve()) {
  const mails: Mail[] = []
  const sendMail = async (mail: Mail) => {
    mails.push(mail)
    await answer()
  }
  return { mails, sendMail }
}

beforeEach(forgetRequests)

describe('a mail', () => {
  it('that fails is tried again after 1, 2, 4 … minutes, with the same Message-ID', async () => {
    const { now, advance } = clock()
    const { mails, sendMail } = mailbox(() => Promise.reject(new Error('451 try later')))
    const delivery: Delivery = { db, now, sendMail }
    const id = (await receive(contactRequest(), now)) ?? ''
    await deliverMail(id, delivery)
    expect(await storedRequest(id)).toMatchObject({
      state: 'pending',
      attempts: 1,
      last_error: '451 try later',
    })
    for (const [minutes, attempts] of [
      [0.9, 1],
      [0.2, 2],
      [1.8, 2],
      [0.3, 3],
    ] as const) {
      advance(minutes * 60_000)
      await deliverDue(delivery)
      expect(mails).toHaveLength(attempts)
    }
    expect(new Set(mails.map(({ messageId }) => messageId))).toEqual(
      new Set([`<${id}@school.example>`]),
    )
  })

  it('is given up after a day, and the request is kept', async () => {
    const { now, advance } = clock()
    const { mails, sendMail } = mailbox(() => Promise.reject(new Error('no such host')))
    const id = (await receive(contactRequest(), now)) ?? ''
    for (let hours = 0; hours < 26; hours += 1) {
      await deliverDue({ db, now, sendMail })
      advance(HOUR_MS)
    }
    expect(await storedRequest(id)).toMatchObject({ state: 'failed', name: 'Mara Muster' })
    const attempts = mails.length
    expect(attempts).toBeGreaterThan(20)
    await deliverDue({ db, now, sendMail })
    expect(mails).toHaveLength(attempts)
  })

  it('is never sent by two workers at once', async () => {
    const { now } = clock()
    const { mails, sendMail } = mailbox(() => new Promise((wait) => setTimeout(wait, 300)))
    const id = (await receive(contactRequest(), now)) ?? ''
    const delivery = { db, now, sendMail }
    await Promise.all([deliverMail(id, delivery), deliverMail(id, delivery), deliverDue(delivery)])
    expect(mails).toHaveLength(1)
    expect(await storedRequest(id)).toMatchObject({ state: 'sent', attempts: 1, lease: null })
  })

  it('whose worker died is sent by another one, once the lease has ended', async () => {
    const { now, advance } = clock()
    const id = (await receive(contactRequest(), now)) ?? ''
    // A worker that never comes back.
    void deliverMail(id, { db, now, sendMail: () => new Promise(() => {}) })
    await expect.poll(async () => (await storedRequest(id))?.['lease'] as unknown).toBeTruthy()
    const { mails, sendMail } = mailbox()
    await deliverDue({ db, now, sendMail })
    expect(mails).toEqual([])
    advance(LEASE_MS + 1)
    await deliverDue({ db, now, sendMail })
    expect(mails).toHaveLength(1)
    expect(await storedRequest(id)).toMatchObject({ state: 'sent', attempts: 2 })
  })
})

describe('staff', () => {
  const manage = (id: string, action: string, now = clock().now) =>
    manageContactRequest({ id, action }, { db, now })

  it('mark a request as read and done, open it again and delete it', async () => {
    const id = (await receive(contactRequest(), clock().now)) ?? ''
    await manage(id, 'read')
    expect(await storedRequest(id)).toMatchObject({ read: true, done: false })
    await manage(id, 'done')
    expect(await storedRequest(id)).toMatchObject({ read: true, done: true })
    await manage(id, 'reopen')
    expect(await storedRequest(id)).toMatchObject({ read: true, done: false })
    await manage(id, 'delete')
    expect(await storedRequest(id)).toBeUndefined()
    await expect(manage(id, 'done')).rejects.toMatchObject({ code: 'not-found' })
  })

  it('have a mail sent again: one that arrived as a new mail, one that did not as the same', async () => {
    const { now } = clock()
    const { mails, sendMail } = mailbox()
    const id = (await receive(contactRequest(), now)) ?? ''
    expect(await manage(id, 'send')).toBe(id)
    await deliverMail(id, { db, now, sendMail })
    expect(await manage(id, 'send')).toBe(id)
    await deliverMail(id, { db, now, sendMail })
    const [first, second, ...more] = mails.map(({ messageId }) => messageId)
    expect(more).toEqual([])
    expect(first).toBe(`<${id}@school.example>`)
    expect(second).toMatch(/^<[0-9a-f-]{36}@school\.example>$/)
    expect(second).not.toBe(first)
  })

  it.each([
    { id: randomUUID(), action: 'explode' },
    { id: '../courses', action: 'delete' },
    { id: randomUUID(), action: 'delete', all: true },
    { action: 'delete' },
    null,
  ])('cannot give the command %j', async (command) => {
    await expect(manageContactRequest(command, { db, now: clock().now })).rejects.toMatchObject({
      code: 'invalid-argument',
    })
  })
})

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** 1,000 take minutes: `CHAOS_REQUESTS=1000 npm test`. */
const REQUESTS = Number(process.env['CHAOS_REQUESTS'] ?? 150)

it(`${REQUESTS} requests survive a mail server that refuses, hangs, hangs up and restarts`, async () => {
  const smtp = await startChaosSmtp(seeded(1000))
  onTestFinished(() => smtp.stop())
  const { now, advance } = clock()
  /** The mails whose sender has heard that the server took them. */
  const answered: string[] = []
  const sendMail = async (mail: Mail) => {
    await sendBySmtp(smtp.url, SCHOOL, mail, 250)
    answered.push(mail.messageId)
  }
  const delivery = { db, now, sendMail }

  const accepted: string[] = []
  async function visitor() {
    while (accepted.length < REQUESTS) {
      const data = contactRequest()
      accepted.push(data.requestId)
      await receive(data, now)
      await deliverMail(data.requestId, delivery)
    }
  }
  await Promise.all(Array.from({ length: 10 }, visitor))

  const waiting = async () =>
    (await db.collection('contact_requests').where('state', '==', 'pending').count().get()).data()
      .count
  while ((await waiting()) > 0) {
    advance(HOUR_MS / 6)
    await Promise.all([deliverDue(delivery), deliverDue(delivery)])
  }

  const records = await storedRequests()
  expect(records).toHaveLength(REQUESTS)
  expect(records.every((record) => record['state'] === 'sent')).toBe(true)
  const expected = accepted.map((id) => `<${id}@school.example>`).sort()
  expect([...new Set(smtp.taken)].sort()).toEqual(expected)
  // Heard of exactly once: any other copy is one whose line broke before the server's answer.
  expect(answered.sort()).toEqual(expected)
  // The story is about trouble: there was some of every kind.
  expect(Math.min(...Object.values(smtp.troubles))).toBeGreaterThan(REQUESTS / 50)
}, 900_000)
