import { tidy } from '#model/fields/field.ts'
import { UNDECIDED_TITLE } from '#model/requests/contact-limits.ts'
import { linkFields, mailLink } from '#model/words/mail-link.ts'
import { phoneHref, whatsAppNumber } from '#model/words/phone-href.ts'
import type { StoredRequest } from '#model/requests/stored-request.ts'

/** Shorter ones are called by nobody. */
const LEAST_DIGITS = 3

type AnsweredRequest = Pick<StoredRequest, 'name' | 'email' | 'phone' | 'course'>

/** Where one press leads to an answer; undefined where the visitor's number is none. */
export interface PreparedAnswers {
  readonly call: string | undefined
  readonly write: string
  readonly whatsApp: string | undefined
}

/** What visitors get to read, whatever language the back office speaks. */
const words = {
  subject: (school: string) => `Ihre Anfrage an die ${school}`,
  subjectAbout: (course: string) => `Ihre Anfrage zum Kurs „${course}“`,
  salutation: (name: string) => `Guten Tag ${name},`,
  thanks: 'vielen Dank für Ihre Anfrage.',
  thanksAbout: (course: string) => `vielen Dank für Ihre Anfrage zum Kurs „${course}“.`,
  regards: 'Mit freundlichen Grüßen',
  shortRegards: 'Viele Grüße',
}

/**
 * The addresses that call a visitor, and that open a mail or a chat with a greeting to go on from.
 *
 * @param school as it signs
 */
export function preparedAnswers(request: AnsweredRequest, school: string): PreparedAnswers {
  const { phone } = request
  // Half a character has no place in an address.
  const name = tidy(request.name)
  const email = tidy(request.email)
  const course = request.course === UNDECIDED_TITLE ? '' : tidy(request.course)
  const call = phoneHref(phone)
  const chat = whatsAppNumber(phone)
  const subject = course ? words.subjectAbout(course) : words.subject(school)
  const mail = greeting({ name, course }, `${words.regards}\n${school}`)
  const message = greeting({ name, course }, `${words.shortRegards}\n${school}`)
  return {
    call: call.length >= 'tel:'.length + LEAST_DIGITS ? call : undefined,
    write: mailLink(email, { subject, body: mail }).href,
    whatsApp: chat && `https://wa.me/${chat}?${linkFields({ text: message })}`,
  }
}

/** The empty line in the middle is for what is to be said. */
function greeting(
  { name, course }: Pick<AnsweredRequest, 'name' | 'course'>,
  closing: string,
): string {
  const thanks = course ? words.thanksAbout(course) : words.thanks
  return [words.salutation(name), '', thanks, '', '', '', closing].join('\n')
}
