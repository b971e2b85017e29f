import { randomUUID } from 'node:crypto'
import { escaped, type Mail } from '../mail/contact-mail.ts'
import { BACK_OFFICE } from '../shared.ts'

interface Invitation {
  readonly name: string
  readonly email: string
  /** Who invites: name or address. */
  readonly from: string
  /** Whoever answers, answers the colleague. */
  readonly replyTo: string
  /** With which a password is chosen, within an hour. */
  readonly link: string
  /** Where visitors find the site, without a slash at the end. */
  readonly siteUrl: string
}

/** The mail to a new colleague. */
export function invitationMail(invitation: Invitation): Mail {
  const { name, email, from, replyTo, link, siteUrl } = invitation
  const { host, hostname } = new URL(siteUrl)
  const login = siteUrl + BACK_OFFICE
  const paragraphs = [
    `Guten Tag${name && ` ${name}`},`,
    `${from} lädt Sie ein, die Website ${host} mit zu bearbeiten und Anfragen zu beantworten.`,
    `Ihr Passwort wählen Sie selbst. Dieser Link gilt eine Stunde lang und nur einmal:\n${link}`,
    `Danach melden Sie sich mit Ihrer E-Mail-Adresse ${email} an:\n${login}`,
    'Ist die Stunde vorbei, drücken Sie dort „Passwort vergessen?“, dann kommt ein neuer Link.',
    'Sie haben keine Einladung erwartet? Dann löschen Sie diese E-Mail bitte.',
  ]
  const asHtml = (text: string) =>
    escaped(text)
      .replaceAll('\n', '<br>')
      .replaceAll(/https?:\S+/g, (address) => `<a href="${address}">${address}</a>`)
  return {
    messageId: `<${randomUUID()}@${hostname}>`,
    to: email,
    subject: `Ihr Zugang zur Website ${host}`,
    replyTo,
    text: paragraphs.join('\n\n'),
    html: paragraphs.map((text) => `<p>${asHtml(text)}</p>`).join(''),
  }
}
