import { setTimeout as after } from 'node:timers/promises'
import { emulatorBackend } from '#tools/command/backend.ts'
import { services } from '#tools/emulators/ports.ts'

const MAILS = `http://127.0.0.1:${services.mail.port}/api/email`
const LONGEST_MS = 150_000
const outbox = emulatorBackend().firestore.collection('outbox')

export interface CaughtMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** As it came over the wire. */
  readonly source: string
  readonly to: readonly { readonly address: string }[]
}

/** What the mail catcher has received over SMTP, with what was on its way. */
export async function mails(): Promise<CaughtMail[]> {
  await nothingOnItsWay()
  return (await (await fetch(MAILS)).json()) as CaughtMail[]
}

export async function emptyMailbox(): Promise<void> {
  await nothingOnItsWay()
  const { ok } = await fetch(MAILS, { method: 'DELETE' })
  if (!ok) throw new Error('The mail catcher could not be emptied.')
}

/** The function that sends an ordered mail then deletes the order. */
async function nothingOnItsWay(): Promise<void> {
  const end = Date.now() + LONGEST_MS
  while ((await outbox.count().get()).data().count > 0) {
    if (Date.now() > end) throw new Error('A mail that was ordered has not been sent.')
    await after(20)
  }
}
