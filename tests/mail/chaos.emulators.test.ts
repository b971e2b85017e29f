import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { startChaosSmtp } from './chaos-smtp.ts'
import { contactRequest } from '#tests/support/samples/contact-requests.ts'
import {
  clock,
  db,
  forgetRequests,
  HOUR_MS,
  receive,
  storedRequests,
} from '#tests/support/servers/deliveries.ts'
import { inDepth } from '#tests/support/fixtures/in-depth.ts'
import type { Mail } from '../../functions/src/mail/contact-mail.ts'
import { deliverDue, deliverMail } from '../../functions/src/mail/deliver-mail.ts'
import { MAIL_MS, sendBySmtp } from '../../functions/src/mail/smtp.ts'

const SCHOOL = 'buero@fahrschule-gera.example'

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const REQUESTS = inDepth(60, 1000)
/** A server that looks for viruses before it answers; no time to wait for here. */
const LATE_MS = 20_000
const LATE_HERE_MS = 20

/** Twenty at once, until there is no more to do. */
async function inParallel(next: () => Promise<boolean>): Promise<void> {
  const worker = async () => {
    while (await next());
  }
  await Promise.all(Array.from({ length: 20 }, worker))
}

beforeEach(forgetRequests)

it(`${REQUESTS} requests arrive once each, over a mail server that refuses, hangs, hangs up, takes mails late and restarts`, async () => {
  // Deadlines pass when nothing else is to come, not by the clock of a busy machine.
  const deadlines = new Map<string, AbortController>()
  const smtp = await startChaosSmtp(seeded(1000), LATE_HERE_MS, (id) => deadlines.get(id)?.abort())
  onTestFinished(() => smtp.stop())
  expect(MAIL_MS).toBeGreaterThan(10 * LATE_MS)
  const { now, advance } = clock()
  const sendMail = (mail: Mail) => {
    const deadline = new AbortController()
    deadlines.set(mail.messageId, deadline)
    return sendBySmtp(smtp.url, SCHOOL, mail, deadline.signal)
  }
  const delivery = { db, now, sendMail, onFailure: () => {} }

  const accepted: string[] = []
  await inParallel(async () => {
    if (accepted.length >= REQUESTS) return false
    const data = contactRequest()
    accepted.push(data.requestId)
    await receive(data, now)
    await deliverMail(data.requestId, delivery)
    return true
  })

  const pending = db.collection('contact_requests').where('state', '==', 'pending')
  for (let waiting = await pending.get(); !waiting.empty; waiting = await pending.get()) {
    advance(4 * HOUR_MS)
    const ids = waiting.docs.map(({ id }) => id)
    const workers = inParallel(async () => {
      const id = ids.pop()
      if (id !== undefined) await deliverMail(id, delivery)
      return id !== undefined
    })
    // The scheduled function comes in between.
    await Promise.all([workers, deliverDue(delivery)])
  }

  const records = await storedRequests()
  expect(records).toHaveLength(REQUESTS)
  expect(records.every((record) => record['state'] === 'sent')).toBe(true)
  const expected = accepted.map((id) => `<${id}@school.example>`).sort()
  // Another copy is only one that the server took, and hung up before it said so.
  const unanswered = [...smtp.unanswered]
  const heardOf = smtp.taken.filter((id) => {
    const index = unanswered.indexOf(id)
    if (index >= 0) unanswered.splice(index, 1)
    return index < 0
  })
  expect(heardOf.sort()).toEqual(expected)
  // The story is about trouble: there was some of every kind.
  expect(Math.min(...Object.values(smtp.troubles))).toBeGreaterThan(REQUESTS / 50)
}, 900_000)
