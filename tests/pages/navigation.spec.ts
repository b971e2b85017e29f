// Decisions: 0026
import type { Page } from '@playwright/test'
import { anchors, navigation } from '#model/site/anchors.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  silenceFirestore,
  test,
  withoutPrerendering,
} from '#tests/support/fixtures/e2e.ts'
import { prerendered } from '#tools/prerender/other-words.ts'

const HEADER = 80
const header = (page: Page) => page.getByRole('banner')
const links = (page: Page) => header(page).getByRole('navigation').getByRole('link')
const isSolid = (page: Page) => header(page).getAttribute('data-solid')

/** How far below the window's top edge a section begins. */
const topOf = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((section) => section.getBoundingClientRect().top)

/** A font that arrives on a smooth way to a section wraps texts otherwise, and moves its end by some pixels. */
const expectFonts = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')

async function expectArrivedAt(page: Page, id: string) {
  const lowest = await page.evaluate(() => document.body.scrollHeight - window.innerHeight)
  await expect
    .poll(async () => {
      const atTheEnd = Math.abs((await page.evaluate(() => window.scrollY)) - lowest) < 2
      return atTheEnd || Math.abs((await topOf(page, id)) - HEADER) < 2
    })
    .toBe(true)
}

test.describe('on a wide screen the navigation', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('leads to every section, in order, and scrolls smoothly, but for less motion, to below the bar', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(links(page)).toHaveText(navigation.map(({ label }) => label))
    await expect(header(page).getByRole('link', { name: 'Jetzt buchen' })).toHaveAttribute(
      'href',
      '#contact',
    )
    for (const id of Object.values(anchors))
      await expect(page.locator(`[id="${id}"]`)).toHaveCount(1)
    const order = await page.evaluate(
      (ids) => ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? -1),
      Object.values(anchors),
    )
    expect(order).toEqual(order.toSorted((one, other) => one - other))

    await expect(page.getByRole('region', { name: 'Unser Team' }).getByRole('article')).toHaveCount(
      5,
    )
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
    await expectFonts(page)
    await links(page).getByText('Ausbilder').click()
    await expectArrivedAt(page, anchors.instructors)
    await expect(page).toHaveURL('/#instructors')
    await expect(links(page).getByText('Ausbilder')).toHaveAttribute('aria-current', 'location')
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  test('marks nothing on another page once its end is left, and leads from there to a section', async ({
    page,
  }) => {
    // Not by keys, which are the browser's own business.
    const scrollTo = (top: number) =>
      page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
    await page.goto('/agb')
    await expect.poll(() => isSolid(page)).toBe('true')
    await scrollTo(100_000)
    await expect(links(page).getByText('Kontakt')).toHaveAttribute('aria-current', 'location')
    await scrollTo(0)
    await expect(links(page).getByText('Kontakt')).not.toHaveAttribute('aria-current')

    await links(page).getByText('Werte').click()
    await expect(page).toHaveURL('/#values')
    await expectArrivedAt(page, anchors.values)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Allgemeine Geschäftsbedingungen',
    )
  })

  test('begins at the section that a page is opened at, without a way there', async ({ page }) => {
    await page.goto('/#faq', { waitUntil: 'commit' })
    const firstSeen = (id: string) =>
      window.scrollY > 0 && { top: document.getElementById(id)?.getBoundingClientRect().top }
    const section = await page.waitForFunction(firstSeen, anchors.faq, { polling: 'raf' })
    expect(await section.jsonValue()).toEqual({ top: expect.closeTo(HEADER, 0) as unknown })
    await expectArrivedAt(page, anchors.faq)
  })

  test('keeps a section in place that was opened directly, while the others arrive', async ({
    page,
  }) => {
    const answer = await silenceFirestore(page)
    // Empty sections, which grow when their content arrives.
    await withoutPrerendering(page)
    await page.goto('/#faq')
    await page.waitForFunction(() => window.scrollY > 0, undefined, { polling: 'raf' })
    // At once: sections that grow on a smooth way there would move its end.
    expect(Math.abs((await topOf(page, anchors.faq)) - HEADER)).toBeLessThan(2)
    answer()
    for (const text of ['599€', 'Jens Beispiel', 'Heike T.', 'Kann ich in Raten zahlen?']) {
      await expect(page.getByRole('main').getByText(text).first()).toBeAttached()
    }
    await expectArrivedAt(page, anchors.faq)
  })

  test('can be skipped with the keyboard', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Zum Inhalt springen' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Kurse entdecken' })).toBeFocused()
  })
})

test('every control can be reached with the keyboard, is never covered, and seen on dark ground', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  // Slider and form are loaded when somebody comes near.
  await page.locator(`[id="${anchors.contactForm}"]`).scrollIntoViewIfNeeded()
  await expect(page.getByLabel('Nachricht')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nächste Stimme' })).toBeVisible()
  const last = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' })
  const reached: string[] = []
  for (let tabs = 0; tabs < 150; tabs += 1) {
    await page.keyboard.press('Tab')
    const { name, covered } = await page.evaluate(focused)
    expect(covered, name).toBe(false)
    reached.push(name)
    if (await last.evaluate((button) => button === document.activeElement)) break
  }
  await expect(last).toBeFocused()
  // Amber on ink, 9:1; the blue of light grounds has 2.6:1.
  await expect(last).toHaveCSS('outline-color', 'rgb(255, 184, 28)')
  expect(reached).toEqual(expect.arrayContaining(['Jetzt buchen', 'Nächste Stimme', 'Nachricht']))
})

/** In the page: what has the focus, and whether something else lies on it. */
function focused() {
  const element = document.activeElement
  if (!(element instanceof HTMLElement)) return { name: 'nothing', covered: true }
  const { x, y, width, height } = element.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + Math.min(height, 200) / 2)
  const label = element.getAttribute('aria-label') ?? element.textContent
  const input = element.closest('.MuiFormControl-root')?.querySelector('label')?.textContent
  return { name: input ?? label, covered: !(top && element.contains(top)) }
}

test('below 1280 pixels a menu opens, leads to a section and closes, popovers or not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  const burger = header(page).getByRole('button', { name: 'Menü' })
  for (const width of [360, 768, 1279]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(links(page)).toHaveCount(0)
    await burger.click()
    await expect(links(page)).toHaveText([...navigation.map(({ label }) => label), 'Fragen'])
    await expectNoSidewaysScroll(page)
    if (width === 360) await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(links(page)).toHaveCount(0)
    await expect(burger).toBeFocused()
  }

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(links(page).getByText('Kurse', { exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/#courses')
  await expect(links(page)).toHaveCount(0)
  await expectArrivedAt(page, anchors.courses)

  // Where the browser knows no popovers, the menu does not lie over the page.
  const menu = header(page).locator('nav[popover]')
  const menuId = await menu.getAttribute('id')
  await menu.evaluate((nav) => nav.removeAttribute('popover'))
  await expect(page.locator(`[id="${menuId}"]`)).toBeHidden()
})

test.describe('before scripts have loaded', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })

  test('menu, anchors, phone and mail work', async ({ page }) => {
    await page.goto('/#faq')
    await expectArrivedAt(page, anchors.faq)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFonts(page)
    await links(page).getByText('Werte').click()
    await expect(page).toHaveURL('/#values')
    await expect.poll(async () => Math.round(await topOf(page, anchors.values))).toBe(HEADER)
    const footer = page.getByRole('contentinfo')
    await expect(
      footer.getByRole('link', { name: prerendered('+49 365 0000000') }),
    ).toHaveAttribute('href', `tel:${prerendered('+493650000000')}`)
    await expect(
      footer.getByRole('link', { name: 'info@fahrschule-gera.example' }),
    ).toHaveAttribute('href', 'mailto:info@fahrschule-gera.example')
    await footer.getByRole('link', { name: 'Impressum' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum')
    await links(page).getByText('Kurse', { exact: true }).click()
    await expect(page).toHaveURL('/#courses')
  })
})
