import type { CaughtMail, Mailbox } from './mailbox.ts'

export interface Answer {
  status: number
  type: string
  body: string
}

const JSON_TYPE = 'application/json'
const MAIL = /^\/api\/email\/([\w-]+)\/(source|html)$/

/** The page of caught mails, and the same for programs under `/api/email`. */
export function answerFor(mailbox: Mailbox, method: string, path: string): Answer {
  if (path === '/') return { status: 200, type: 'text/html', body: pageOf(mailbox.all()) }
  if (path === '/api/email')
    return { status: 200, type: JSON_TYPE, body: JSON.stringify(mailbox.all()) }
  if (path === '/api/email/all' && method === 'DELETE') {
    mailbox.empty()
    return { status: 200, type: JSON_TYPE, body: 'true' }
  }
  const [, id = '', part] = MAIL.exec(path) ?? []
  const source = mailbox.sourceOf(id)
  if (source === undefined) return { status: 404, type: 'text/plain', body: 'Not found' }
  if (part === 'source') return { status: 200, type: 'text/plain', body: source }
  return { status: 200, type: 'text/html', body: mailbox.find(id)?.html ?? '' }
}

/** Newest first; looks for new mails every five seconds. */
function pageOf(mails: readonly CaughtMail[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5">
<title>Caught mails (${mails.length})</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem }
  article { border: 1px solid #ccc; border-radius: 8px; padding: 1rem; margin: 1rem 0 }
  h2 { margin: 0; font-size: 1.1rem }
  p { margin: 0; color: #555; overflow-wrap: anywhere }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<h1>Caught mails</h1>
${mails.length === 0 ? '<p>No mail yet. Every mail that the site sends arrives here, and nowhere else.</p>' : [...mails].reverse().map(articleOf).join('\n')}
</html>
`
}

function articleOf({ id, subject, from, to, replyTo, time, text, html }: CaughtMail): string {
  const list = (addresses: CaughtMail['to']) => addresses.map(({ address }) => address).join(', ')
  return `<article>
<h2>${escaped(subject)}</h2>
<p>${escaped(`${time.slice(0, 19).replace('T', ' ')} UTC, from ${from} to ${list(to)}`)}</p>
${replyTo.length > 0 ? `<p>${escaped(`Answers go to ${list(replyTo)}`)}</p>` : ''}
<pre>${escaped(text)}</pre>
${html === '' ? '' : `<a href="/api/email/${id}/html">as HTML</a>, `}<a href="/api/email/${id}/source">source</a>
</article>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
