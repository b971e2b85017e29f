import { randomUUID } from 'node:crypto'
import type { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { LONGEST_ERROR } from '#model/requests/contact-limits.ts'
import { contactRequest } from '#tests/support/samples/contact-requests.ts'
import {
  clock,
  db,
  forgetRequests,
  HOUR_MS,
  mailbox,
  OPEN,
  orderedMails,
  orderedNotices,
  receive,
  storedRequest,
} from '#tests/support/servers/deliveries.ts'
import {
  BEGINNING_MS,
  deliverDue,
  deliverMail,
  LEASE_MS,
  RETRYING_S,
  SENDING_S,
} from '../../functions/src/mail/deliver-mail.ts'
import { sendNotices } from '../../functions/src/mail/held-notice.ts'
import { MAIL_MS } from '../../functions/src/mail/smtp.ts'
import { manageRequests } from '../../functions/src/requests/manage-contact-requests.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * HOUR_MS

beforeEach(forgetRequests)

/** A request that has been stored. */
const stored = async (now: () => Date) => (await receive(contactRequest(), now)) ?? ''
const refuses = () => mailbox(() => Promise.reject(new Error('451 try later')))

describe('a mail', () => {
  it('that fails is tried again after 1, 2, 4 … minutes, with the same Message-ID', async () => {
    const { now, advance } = clock()
    const { mails, ...mailing } = refuses()
    const delivery = { db, now, ...mailing }
    const id = await stored(now)
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
      advance(minutes * MINUTE_MS)
      await deliverDue(delivery)
      expect(mails).toHaveLength(attempts)
    }
    expect(new Set(mails.map(({ messageId }) => messageId))).toEqual(
      new Set([`<${id}@school.example>`]),
    )
  })

  it('that fails waits, however often it is asked for meanwhile', async () => {
    const { now, advance } = clock()
    const { mails, ...mailing } = refuses()
    const id = await stored(now)
    for (let times = 0; times < 5; times += 1) {
      await deliverMail(id, { db, now, ...mailing })
      advance(MINUTE_MS / 10)
    }
    expect(mails).toHaveLength(1)
  })

  it('that staff ask for again while an attempt fails is due again at once', async () => {
    const { now } = clock()
    const id = await stored(now)
    await db.doc(`contact_requests/${id}`).update({ attempts: 8 })
    const failing = mailbox(async () => {
      await manageRequests({ ids: [id], action: 'send' }, { db, now, by: 'ina' })
      throw new Error('451 try later')
    })
    await deliverMail(id, { db, now, ...failing })
    const { next_attempt_at, ...record } = (await storedRequest(id)) ?? {}
    expect(record).toMatchObject({ state: 'pending', last_error: '451 try later' })
    const wait = (next_attempt_at as Timestamp).toMillis() - now().getTime()
    expect(wait).toBeLessThan(MINUTE_MS)
  })

  it('is given up after a week, with pauses of four hours at most, and the request is kept', async () => {
    const { now, advance } = clock()
    const { mails, failures, ...mailing } = refuses()
    const delivery = { db, now, ...mailing }
    const id = await stored(now)
    const begun = now().getTime()
    const pauses: number[] = []
    while (now().getTime() - begun < 8 * DAY_MS) {
      await deliverDue(delivery)
      const { state, next_attempt_at } = (await storedRequest(id)) ?? {}
      if (state !== 'pending') break
      pauses.push((next_attempt_at as Timestamp).toMillis() - now().getTime())
      advance(pauses.at(-1) ?? 0)
    }
    const hours = (now().getTime() - begun) / HOUR_MS
    expect(hours).toBeGreaterThan(7 * 24 - 5)
    expect(hours).toBeLessThanOrEqual(7 * 24)
    expect(Math.max(...pauses)).toBe(4 * HOUR_MS)
    advance(DAY_MS)
    await deliverDue(delivery)
    expect(mails).toHaveLength(pauses.length + 1)
    expect(await storedRequest(id)).toMatchObject({ state: 'failed', name: 'Mara Muster' })
    expect(failures.map(({ state }) => state)).toEqual([
      ...failures.slice(1).map(() => 'pending'),
      'failed',
    ])
  })

  it('that fails leaves one line in the log, with codes and nothing of what was said', async () => {
    const { now } = clock()
    const refused = Object.assign(new Error('535 mara@example.com: no'), {
      code: 'EAUTH',
      responseCode: 535,
    })
    const id = await stored(now)
    const { failures, ...mailing } = mailbox(() => Promise.reject(refused))
    await deliverMail(id, { db, now, ...mailing })
    expect(failures).toEqual([
      { id, code: 'EAUTH', responseCode: 535, attempts: 1, state: 'pending' },
    ])
  })

  it('that fails with many words leaves as many as are kept, and no half of a character', async () => {
    const { now } = clock()
    const said = 'x'.repeat(LONGEST_ERROR - 1)
    const id = await stored(now)
    await deliverMail(id, {
      db,
      now,
      ...mailbox(() => Promise.reject(new Error(`${said}\u{1f600}`))),
    })
    expect(await storedRequest(id)).toMatchObject({ last_error: said })
  })

  it('is never sent by two workers at once', async () => {
    const { now } = clock()
    const { mails, ...mailing } = mailbox(() => new Promise((wait) => setTimeout(wait, 300)))
    const id = await stored(now)
    const delivery = { db, now, ...mailing }
    await Promise.all([deliverMail(id, delivery), deliverMail(id, delivery), deliverDue(delivery)])
    expect(mails).toHaveLength(1)
    expect(await storedRequest(id)).toMatchObject({ state: 'sent', attempts: 1, lease: null })
  })

  it('whose worker died is sent by another one, once the lease has ended', async () => {
    const { now, advance } = clock()
    const id = await stored(now)
    // A worker that never comes back.
    void deliverMail(id, { db, now, ...mailbox(() => new Promise(() => {})) })
    await expect.poll(async () => (await storedRequest(id))?.['lease'] as unknown).toBeTruthy()
    const { mails, ...mailing } = mailbox()
    await deliverDue({ db, now, ...mailing })
    expect(mails).toEqual([])
    advance(LEASE_MS + 1)
    await deliverDue({ db, now, ...mailing })
    expect(mails).toHaveLength(1)
    expect(await storedRequest(id)).toMatchObject({ state: 'sent', attempts: 2 })
  })

  it('has an end before its function has one, and that one before the lease', () => {
    expect(MAIL_MS).toBeLessThan(SENDING_S * 1000)
    expect(SENDING_S * 1000).toBeLessThan(LEASE_MS)
    expect(BEGINNING_MS + MAIL_MS).toBeLessThan(RETRYING_S * 1000)
  })
})

it('a mail server that hangs does not keep the scheduled function beyond its time', async () => {
  const { now, advance } = clock()
  for (let requests = 0; requests < 12; requests += 1) await stored(now)
  const begun = now()
  const { mails, ...mailing } = mailbox(() => {
    advance(MAIL_MS / 2)
    return Promise.reject(new Error('silence'))
  })
  await deliverDue({ db, now, ...mailing })
  expect(mails.length).toBeLessThan(6)
  expect(now().getTime() - begun.getTime()).toBeLessThan(RETRYING_S * 1000)
})

describe('the notice that requests are held', () => {
  const mailDomain = 'school.example'
  const held = (now: () => Date) => receive(contactRequest(), now, { ...OPEN, inTotal: 0 })

  it('is mailed to the school once, with nothing of a visitor', async () => {
    const { now, advance } = clock()
    await held(now)
    advance(HOUR_MS)
    await held(now)
    expect(await orderedNotices()).toBe(2)
    const { mails, sendMail } = mailbox()
    await sendNotices({ db, sendMail, mailDomain })
    await sendNotices({ db, sendMail, mailDomain })
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      messageId: expect.stringMatching(/^<\w+@school\.example>$/) as unknown,
      subject: 'Weitere Kontaktanfragen warten auf der Website',
    })
    expect(JSON.stringify(mails)).not.toContain('Mara')
  })

  it('stays ordered until the mail server takes it', async () => {
    const { now } = clock()
    await held(now)
    const { sendMail } = refuses()
    await expect(sendNotices({ db, sendMail, mailDomain })).rejects.toThrow('451')
    const working = mailbox()
    await sendNotices({ db, mailDomain, sendMail: working.sendMail })
    expect(working.mails).toHaveLength(1)
  })
})

it('once the mail server is repaired, one command orders what failed and what waits, and nothing else', async () => {
  const { now, advance } = clock()
  const given = await stored(now)
  advance(8 * DAY_MS)
  const waiting = await stored(now)
  for (const id of [given, waiting]) await deliverMail(id, { db, now, ...refuses() })
  expect(await storedRequest(given)).toMatchObject({ state: 'failed' })
  const sent = await stored(now)
  await deliverMail(sent, { db, now, ...mailbox() })
  const inWork = await stored(now)
  void deliverMail(inWork, { db, now, ...mailbox(() => new Promise(() => {})) })
  await expect.poll(async () => (await storedRequest(inWork))?.['lease'] as unknown).toBeTruthy()
  await db.recursiveDelete(db.collection('outbox'))

  const ids = [given, waiting, sent, inWork, randomUUID()]
  const retry = () => manageRequests({ ids, action: 'retry' }, { db, now, by: 'ina' })
  await retry()
  expect((await orderedMails()).sort()).toEqual([given, waiting].sort())
  // The reason stays until an attempt has succeeded.
  expect(await storedRequest(given)).toMatchObject({ attempts: 0, last_error: '451 try later' })
  const { mails, ...mailing } = mailbox()
  for (const id of [given, waiting]) await deliverMail(id, { db, now, ...mailing })
  expect(mails).toHaveLength(2)
  expect(await storedRequest(given)).toMatchObject({ state: 'sent', last_error: '' })
  await retry()
  expect(await orderedMails()).toHaveLength(2)
})
