// Decisions: 0003
import type { Page } from '@playwright/test'
import { expect, store, test, writes } from '#tests/support/fixtures/e2e.ts'

const section = (page: Page) =>
  page.getByRole('region', { name: 'Erfolgsgeschichten unserer Schüler' })
const shown = (page: Page) => section(page).getByRole('figure')
const button = (page: Page, name: string) =>
  section(page).getByRole('button', { name, exact: true })
const dots = (page: Page) => section(page).getByRole('button', { name: /^Stimme \d von/ })

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  // Voices would go on by themselves while the page is loaded.
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const letMove = (page: Page) => page.emulateMedia({ reducedMotion: 'no-preference' })

async function open(page: Page) {
  await page.goto('/#testimonials')
  await page.clock.runFor(2_000)
  await expect(shown(page)).toHaveCount(1)
  await expect(shown(page)).toContainText('Heike T.')
}

test('one voice at a time, the ends are joined, and a dot leads to its voice', async ({ page }) => {
  await open(page)
  await expect(shown(page)).toContainText('Heike T.')
  await expect(shown(page).locator('img')).toHaveCount(0)
  await button(page, 'Nächste Stimme').click()
  await expect(shown(page)).toContainText('Paul W.')
  await expect(shown(page)).toContainText('Auffrischung nach zehn Jahren')
  await expect(shown(page).getByRole('blockquote')).toHaveText(/^„Nach langer Pause.*“$/)
  await expect(shown(page).getByRole('img', { name: '5 von 5 Sternen' })).toBeVisible()
  await expect(shown(page).locator('img')).toHaveAttribute('src', '/uploads/student-6.webp')

  await expect(dots(page)).toHaveCount(7)
  for (let back = 0; back < 2; back += 1) {
    await page.clock.runFor(600)
    await button(page, 'Vorherige Stimme').click()
  }
  await expect(shown(page)).toContainText('Lena M.')
  await expect(dots(page).last()).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(600)
  await button(page, 'Nächste Stimme').click()
  await expect(shown(page)).toContainText('Heike T.')
  await page.clock.runFor(600)
  await dots(page).nth(2).click()
  await expect(shown(page)).toContainText('Grace O.')
})

test('a change blocks the next one for half a second', async ({ page }) => {
  await open(page)
  await letMove(page)
  const next = button(page, 'Nächste Stimme')
  await button(page, 'Wechsel anhalten').click()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.clock.runFor(600)
  const before = await shown(page).textContent()
  await next.click()
  await expect(shown(page)).not.toHaveText(before ?? '')
  const after = await shown(page).textContent()
  await page.clock.runFor(490)
  await next.click()
  await page.clock.runFor(5)
  expect(await shown(page).textContent()).toBe(after)
  await page.clock.runFor(10)
  await next.click()
  await page.clock.runFor(600)
  expect(await shown(page).textContent()).not.toBe(after)
})

test('the voices change every eight seconds, unless someone looks at them or asks them to stop', async ({
  page,
}) => {
  await open(page)
  await page.mouse.move(5, 5)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  // Nothing moves for visitors who asked for less motion.
  await page.clock.runFor(30_000)
  await expect(shown(page)).toContainText('Heike T.')
  await letMove(page)
  await expect(button(page, 'Wechsel anhalten')).toBeVisible()
  await expect(shown(page)).toContainText('Heike T.')
  await page.clock.runFor(9_000)
  await expect(shown(page)).toContainText('Paul W.')

  await shown(page).hover()
  await page.clock.runFor(30_000)
  await expect(shown(page)).toContainText('Paul W.')

  await button(page, 'Wechsel anhalten').click()
  await page.mouse.move(5, 5)
  await button(page, 'Wechsel starten').blur()
  await page.clock.runFor(30_000)
  await expect(shown(page)).toContainText('Paul W.')

  // Whoever has it go on has the pointer and the focus on the button.
  await button(page, 'Wechsel starten').click()
  await page.clock.runFor(9_000)
  await expect(shown(page)).toContainText('Grace O.')
})

test('a voice that is being read stays when another one is added', writes, async ({ page }) => {
  await open(page)
  const { docs } = await store.collection('testimonials').limit(1).get()
  await store.collection('testimonials').add({
    ...docs[0]?.data(),
    name: 'Neue Stimme',
    created_at: new Date(Date.now() + 60_000),
  })
  await expect(dots(page)).toHaveCount(8)
  await expect(shown(page)).toContainText('Heike T.')
})
