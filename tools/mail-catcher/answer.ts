import type { Address, Email } from 'postal-mime'

/** A mail as it was read, and as it came over the wire. */
export interface CaughtMail extends Email {
  readonly id: string
  readonly time: string
  readonly source: string
}

/** The page of caught mails, and the same for programs under `/api/email`. */
export function answerFor(mails: CaughtMail[], method: string, path: string) {
  if (path === '/') return { status: 200, type: 'text/html', body: pageOf(mails) }
  if (path === '/api/email') {
    if (method === 'DELETE') mails.length = 0
    return { status: 200, type: 'application/json', body: JSON.stringify(mails) }
  }
  const [, id, part] = /^\/api\/email\/([\w-]+)\/(source|html)$/.exec(path) ?? []
  const mail = mails.find((each) => each.id === id)
  if (!mail) return { status: 404, type: 'text/plain', body: 'Not found' }
  if (part === 'source') return { status: 200, type: 'text/plain', body: mail.source }
  return { status: 200, type: 'text/html', body: mail.html ?? '' }
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
${mails.length === 0 ? '<p>No mail yet. Every mail that the site sends arrives here, and nowhere else.</p>' : mails.toReversed().map(articleOf).join('\n')}
</html>
`
}

function articleOf(mail: CaughtMail): string {
  const { id, subject = '', from, to, replyTo = [], time, text = '', html } = mail
  const list = (addresses: Address[] = []) => addresses.map(({ address }) => address).join(', ')
  return `<article>
<h2>${escaped(subject)}</h2>
<p>${escaped(`${time.slice(0, 19).replace('T', ' ')} UTC, from ${from?.address} to ${list(to)}`)}</p>
${replyTo.length > 0 ? `<p>${escaped(`Answers go to ${list(replyTo)}`)}</p>` : ''}
<pre>${escaped(text)}</pre>
${html === undefined ? '' : `<a href="/api/email/${id}/html">as HTML</a>, `}<a href="/api/email/${id}/source">source</a>
</article>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
