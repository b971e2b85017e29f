import type { ContactRecord } from './contact-record.ts'

export interface Mail {
  readonly messageId: string
  readonly subject: string
  /** The visitor's address, checked by the schema: the only header that comes from them. */
  readonly replyTo: string
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
  ] as const
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th align="left" style="padding:4px 16px 4px 0">${label}</th><td>${escaped(value)}</td></tr>`,
  )
  return {
    messageId: message_id,
    subject: 'Neue Kontaktanfrage über die Website',
    replyTo: email,
    text: [...facts.map(([label, value]) => `${label}: ${value}`), '', message].join('\n'),
    html: `<table>${rows.join('')}</table><p style="white-space:pre-line">${escaped(message)}</p>`,
  }
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as text, whatever it contains. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
