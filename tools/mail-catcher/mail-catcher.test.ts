import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freePort } from '#tests/support/servers/listen.ts'
import { sendBySmtp } from '../../functions/src/mail/smtp.ts'
import { startMailCatcher, type MailCatcher } from './mail-catcher.ts'

let catcher: MailCatcher
let page: string
let smtpPort: number
beforeAll(async () => {
  const ports = { smtp: await freePort(), page: await freePort() }
  catcher = await startMailCatcher(ports)
  page = `http://127.0.0.1:${ports.page}`
  smtpPort = ports.smtp
})
afterAll(() => catcher.stop())
beforeEach(async () => {
  await fetch(`${page}/api/email`, { method: 'DELETE' })
})

let sent = 0
/** As the function sends it. */
function send(mail: { subject: string; text: string; html: string }): Promise<void> {
  const from = { messageId: `<${++sent}@school.example>`, replyTo: 'mara@example.com' }
  return sendBySmtp(`smtp://127.0.0.1:${smtpPort}`, 'office@school.example', { ...from, ...mail })
}
const get = async (path: string) => (await fetch(`${page}${path}`)).text()

test('a mail is shown on the page, with umlauts, newest first', async () => {
  await send({ subject: 'Anfrage für Klasse B', text: 'Ich möchte fahren.', html: '' })
  await send({ subject: 'Zweite', text: 'x', html: '' })
  const html = await get('/')
  expect(html).toContain('Anfrage für Klasse B')
  expect(html).toContain('Ich möchte fahren.')
  expect(html).toContain('Answers go to mara@example.com')
  expect(html.indexOf('Zweite')).toBeLessThan(html.indexOf('Anfrage'))
})

test('what a visitor wrote is shown, not run', async () => {
  await send({
    subject: '<script>alert(1)</script>',
    text: '<img src=x onerror=alert(1)>',
    html: '<p>x',
  })
  const response = await fetch(`${page}/`)
  expect(await response.text()).not.toMatch(/<script|<img/)
  expect(response.headers.get('content-security-policy')).toContain("script-src 'none'")
})

test('programs read mails, their sources and their HTML, and can empty the mailbox', async () => {
  await send({ subject: 'Hallo', text: 'Text', html: '<p>Text</p>' })
  const [mail, ...more] = JSON.parse(await get('/api/email')) as { id: string }[]
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    ...{ subject: 'Hallo', text: 'Text\n', html: '<p>Text</p>\n' },
    to: [{ address: 'office@school.example' }],
  })
  expect(await get(`/api/email/${mail?.id}/source`)).toMatch(/^Reply-To: mara@example\.com\r?$/m)
  expect(await get(`/api/email/${mail?.id}/html`)).toBe('<p>Text</p>\n')
  await fetch(`${page}/api/email`, { method: 'DELETE' })
  expect(await get('/api/email')).toBe('[]')
  expect((await fetch(`${page}/api/email/${mail?.id}/source`)).status).toBe(404)
})
