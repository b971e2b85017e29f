import type { ContactRecord } from '../requests/contact-record.ts'
import { ENROLMENT_FIELDS, enrolmentText, storedRequests } from '../shared.ts'

export interface Mail {
  readonly messageId: string
  /** The school, unless it says otherwise. */
  readonly to?: string
  /** One line, whatever the visitor is called. */
  readonly subject: string
  /** The visitor's address, checked by the schema; a notice has none. */
  readonly replyTo?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly text: string
  readonly html: string
}

/** The mail to the school: the same facts as plain text and as HTML. */
export function toMail(record: ContactRecord): Mail {
  const { name, email, phone, course, message, message_id } = record
  const facts = [
    ['Name', name],
    ['E-Mail', email],
    ['Telefon', phone],
    ['Kurs', course || 'unbekannt'],
    ...enrolmentOf(record),
  ] as const
  const deletion = deletionOf(record)
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th align="left" style="padding:4px 16px 4px 0">${label}</th><td>${escaped(value)}</td></tr>`,
  )
  return {
    messageId: message_id,
    subject: subjectOf(record),
    replyTo: email,
    text: [
      ...facts.map(([label, value]) => `${label}: ${value}`),
      ...['', message, '', deletion],
    ].join('\n'),
    html: `<table>${rows.join('')}</table><p>${lines(message)}</p><p>${deletion}</p>`,
  }
}

/** What was asked for an enrolment and filled in, with its label. */
const enrolmentOf = (record: ContactRecord) =>
  ENROLMENT_FIELDS.flatMap((name): (readonly [string, string])[] => {
    const value = record[name]
    return value ? [[storedRequests.fields[name].label.de, enrolmentText(name, value, 'de')]] : []
  })

/** The mailbox is a second copy, which nothing deletes by itself. */
function deletionOf({ expires_at }: ContactRecord): string {
  const date = expires_at.toDate().toLocaleDateString('de-DE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'medium',
  })
  return `Die Website löscht diese Anfrage am ${date}. Kommt bis dahin kein Vertrag zustande, löschen Sie bitte auch diese E-Mail.`
}

/** Mailboxes show about so many characters of each. */
const LONGEST_COURSE = 60
const LONGEST_NAME = 50

/** What tells one mail from the next in a mailbox: the course, and who asks for it. */
function subjectOf({ course, name }: ContactRecord): string {
  const visitor = headline(name, LONGEST_NAME)
  const wanted = headline(course, LONGEST_COURSE)
  return wanted ? `Kontaktanfrage: ${wanted} – ${visitor}` : `Kontaktanfrage von ${visitor}`
}

/**
 * A text as part of a header: without line breaks, with which further headers could begin, and
 * without the invisible characters that turn the direction of what follows.
 */
function headline(text: string, longest: number): string {
  const line = text.replaceAll(/\p{Cf}/gu, '').replaceAll(/[\p{Cc}\s]+/gu, ' ')
  const characters = Array.from(line.trim())
  if (characters.length <= longest) return characters.join('')
  return `${characters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Outlook knows no other way to keep line breaks. */
const lines = (text: string) => escaped(text).replaceAll(/\r\n?|\n/g, '<br>')

/** Text as text, whatever it contains. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
