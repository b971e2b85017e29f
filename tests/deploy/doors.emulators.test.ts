import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import { parseEnv } from 'node:util'
import { expect, describe, it, onTestFinished, vi } from 'vitest'
import { DEMO_PROJECT, EMULATED_SITE } from '#model/site/firebase-project.ts'
import { ownOrigins } from '../../functions/src/own-origins.ts'
import { accountEmail, SERVICE_ACCOUNTS } from '../../functions/src/accounts/service-accounts.ts'
import { listen } from '#tests/support/servers/listen.ts'
import { serve, type Handler } from '#tests/support/servers/receive-reports.ts'

// The emulator allows every origin, whatever the functions say: they are asked without it.
process.env['GCLOUD_PROJECT'] = DEMO_PROJECT
process.env['SITE_URL'] = 'https://www.school.example/'
vi.stubEnv('VITE_REPORT_ERRORS', 'true')
vi.stubEnv('VITE_BUDGET_TOPIC', 'budget')
// Where the functions' log goes; it is taken when they are loaded.
const silent = (level: 'warn' | 'error' | 'info' | 'debug') =>
  vi.spyOn(console, level).mockImplementation(() => {})
const warn = silent('warn')
const loud = [warn, silent('error'), silent('info')]
silent('debug')
const functions = await import('../../functions/src/index.ts')
const callables = Object.entries({
  sendContactEmail: functions.sendContactEmail,
  manageContactRequests: functions.manageContactRequests,
  endOwnSessions: functions.endOwnSessions,
  manageAdminAccounts: functions.manageAdminAccounts,
  managePublication: functions.managePublication,
  eraseDeletedRecord: functions.eraseDeletedRecord,
})

/** What a browser asks before a page of this origin may call the function. */
async function allowedOrigin(callable: unknown, origin: string) {
  const server = createServer(callable as RequestListener)
  onTestFinished(() => void server.close())
  const { headers } = await fetch(`http://127.0.0.1:${await listen(server)}`, {
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

describe.each(callables)('whoever calls %s and', (name, callable) => {
  /** What is answered, and what the log was told. */
  async function call(init: RequestInit) {
    const { address, close } = await serve(asGooglesFramework(callable))
    onTestFinished(close)
    for (const log of loud) log.mockClear()
    const { status } = await fetch(address, { method: 'POST', headers: json, ...init })
    return { status, lines: loud.flatMap(({ mock }) => mock.calls.map(([line]) => String(line))) }
  }
  const json = { 'content-type': 'application/json' }
  const forged = { event: 'forged', 'logging.googleapis.com/labels': { x: 'y' } }
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`

  it.each([
    { desc: 'sends no data', init: { body: JSON.stringify(forged) } },
    { desc: 'sends more than data', init: { body: JSON.stringify({ data: {}, ...forged }) } },
    { desc: 'sends a list', init: { body: JSON.stringify([forged]) } },
    { desc: 'sends nothing', init: {} },
    {
      desc: 'sends what cannot be decoded',
      init: { body: JSON.stringify({ data: { '@type': 'forged', ...forged } }) },
    },
    {
      desc: 'sends that deeper down',
      init: { body: JSON.stringify({ data: { a: [{ '@type': 'forged', ...forged }] } }) },
    },
    { desc: 'sends more levels than a stack has', init: { body: `{"data":${deep}}` } },
    {
      desc: 'sends more than any form',
      init: { body: JSON.stringify({ data: { forged: 'x'.repeat(64 * 1024) } }) },
    },
    {
      desc: 'says that it is something else',
      init: { headers: { 'content-type': 'text/forged' }, body: JSON.stringify({ data: {} }) },
    },
    { desc: 'asks in another way', init: { method: 'PUT', body: JSON.stringify({ data: {} }) } },
  ])('$desc is refused, and the log says nothing of it', async ({ init }) => {
    expect(await call(init)).toEqual({ status: 400, lines: [] })
  })

  // Visitors have no token: theirs is not looked at.
  it.runIf(name !== 'sendContactEmail')(
    'shows a token that is none is refused, and the log says nothing of it',
    async () => {
      const headers = { ...json, authorization: 'Bearer forged', 'x-firebase-appcheck': 'forged' }
      expect(await call({ headers, body: '{"data":{}}' })).toEqual({ status: 403, lines: [] })
    },
  )

  it('floods it with the largest bodies that Google lets in leaves its instances room', () => {
    const { availableMemoryMb, concurrency } = callable.__endpoint
    // What has come in of each, and the whole of it once more while it is put together.
    const bodies = 2 * LARGEST_BODY_MB * Number(concurrency)
    expect(bodies).toBeLessThanOrEqual(Number(availableMemoryMb) - PROCESS_MB)
  })
})

/** Of Cloud Run, whatever the function does with it. */
const LARGEST_BODY_MB = 32
const PROCESS_MB = 200

/** What Google's framework and the emulator make of a request, before any code of ours. */
const asGooglesFramework =
  (callable: unknown): Handler =>
  (request, response) => {
    const header = (name: string) => request.headers[name.toLowerCase()]
    const status = (code: number) => Object.assign(response, { statusCode: code })
    const send = (answer: unknown) => response.end(JSON.stringify(answer))
    const body: unknown = request.rawBody.length ? JSON.parse(request.rawBody.toString()) : {}
    const asked = Object.assign(request, { header, body })
    ;(callable as RequestListener)(asked, Object.assign(response, { status, send }))
  }

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

it('each function runs as the account of its task, and only what mails has the password', () => {
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
    manageAdminAccounts: by('site-staff', 'SMTP_URL'),
    managePublication: by('site-publisher'),
    stopAtBudget: by('site-budget'),
    publishContent: by('site-publisher'),
    publishOverdue: by('site-publisher'),
    eraseDeletedRecord: by('site-cleaner'),
    purgeBin: by('site-cleaner'),
    purgeDeleted: by('site-cleaner'),
    cleanUpImages: by('site-cleaner'),
  })
  const publishes = Object.entries(SERVICE_ACCOUNTS).filter(([, roles]) =>
    (roles as readonly string[]).includes('roles/firebasehosting.admin'),
  )
  expect(publishes.map(([name]) => name)).toEqual(['site-publisher'])
})

it('a deployment asks for no parameter whose value is in the documented template', async () => {
  const load = createRequire(import.meta.url)
  const { declaredParams } = load('firebase-functions/params') as {
    declaredParams: { toSpec: () => { name: string; type: string } }[]
  }
  const { resolveParams } = load('firebase-tools/lib/deploy/functions/params.js') as {
    resolveParams: (...args: unknown[]) => Promise<unknown>
  }
  const guide = readFileSync('docs/deploying.md', 'utf8')
  const [, template = ''] = /\n((?: {4}[A-Z_]+=.*\n)+)/.exec(guide) ?? []
  const given = parseEnv(template.replaceAll(/^ +/gm, ''))
  const specs = declaredParams.map((one) => one.toSpec()).filter(({ type }) => type !== 'secret')
  // Without a terminal, it throws where it would ask.
  await resolveParams(specs, { projectId: 'school' }, given, true)
  expect(Object.keys(given).sort()).toEqual(specs.map(({ name }) => name).sort())
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
