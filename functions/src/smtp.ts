import { createTransport } from 'nodemailer'
import type { Mail } from './contact-mail.ts'
import { mailServer } from './mail-server.ts'

/** For the whole of a mail's way; well below the lease in deliver-mail.ts. */
const DEADLINE_MS = 15_000
/** Until the server greets. */
const GREETING_MS = 30_000
const TOO_LATE = 'The mail server did not answer in time.'

/**
 * Hands a mail to the SMTP server.
 *
 * @param url the secret `SMTP_URL`, see mail-server.ts
 * @param school sender and recipient; nothing of the visitor is in either
 * @param deadline in milliseconds; then the connection is cut, whatever is being said on it
 * @throws when the server refused, hung up, did not answer in time, or cannot encrypt; `code` is
 *   nodemailer's, `responseCode` the server's
 */
export async function sendBySmtp(
  url: string,
  school: string,
  mail: Mail,
  deadline = DEADLINE_MS,
): Promise<void> {
  const greeting = Math.min(GREETING_MS, deadline)
  const transport = createTransport({
    ...mailServer(url).options,
    connectionTimeout: greeting,
    greetingTimeout: greeting,
    // At once: no second part of a mail that was given up.
    socketCloseTimeout: 0,
  })
  const { replyTo, ...content } = mail
  const signal = AbortSignal.timeout(deadline)
  try {
    await transport.sendMail({
      ...content,
      from: school,
      to: school,
      replyTo: { name: '', address: replyTo },
      disableFileAccess: true,
      disableUrlAccess: true,
      signal,
    })
  } catch (cause) {
    if (!signal.aborted) throw cause
    throw Object.assign(new Error(TOO_LATE, { cause }), { code: 'EABORT' })
  }
}
