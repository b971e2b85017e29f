import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { projectFolder } from '#tools/command/paths.ts'
import type { Measurement } from './rows.ts'
import { gzipped, gzippedSum, plain } from './sizes.ts'
import { asVisitor, desktop, phone, site, withBrowser } from './visitor.ts'

/**
 * KiB of all scripts of the public pages in the last build whose pages could not be edited, 21bf45b.
 * What has come since, whole pages among it, has to fit in as well.
 */
const BEFORE_EDITING = 332.12

export const pageWeight: Measurement<'html' | 'scripts' | 'heroPhone' | 'heroDesktop'> = {
  figures: {
    scripts: {
      name: 'JavaScript of all public pages',
      unit: 'KiB',
      yardstick: 'before pages could be edited',
      target: { atMost: 1 },
    },
    html: { name: 'HTML with critical styles', unit: 'KiB', target: { atMost: 20 } },
    heroPhone: { name: 'hero image on a phone', unit: 'KiB', target: { atMost: 40 } },
    heroDesktop: { name: 'hero image on a desktop', unit: 'KiB', target: { atMost: 40 } },
  },
  async measure(bench) {
    const [heroPhone, heroDesktop] = await withBrowser(bench, async (browser) => [
      await heroOf(browser, phone),
      await heroOf(browser, desktop),
    ])
    const files = await readdir(join(projectFolder, 'dist/assets'))
    const scripts = files.filter((file) => file.endsWith('.js')).map((file) => `/assets/${file}`)
    return {
      scripts: { values: [await gzippedSum(scripts)], yardsticks: [BEFORE_EDITING] },
      html: { values: [await gzipped('/index.html')] },
      heroPhone: { values: [await plain(heroPhone)], notes: [heroPhone] },
      heroDesktop: { values: [await plain(heroDesktop)], notes: [heroDesktop] },
    }
  },
}

/** The address of the picture that the browser chose for the screen. */
async function heroOf(browser: Browser, screen: typeof phone): Promise<string> {
  const source = await asVisitor(browser, screen, async (page) => {
    await page.goto(site)
    return page.evaluate(
      () => document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.currentSrc,
    )
  })
  if (!source?.endsWith('.avif')) throw new Error(`The hero image is no AVIF: ${source ?? 'none'}`)
  return new URL(source).pathname
}
