import { setTimeout as wait } from 'node:timers/promises'
import { adminPaths } from '#admin/admin-paths.ts'
import { CALLABLES } from '#model/site/firebase-project.ts'
import { calendarPath, sitePaths } from '#model/site/site-paths.ts'
import { reasonOf } from '../command/failure.ts'
import { ownOrigins } from '../../functions/src/own-origins.ts'

export interface LiveSite {
  /** Where it is served; visitors may reach it elsewhere, see `siteUrl`. */
  readonly origin: string
  /** The address that pages name as theirs. */
  readonly siteUrl: string
  readonly hostingSite: string
  /** Where the functions are, without a slash at the end. */
  readonly functions: string
  /** When the content was read that visitors should get by now. */
  readonly publishedAt?: Date
  readonly patienceMs?: number
}

/** A path with what a visitor must get there: the status, headers, and words of the answer. */
interface Expected {
  readonly path: string
  readonly status?: number
  readonly headers?: Readonly<Record<string, RegExp>>
  readonly words?: readonly (readonly [what: string, pattern: RegExp])[]
}

const POLICIES = {
  // The page's own part has the hashes of its styles.
  'content-security-policy':
    /^default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; (?!.*unsafe).*\bframe-ancestors 'none'/,
  'cross-origin-resource-policy': /^same-origin$/,
  'strict-transport-security': /max-age=\d/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
}
const AT_EVERY_VISIT = { 'cache-control': /^no-cache$/ }
const FROM_THE_DEVICE = {
  'cache-control': /^public, max-age=3600, stale-while-revalidate=31536000$/,
}
const POLICY_OF_PAGE = [
  'a policy for styles and hosts',
  /<meta http-equiv="Content-Security-Policy" content="style-src 'self'( 'sha256-[^']+')+; style-src-attr 'unsafe-inline'; img-src 'self' data: blob: \S+; connect-src 'self' [^"']+"/,
] as const
const NOT_INDEXED = { 'x-robots-tag': /^noindex$/ }
const INDEXED = { 'x-robots-tag': /^$/ }
/** Hosting adds a path's headers to the answer that there is nothing, too. */
const NOT_KEPT_LONG = { 'cache-control': /^(?!.*immutable)(?!.*max-age=\d{5})/ }
const PATIENCE_MS = 30_000

const CONTENT = /<script id="content" type="application\/json">\{"at":"([^"]*)"/

/** Where visitors reach the site: until the domain is connected, at Hosting's own address. */
export async function reachedAt(siteUrl: string, hostingSite: string): Promise<string> {
  const shown = await fetch(siteUrl).then(
    (answer) => answer.text(),
    () => '',
  )
  return CONTENT.test(shown) ? siteUrl : `https://${hostingSite}.web.app`
}

/**
 * Looks at the site as visitors and their browsers do.
 *
 * @returns what is wrong, a sentence each
 */
export async function visit(site: LiveSite): Promise<string[]> {
  const { origin, siteUrl } = site
  const page: Pick<Expected, 'headers' | 'words'> = {
    headers: { ...POLICIES, ...AT_EVERY_VISIT, ...INDEXED },
    words: [POLICY_OF_PAGE],
  }
  const canonical = (path: string) =>
    ['its own address', new RegExp(`<link rel="canonical" href="${siteUrl}${path}"`)] as const
  const office = { headers: { ...page.headers, ...NOT_INDEXED }, words: [POLICY_OF_PAGE] }
  try {
    // First, as it waits: what the others look at may not have arrived before.
    const content = await wrongWithContent(site)
    const home = await (await fetch(`${origin}/`)).text()
    const [, script = '/no-script'] = /<script type="module"[^>]* src="([^"]*)"/.exec(home) ?? []
    const expected: readonly Expected[] = [
      { path: '/', ...page, words: [POLICY_OF_PAGE, canonical('/'), MANIFEST_LINK] },
      { path: sitePaths.terms, ...page, words: [POLICY_OF_PAGE, canonical(sitePaths.terms)] },
      { path: '/gibt-es-nicht', status: 404, ...page },
      { path: adminPaths.home, ...office },
      { path: adminPaths.requests, ...office },
      { path: script, headers: { ...POLICIES, ...FROM_THE_DEVICE } },
      { path: '/uploads/hero-960.avif', headers: { 'cache-control': /^public, max-age=86400$/ } },
      { path: '/assets/missing.js', status: 404, headers: NOT_KEPT_LONG },
      { path: '/uploads/missing.svg', status: 404 },
      { path: '/missing.json', status: 404 },
      {
        path: '/service-worker.js',
        headers: { ...POLICIES, ...AT_EVERY_VISIT, 'content-type': /javascript/ },
      },
      { path: '/manifest.webmanifest', words: [['a name', /"name":/]] },
      {
        path: calendarPath,
        headers: { ...AT_EVERY_VISIT, 'content-type': /^text\/calendar; charset=utf-8$/ },
        words: [['a calendar', /^BEGIN:VCALENDAR/]],
      },
    ]
    const wrong = await Promise.all(expected.map((each) => wrongAt(origin, each)))
    return [...wrong.flat(), ...(await wrongWithForm(site)), ...content]
  } catch (error) {
    return [`${origin} does not answer (${reasonOf(error)}).`]
  }
}

const MANIFEST_LINK = ['a manifest', /<link rel="manifest" href="\/manifest.webmanifest"/] as const

async function wrongAt(origin: string, expected: Expected): Promise<string[]> {
  const { path, status = 200, headers = {}, words = [] } = expected
  const answer = await fetch(`${origin}${path}`, { redirect: 'manual' })
  const text = await answer.text()
  if (answer.status !== status) return [`${path} answers ${answer.status} instead of ${status}.`]
  const wrong = Object.entries(headers).flatMap(([name, pattern]) => {
    const given = answer.headers.get(name) ?? ''
    return pattern.test(given) ? [] : [`${path} has the header ${name}: ${given || '(none)'}.`]
  })
  const lacking = words.filter(([, pattern]) => !pattern.test(text))
  return [...wrong, ...lacking.map(([what]) => `${path} lacks ${what}.`)]
}

/** Browsers ask the function whether a page may send the form; other websites' must not. */
async function wrongWithForm({ siteUrl, hostingSite, functions }: LiveSite): Promise<string[]> {
  const url = `${functions}/${CALLABLES.sendRequest}`
  const allowed = async (origin: string) => {
    const headers = { origin, 'access-control-request-method': 'POST' }
    const answer = await fetch(url, { method: 'OPTIONS', headers })
    return answer.ok && answer.headers.get('access-control-allow-origin') === origin
  }
  const wrong: string[] = []
  for (const origin of ownOrigins(siteUrl, hostingSite)) {
    if (!(await allowed(origin))) wrong.push(`The contact form cannot be sent from ${origin}.`)
  }
  const stranger = 'https://stranger.example'
  if (await allowed(stranger)) wrong.push('The contact form can be sent from any other website.')
  return wrong
}

/** Hosting's servers all over the world take some seconds to hear of a release. */
async function wrongWithContent(site: LiveSite): Promise<string[]> {
  const { origin, publishedAt, patienceMs = PATIENCE_MS } = site
  if (!publishedAt) return []
  for (const end = Date.now() + patienceMs; ; await wait(patienceMs / 20)) {
    const home = await (await fetch(`${origin}/`)).text()
    const [, at = 0] = CONTENT.exec(home) ?? []
    if (new Date(at) >= publishedAt) return []
    if (Date.now() > end) return ['Visitors do not get the content that was just published.']
  }
}
