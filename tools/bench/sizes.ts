import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { adminPaths } from '#admin/admin-paths.ts'
import { sampleAdmin } from '#tools/seed-data/index.ts'
import { atMost, type Row } from './rows.ts'
import { asVisitor, desktop, phone, setPrice, site, type Bench } from './visitor.ts'

/** What follows live content, or the first look at a screen, is loaded. */
const SETTLED_MS = 2_000
/** Not what the page was prerendered with. */
const LIVE_PRICE = '578€'
const KIB = 1024

/** What browsers load, gzipped as a host would; pictures as they are. */
export async function sizes(bench: Bench): Promise<Row[]> {
  await setPrice(bench, LIVE_PRICE)
  const { scripts, hydrated, hero } = await asVisitor(bench, phone, landingPage)
  const heroes = [hero, (await asVisitor(bench, desktop, landingPage)).hero]
  const dashboard = await asVisitor(bench, { ...desktop, locale: 'en-US' }, dashboardScripts)
  const early = scripts.filter(({ startTime }) => startTime <= hydrated)
  return [
    atMost(24, 'KiB', 'HTML with styles and content', await gzipped([{ name: site }])),
    atMost(165, 'KiB', 'JavaScript until interactive', await gzipped(early)),
    atMost(280, 'KiB', 'JavaScript with live Firestore', await gzipped(scripts)),
    atMost(350, 'KiB', 'JavaScript of the back office', await gzipped(dashboard)),
    atMost(40, 'KiB', 'hero image, AVIF', Math.max(...(await Promise.all(heroes.map(avif))))),
  ]
}

async function landingPage(page: Page) {
  await page.goto(site)
  await page.locator('#courses').getByText(LIVE_PRICE).waitFor({ state: 'attached' })
  await page.waitForTimeout(SETTLED_MS)
  const hydrated = await page.evaluate(() => window.probe.hydrated)
  if (hydrated === undefined) throw new Error('React has told of no commit.')
  const hero = page.locator('img[fetchpriority=high]')
  return {
    scripts: await scriptsOf(page),
    hydrated,
    hero: await hero.evaluate((picture: HTMLImageElement) => picture.currentSrc),
  }
}

/** Of a document of its own, which lists all that a first load of it asks for. */
async function dashboardScripts(page: Page) {
  await page.goto(site + adminPaths.login)
  await page.getByLabel('E-mail').fill(sampleAdmin.email)
  await page.getByLabel('Password').fill(sampleAdmin.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`**${adminPaths.home}`)
  await page.goto(site + adminPaths.home)
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await page.waitForTimeout(SETTLED_MS)
  return scriptsOf(page)
}

/** The address of each, and when it was asked for, in milliseconds since the navigation. */
const scriptsOf = (page: Page): Promise<{ name: string; startTime: number }[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ name, startTime }))
      .filter(({ name }) => new URL(name).pathname.endsWith('.js')),
  )

/** @returns KiB; each address once: what was fetched ahead comes from the device when it is run */
async function gzipped(files: { name: string }[]): Promise<number> {
  let bytes = 0
  for (const url of new Set(files.map(({ name }) => name))) {
    bytes += gzipSync(await (await fetch(url)).arrayBuffer(), { level: 9 }).length
  }
  return bytes / KIB
}

/** @returns KiB of a picture, NaN when it is no AVIF */
async function avif(url: string): Promise<number> {
  const answer = await fetch(url)
  const isAvif = answer.headers.get('content-type') === 'image/avif'
  return isAvif ? (await answer.arrayBuffer()).byteLength / KIB : NaN
}
