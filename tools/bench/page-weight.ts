import type { Browser } from '@playwright/test'
import type { Measurement } from './rows.ts'
import { gzipped, plain } from './sizes.ts'
import { asVisitor, desktop, phone, site, withBrowser } from './visitor.ts'

export const pageWeight: Measurement<'html' | 'heroPhone' | 'heroDesktop'> = {
  figures: {
    html: { name: 'HTML with critical styles', unit: 'KiB', target: { atMost: 20 } },
    heroPhone: { name: 'hero image on a phone', unit: 'KiB', target: { atMost: 40 } },
    heroDesktop: { name: 'hero image on a desktop', unit: 'KiB', target: { atMost: 40 } },
  },
  async measure(bench) {
    const [heroPhone, heroDesktop] = await withBrowser(bench, async (browser) => [
      await heroOf(browser, phone),
      await heroOf(browser, desktop),
    ])
    return {
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
