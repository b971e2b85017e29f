import { createTransport } from 'nodemailer'
import type { Mail } from './contact-mail.ts'

/** For the whole of a mail's way; well below the lease in deliver-mail.ts. */
const DEADLINE_MS = 15_000

/**
 * Hands a mail to the SMTP server.
 *
 * @param url `smtp://user:password@host:port`, from the secret `SMTP_URL`
 * @param school sender and recipient; nothing of the visitor is in either
 * @param deadline in milliseconds
 * @throws when the server refused, hung up, or did not answer in time
 */
export async function sendBySmtp(
  url: string,
  school: string,
  mail: Mail,
  deadline = DEADLINE_MS,
): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: deadline,
    greetingTimeout: deadline,
    socketTimeout: deadline,
  })
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server takes too long.')), deadline)
  })
  const { replyTo, ...content } = mail
  const sending = transport.sendMail({
    ...content,
    from: school,
    to: school,
    replyTo: { name: '', address: replyTo },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await Promise.race([sending, tooLong])
  } finally {
    clearTimeout(timer)
    // Cuts the connection of a mail that took too long; its promise is nobody's any more.
    transport.close()
    sending.catch(() => {})
  }
}
