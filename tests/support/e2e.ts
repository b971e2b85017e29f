import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test'
import { DEMO_PROJECT } from '#model/firebase-project.ts'
import { firestoreSessions } from '#tools/emulators/firestore-sessions.ts'
import { lastWrites, openStore, resetStore } from '#tests/support/store.ts'
import { sampleAdmin } from '#tools/seed-data/index.ts'

export { expect }
export * from '#tests/support/accessibility.ts'
export * from '#tests/support/network.ts'
export { accounts, backend, emptyStore, store } from '#tests/support/store.ts'

/** The tag of a story that writes to the store: it begins with a store that was reset. */
export const writes = { tag: '@writes' }
/**
 * The tag of a story that needs the functions or mails, which know one store only: these stories run
 * one after another, each after a reset of that store.
 */
export const server = { tag: '@server' }
/** The tag of one that also changes what is served, or counts the stored pictures: beside no others. */
export const alone = { tag: '@alone' }

/** What the Firestore SDK itself reports in every story that a slow machine keeps waiting. */
const OF_A_SLOW_SERVER = [
  // To learn whether there is a network at all, it asks its maker's server for a picture when a
  // stream breaks. The content security policy refuses, and the browser says so.
  /www\.google\.com\/images\/cleardot\.gif.*Content Security Policy/,
  /Could not reach Cloud Firestore backend/,
]

interface Fixtures {
  /** What the story's pages have with the Firestore emulator ends with the story. */
  sessions: undefined
  /** Most stories are those of a visitor who has chosen already; the banner has its own. */
  hasConsented: boolean
  consent: undefined
  /** Most stories are those of a visitor who does something, so that the store is asked at once. */
  interacts: boolean
  hand: undefined
  /** Errors in the console that belong to the story. */
  allowErrors: (pattern: RegExp) => void
  freshStore: undefined
  /** An empty page of an admin who is signed in, in a browser context of its own. */
  adminPage: Page
}

interface WorkerFixtures {
  /** The Firestore project that the pages and `store` work with. */
  project: string
  /** What the browser of an admin who has signed in holds. */
  signedIn: NonNullable<BrowserContextOptions['storageState']>
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // The functions hear of one project only; all others are as many stores as there are workers.
  project: [
    async ({}, use, { project: { name }, parallelIndex }) => {
      const isShared = name === 'server' || name === 'alone'
      const project = isShared ? DEMO_PROJECT : `demo-${name}-${parallelIndex}`
      await openStore(project)
      const before = await lastWrites()
      await use(project)
      if (name !== 'reading') return
      const after = await lastWrites()
      const paths = new Set([...before.keys(), ...after.keys()])
      const changed = [...paths].filter((path) => before.get(path) !== after.get(path))
      if (changed.length === 0) return
      throw new Error(`A story without the tag @writes has written to ${changed.join(', ')}.`)
    },
    { scope: 'worker', auto: true },
  ],

  browser: [
    async ({ browser, project }, use) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext(options)
        await context.addInitScript((id) => void (globalThis.projectUnderTest = id), project)
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],

  signedIn: [
    async ({ browser }, use) => {
      // Not in the language of the story that happens to be the worker's first.
      const context = await browser.newContext({ locale: 'en-GB' })
      await signIn(await context.newPage())
      const state = await context.storageState({ indexedDB: true })
      await context.close()
      await use(state)
    },
    { scope: 'worker' },
  ],

  // Before all others, so that it ends last, when the pages are closed.
  sessions: [
    async ({ browser }, use) => {
      const sessions = firestoreSessions()
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext(options)
        sessions.watch(context)
        return context
      }
      await use(undefined)
      browser.newContext = newContext
      await sessions.end()
    },
    { auto: true },
  ],

  hasConsented: [true, { option: true }],

  consent: [
    async ({ context, hasConsented }, use) => {
      if (hasConsented) await context.addInitScript(refuseCookies)
      await use(undefined)
    },
    { auto: true },
  ],

  interacts: [true, { option: true }],

  hand: [
    async ({ context, interacts }, use) => {
      if (interacts) await context.addInitScript(interactOnceLoaded)
      await use(undefined)
    },
    { auto: true },
  ],

  allowErrors: [
    async ({ context, browser }, use) => {
      const allowed = [...OF_A_SLOW_SERVER]
      const errors: string[] = []
      const watch = (page: Page) => {
        page.on('console', (message) => {
          if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
        })
        page.on('pageerror', (error) => errors.push(String(error)))
      }
      context.on('page', watch)
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const other = await newContext(options)
        other.on('page', watch)
        return other
      }
      await use((pattern) => allowed.push(pattern))
      browser.newContext = newContext
      expect(errors.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],

  freshStore: [
    async ({}, use, { tags }) => {
      if ([writes, server, alone].some(({ tag }) => tags.includes(tag))) await resetStore()
      await use(undefined)
    },
    { auto: true },
  ],

  adminPage: async ({ browser, signedIn }, use) => {
    const context = await browser.newContext({ storageState: signedIn })
    await use(await context.newPage())
    await context.close()
  },
})

/** In the page, before anything of it: as a visitor who has chosen at an earlier visit. */
function refuseCookies() {
  if (location.protocol !== 'http:' || localStorage.getItem('cookie-consent')) return
  const preferences = { necessary: true, analytics: false, marketing: false }
  const consent = { hasConsented: true, preferences, showBanner: false }
  localStorage.setItem('cookie-consent', JSON.stringify(consent))
}

/** In the page, before anything of it. */
function interactOnceLoaded() {
  addEventListener('load', () => void dispatchEvent(new Event('wheel')))
}

export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string } = sampleAdmin,
): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/admin')
}

/** A toast with exactly this title and description. */
export function toastOf(page: Page, title: string, description = '') {
  return page.getByRole('alert').filter({ hasText: `${title}${description}` })
}
