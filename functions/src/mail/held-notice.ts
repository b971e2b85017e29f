import type { Mail } from './contact-mail.ts'
import type { Delivery } from './deliver-mail.ts'
import { OUTBOX } from '../requests/contact-record.ts'

const SUBJECT = 'Weitere Kontaktanfragen warten auf der Website'
const TEXT = [
  'Es sind mehr Kontaktanfragen eingegangen, als die Website in so kurzer Zeit per E-Mail weitergibt.',
  'Keine geht verloren: Die weiteren stehen in der Verwaltung unter „Anfragen“ mit dem Vermerk „Zurückgehalten“. Von dort können sie einzeln per E-Mail zugestellt oder gelöscht werden.',
  'Diese Nachricht kommt höchstens einmal in der Stunde.',
]

const noticeMail = (messageId: string): Mail => ({
  messageId,
  subject: SUBJECT,
  text: TEXT.join('\n\n'),
  html: TEXT.map((paragraph) => `<p>${paragraph}</p>`).join(''),
})

interface Notifying extends Pick<Delivery, 'db' | 'sendMail'> {
  /** For the mail's Message-ID: a name that is no domain's may count as spam. */
  readonly mailDomain: string
}

/**
 * Mails the school that requests are held, once for all notices that were ordered. Two workers at
 * once may both do it, with the same Message-ID.
 *
 * @throws when the mail server does not take it; the notice stays ordered
 */
export async function sendNotices({ db, sendMail, mailDomain }: Notifying) {
  const { docs } = await db.collection(OUTBOX).where('notice', '==', true).get()
  const [first] = docs
  if (!first) return
  await sendMail(noticeMail(`<${first.id}@${mailDomain}>`))
  await Promise.all(docs.map(({ ref }) => ref.delete()))
}
