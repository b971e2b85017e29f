import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { services } from '../emulators/ports.ts'
import { answerFor, type CaughtMail } from './answer.ts'

const HOST = '127.0.0.1'
/** Mails hold what strangers wrote. */
const NO_SCRIPTS = { 'content-security-policy': "script-src 'none'" }

export interface MailCatcher {
  stop(): Promise<void>
}

/** For the functions' environment: where they send mails to, and to whom. */
export const mailEnvironment = {
  SMTP_URL: `smtp://${HOST}:${services.smtp.port}`,
  CONTACT_TO: 'buero@fahrschule-gera.example',
}

/**
 * Takes every mail that is sent, delivers none, and shows them on a page of its own. It begins empty:
 * mails are kept only until it ends.
 */
export async function startMailCatcher(
  ports = { smtp: services.smtp.port, page: services.mail.port },
): Promise<MailCatcher> {
  const mails: CaughtMail[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, callback) {
      const take = async () => {
        const source = await text(stream)
        const mail = await PostalMime.parse(source)
        mails.push({ ...mail, id: randomUUID(), time: new Date().toISOString(), source })
      }
      take().then(() => callback(), callback)
    },
  })
  // A client that hangs up is its own affair.
  smtp.on('error', () => {})
  const page = createServer((request, response) => {
    const { status, type, body } = answerFor(mails, request.method ?? '', request.url ?? '')
    const headers = { 'content-type': `${type}; charset=utf-8`, ...NO_SCRIPTS }
    response.writeHead(status, headers).end(body)
  })
  await once(smtp.listen(ports.smtp, HOST), 'listening')
  await once(page.listen(ports.page, HOST), 'listening')
  return {
    stop: async () => {
      page.closeAllConnections()
      await Promise.all([
        new Promise((resolve) => page.close(resolve)),
        new Promise<void>((resolve) => smtp.close(resolve)),
      ])
    },
  }
}
