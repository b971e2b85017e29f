import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, describe, it, onTestFinished, vi } from 'vitest'
import { DEMO_PROJECT, EMULATED_SITE } from '#model/firebase-project.ts'
import { ownOrigins } from '../../functions/src/own-origins.ts'
import { accountEmail, SERVICE_ACCOUNTS } from '../../functions/src/service-accounts.ts'
import { serve, type Handler } from '#tests/support/receive-reports.ts'

// The emulator allows every origin, whatever the functions say: they are asked without it.
process.env['GCLOUD_PROJECT'] = DEMO_PROJECT
process.env['SITE_URL'] = 'https://www.school.example/'
vi.stubEnv('VITE_REPORT_ERRORS', 'true')
// Where the functions' log goes; it is taken when they are loaded.
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
const functions = await import('../../functions/src/index.ts')
const callables = Object.entries({
  sendContactEmail: functions.sendContactEmail,
  manageContactRequests: functions.manageContactRequests,
  endOwnSessions: functions.endOwnSessions,
  managePublication: functions.managePublication,
})

/** What a browser asks before a page of this origin may call the function. */
async function allowedOrigin(callable: unknown, origin: string) {
  const server = createServer(callable as RequestListener).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST' },
  })
  return headers.get('access-control-allow-origin')
}

describe.each(callables)('%s', (_name, callable) => {
  it.each([
    'https://www.school.example',
    `https://${DEMO_PROJECT}.web.app`,
    `https://${DEMO_PROJECT}.firebaseapp.com`,
  ])('may be called by pages of %s', async (origin) => {
    expect(await allowedOrigin(callable, origin)).toBe(origin)
  })

  it.each([
    'https://foreign.example',
    'http://www.school.example',
    'https://www.school.example.foreign.example',
    'https://school.example',
    'https://other.web.app',
    `https://foreign-${DEMO_PROJECT}.web.app`,
    EMULATED_SITE,
    'null',
  ])('may not be called by pages of %s', async (origin) => {
    expect(await allowedOrigin(callable, origin)).toBeNull()
  })
})

interface Endpoint {
  readonly maxInstances?: unknown
  readonly serviceAccountEmail?: unknown
  readonly secretEnvironmentVariables?: readonly { readonly key: string }[]
}
const endpoints = Object.entries(functions).map(
  ([name, each]) => [name, (each as { __endpoint: Endpoint }).__endpoint] as const,
)

it.each(endpoints)('%s never has more than a few instances', (_name, { maxInstances }) => {
  expect([1, 5]).toContain(maxInstances)
})

it('each function runs as the account of its task, and only the mail has the password', () => {
  const named = endpoints.map(
    ([name, { serviceAccountEmail, secretEnvironmentVariables = [] }]) => [
      name,
      [serviceAccountEmail, ...secretEnvironmentVariables.map(({ key }) => key)],
    ],
  )
  const by = (account: string, ...secrets: string[]) => [
    accountEmail(account, DEMO_PROJECT),
    ...secrets,
  ]
  expect(Object.fromEntries(named)).toEqual({
    sendContactEmail: by('site-reception', 'ADDRESS_KEY'),
    reportBrowserError: by('site-reception'),
    sendOrderedEmail: by('site-mail', 'SMTP_URL'),
    retryContactEmails: by('site-mail', 'SMTP_URL'),
    manageContactRequests: by('site-staff'),
    endOwnSessions: by('site-staff'),
    managePublication: by('site-publisher'),
    publishContent: by('site-publisher'),
    publishOverdue: by('site-publisher'),
    purgeBin: by('site-cleaner'),
    purgeDeleted: by('site-cleaner'),
    cleanUpImages: by('site-cleaner'),
  })
  const publishes = Object.entries(SERVICE_ACCOUNTS).filter(([, roles]) =>
    (roles as readonly string[]).includes('roles/firebasehosting.admin'),
  )
  expect(publishes.map(([name]) => name)).toEqual(['site-publisher'])
})

it('lends no browser to pages of a project that has another site', () => {
  expect(ownOrigins('https://www.school.example', 'school-gera')).toEqual([
    'https://www.school.example',
    'https://school-gera.web.app',
    'https://school-gera.firebaseapp.com',
  ])
})

describe('reportBrowserError', () => {
  async function post(origin: string) {
    const { address, close } = await serve(functions.reportBrowserError as unknown as Handler)
    onTestFinished(close)
    warn.mockClear()
    const body = JSON.stringify({ kind: 'error', place: '/a.js:1:2', page: '/' })
    const { status } = await fetch(address, { method: 'POST', headers: { origin }, body })
    return { status, lines: warn.mock.calls.map(([line]) => JSON.parse(String(line)) as object) }
  }

  it('logs what pages of the site send, as a warning without anything else', async () => {
    const { status, lines } = await post('https://www.school.example')
    const said = { severity: 'WARNING', message: 'An error in a visitor’s browser.' }
    const sent = { event: 'browser-error', kind: 'error', place: '/a.js:1:2', page: '/' }
    expect(lines).toEqual([{ ...said, ...sent }])
    expect(status).toBe(204)
  })

  it('answers pages of other websites alike, and logs nothing', async () => {
    const { status, lines } = await post('https://foreign.example')
    expect({ status, lines }).toEqual({ status: 204, lines: [] })
  })
})
