import { createTransport } from 'nodemailer'
import type { Mail } from './contact-mail.ts'
import { mailServer } from './mail-server.ts'

/**
 * For the whole of a mail's way, in milliseconds. Once a server has the whole mail it must be given
 * time to answer: whoever hangs up on one that is slow gets a copy for each attempt (RFC 5321,
 * 4.5.3.2.6).
 */
export const MAIL_MS = 240_000

/** Until the server greets. */
const GREETING_MS = 30_000
const TOO_LATE = 'The mail server did not answer in time.'

/**
 * Hands a mail to the SMTP server.
 *
 * @param url the secret `SMTP_URL`, see mail-server.ts
 * @param school sender, and recipient unless the mail names one; nothing of a visitor is in either
 * @param deadline then the connection is cut, whatever is being said on it
 * @throws when the server refused, hung up, did not answer in time, or cannot encrypt; `code` is
 *   nodemailer's, `responseCode` the server's
 */
export async function sendBySmtp(
  url: string,
  school: string,
  mail: Mail,
  deadline = AbortSignal.timeout(MAIL_MS),
): Promise<void> {
  const transport = createTransport({
    ...mailServer(url).options,
    connectionTimeout: GREETING_MS,
    greetingTimeout: GREETING_MS,
    // At once: no second part of a mail that was given up.
    socketCloseTimeout: 0,
  })
  const { replyTo, ...content } = mail
  try {
    await transport.sendMail({
      ...content,
      from: school,
      to: content.to ?? school,
      ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
      disableFileAccess: true,
      disableUrlAccess: true,
      signal: deadline,
    })
  } catch (cause) {
    if (!deadline.aborted) throw cause
    throw Object.assign(new Error(TOO_LATE, { cause }), { code: 'EABORT' })
  }
}
