import { requestsIn } from '#tests/support/samples/contact-requests.ts'
import { ownProject } from '#tests/support/fixtures/own-project.ts'
import { emulatorBackend } from '#tools/command/backend.ts'
import type { Mail } from '../../../functions/src/mail/contact-mail.ts'
import type { DeliveryFailure } from '../../../functions/src/mail/deliver-mail.ts'
import { receiveContactRequest } from '../../../functions/src/requests/receive-contact-request.ts'

export const HOUR_MS = 3_600_000

export const db = emulatorBackend(ownProject('delivery')).firestore
export const { storedRequest, storedRequests, forgetRequests } = requestsIn(db)

/** The requests whose mail was ordered. */
export async function orderedMails(): Promise<string[]> {
  const { docs } = await db.collection('outbox').get()
  return docs.flatMap((order) => (order.get('request') as string | undefined) ?? [])
}

/** The orders of confirmations that nobody has taken. */
export async function orderedConfirmations() {
  return (await db.collection('outbox').where('confirmation', '==', 'due').get()).docs
}

/** How many notices for the school are ordered. */
export async function orderedNotices(): Promise<number> {
  return (await db.collection('outbox').where('notice', '==', true).get()).size
}

/** A clock that the story moves. */
export function clock(time = new Date('2026-03-02T10:00:00Z').getTime()) {
  return { now: () => new Date(time), advance: (ms: number) => (time += ms) }
}

/** Limits that nobody reaches. */
export const OPEN = { perAddress: 1e6, perNetwork: 1e6, inTotal: 1e6, inADay: 1e6 }
const origin = { own: 'somebody', wider: 'somewhere' }

export const receive = (data: unknown, now: () => Date, limits = OPEN) =>
  receiveContactRequest(data, origin, {
    ...{ db, now, limits, mailDomain: 'school.example', mailboxOf: (email) => email },
    onHeld: () => {},
  })

/** A mail server that answers as told, what it was given, and what the log was told. */
export function mailbox(answer: () => Promise<void> = () => Promise.resolve()) {
  const mails: Mail[] = []
  const failures: DeliveryFailure[] = []
  const sendMail = async (mail: Mail) => {
    mails.push(mail)
    await answer()
  }
  return {
    mails,
    failures,
    sendMail,
    onFailure: (failure: DeliveryFailure) => failures.push(failure),
  }
}
