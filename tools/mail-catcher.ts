import { rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { MailDev } from 'maildev'
import { services } from './emulators/ports.ts'
import { cacheFolder } from './paths.ts'

export interface MailCatcher {
  stop(): Promise<void>
}

/** For the functions' environment: where they send mails to, and to whom. */
export const mailEnvironment = {
  SMTP_URL: `smtp://127.0.0.1:${services.smtp.port}`,
  CONTACT_TO: 'buero@fahrschule-gera.example',
}

/**
 * Takes every mail that is sent, delivers none, and shows them on a page of its own. It begins empty:
 * mails are kept only until the next start.
 */
export async function startMailCatcher(): Promise<MailCatcher> {
  const mailDirectory = join(cacheFolder, 'mails')
  rmSync(mailDirectory, { recursive: true, force: true })
  await mkdir(mailDirectory, { recursive: true })
  const catcher = new MailDev({
    smtp: services.smtp.port,
    ip: '127.0.0.1',
    web: services.mail.port,
    webIp: '127.0.0.1',
    mailDirectory,
    silent: true,
  })
  await withoutInfo(() => catcher.start())
  return { stop: () => catcher.stop() }
}

/** The mail catcher announces its page with `console.info`, however silent it has been told to be. */
async function withoutInfo(start: () => Promise<unknown>): Promise<void> {
  const info = console.info
  console.info = () => {}
  try {
    await start()
  } finally {
    console.info = info
  }
}
