import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { servedSite } from '#tests/support/servers/google/served-site.ts'
import {
  hostingConfig,
  hostingStore,
  type HostingConfig,
} from '#tests/support/servers/hosting-store.ts'
import { listen } from '#tests/support/servers/listen.ts'
import { ownOrigins } from '../../functions/src/own-origins.ts'
import { visit } from './visit.ts'

const siteUrl = 'https://www.school.de'
const publishedAt = new Date('2026-12-01T10:00:00Z')
const policy = `<meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-x'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob: https://a; connect-src 'self' https://b" />`
const page = (path: string) => `${policy}
  <link rel="manifest" href="/manifest.webmanifest"><link rel="canonical" href="${siteUrl}${path}"/>
  <script type="module" src="/assets/main.js"></script>
  <script id="content" type="application/json">{"at":"${publishedAt.toISOString()}"}</script>`
const FILES = {
  ...{ '/index.html': page('/'), '/agb.html': page('/agb'), '/404.html': page('/404') },
  ...{ '/admin.html': policy, '/assets/main.js': '', '/uploads/hero-960.avif': '' },
  ...{ '/service-worker.js': 'code', '/manifest.webmanifest': '{"name":"School"}' },
  '/termine.ics': 'BEGIN:VCALENDAR',
}

const CONFIG = hostingConfig()

interface Changes {
  files?: Readonly<Record<string, string | null>>
  config?: HostingConfig
  callers?: (origin: string) => boolean
  /** How many requests are answered before the release arrives. */
  arrivesAfter?: number
  patienceMs?: number
}

/** What is wrong with a site that was deployed like this. */
async function found(changes: Changes = {}) {
  const { files, config = CONFIG, callers = isOwn, patienceMs = 20 } = changes
  let { arrivesAfter = 0 } = changes
  const store = hostingStore('school')
  const there: Record<string, string> = {}
  for (const [path, text] of Object.entries<string | null>({ ...FILES, ...files })) {
    if (text !== null) there[path] = text
  }
  store.deploy(there, { config })
  const serve = servedSite(store)
  const server = createServer((request, response) => {
    const { method, headers } = request
    if (arrivesAfter-- > 0) return response.writeHead(404).end()
    if (method !== 'OPTIONS') return serve(request, response)
    const { origin = '' } = headers
    const allowed = callers(origin) ? { 'access-control-allow-origin': origin } : {}
    response.writeHead(204, allowed).end()
  })
  onTestFinished(() => server.closeAllConnections())
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${await listen(server)}`
  const site = { origin, siteUrl, hostingSite: 'school-gera', publishedAt, patienceMs }
  return visit({ ...site, functions: `${origin}/functions` })
}
const isOwn = (origin: string) => ownOrigins(siteUrl, 'school-gera').includes(origin)

const without = (header: string): HostingConfig => ({
  ...CONFIG,
  headers: CONFIG.headers.map(({ glob, headers }) => ({
    glob,
    headers: Object.fromEntries(Object.entries(headers).filter(([key]) => key !== header)),
  })),
})

it('nothing is wrong with a site as this project deploys it', async () => {
  expect(await found()).toEqual([])
})

it('nothing is wrong with a release that takes a moment to arrive', async () => {
  expect(await found({ arrivesAfter: 1, patienceMs: 10_000 })).toEqual([])
})

it.each<Changes & { sentence: string }>([
  ...[
    ...['Content-Security-Policy', 'Strict-Transport-Security', 'X-Content-Type-Options'],
    ...['Referrer-Policy', 'Permissions-Policy', 'Cache-Control'],
  ].map((header) => ({
    config: without(header),
    sentence: `/ has the header ${header.toLowerCase()}: (none).`,
  })),
  {
    config: without('X-Robots-Tag'),
    sentence: '/admin has the header x-robots-tag: (none).',
  },
  {
    config: { ...CONFIG, cleanUrls: false },
    sentence: '/agb answers 404 instead of 200.',
  },
  {
    config: { ...CONFIG, rewrites: [] },
    sentence: '/admin/requests answers 404 instead of 200.',
  },
  {
    config: { ...CONFIG, rewrites: [{ glob: '**', path: '/index.html' }] },
    sentence: '/gibt-es-nicht answers 200 instead of 404.',
  },
  {
    files: { '/index.html': page('/').replace(siteUrl, 'https://school.web.app') },
    sentence: '/ lacks its own address.',
  },
  {
    files: { '/agb.html': page('/agb').replace("'sha256-x'", "'unsafe-inline'") },
    sentence: '/agb lacks a policy for styles and hosts.',
  },
  { files: { '/agb.html': 'text' }, sentence: '/agb lacks a policy for styles and hosts.' },
  {
    files: { '/service-worker.js': null },
    sentence: '/service-worker.js answers 404 instead of 200.',
  },
  { files: { '/manifest.webmanifest': '{}' }, sentence: '/manifest.webmanifest lacks a name.' },
  { files: { '/termine.ics': 'text' }, sentence: '/termine.ics lacks a calendar.' },
  {
    files: { '/index.html': page('/').replace('2026-12-01', '2026-11-30') },
    sentence: 'Visitors do not get the content that was just published.',
  },
  {
    callers: (origin) => isOwn(origin) && origin !== siteUrl,
    sentence: `The contact form cannot be sent from ${siteUrl}.`,
  },
  {
    callers: (origin) => isOwn(origin) && !origin.endsWith('.web.app'),
    sentence: 'The contact form cannot be sent from https://school-gera.web.app.',
  },
  { callers: () => true, sentence: 'The contact form can be sent from any other website.' },
])('says: $sentence', async ({ sentence, ...changes }) => {
  expect(await found(changes)).toContain(sentence)
})

it('says that nobody answers', async () => {
  const origin = 'http://127.0.0.1:9'
  const site = { origin, siteUrl, hostingSite: 'school-gera', functions: origin }
  expect(await visit(site)).toEqual([expect.stringMatching(/^http:.* does not answer \(.+\)\.$/)])
})
