// Decisions: 0045
import type { Locator, Page } from '@playwright/test'
import { sampleInstructors } from '#content/instructors/samples.ts'
import { field, form } from '#tests/support/fixtures/contact-form.ts'
import { alone, expect, holdBack, test } from '#tests/support/fixtures/e2e.ts'
import { storeLessons, storeSheets } from '#tests/support/rules/store-content.ts'
import { prerendered } from '#tools/prerender/other-words.ts'
import { aLesson } from '#tests/support/samples/lessons.ts'
import { priceSheet } from '#tests/support/samples/price-sheets.ts'

test.use({ viewport: { width: 390, height: 844 } })

const footer = (page: Page) => page.getByRole('contentinfo')
const write = (page: Page) => footer(page).getByRole('link', { name: 'Anfrage schreiben' })

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('whatever promises the form leads to it with one more press', async ({ page }) => {
  const release = await holdBack(page, '**/assets/ContactForm-*.js')
  await page.goto('/')
  // What is below it stays where it is when the form comes.
  const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0
  let kept = 0
  const place = page.getByRole('status', { name: 'Das Formular wird geladen.' })
  // Hydrated in between, it may be gone for a moment.
  await expect.poll(async () => (kept = await heightOf(place))).toBeGreaterThan(0)
  release()
  await expect(field(page, 'Name')).toBeVisible()
  expect(await heightOf(form(page).locator('form'))).toBeCloseTo(kept, 0)
  // Others lead to the same place: tests/untouched/pages/filled.html.txt.
  await page.getByRole('link', { name: 'Jetzt buchen', exact: true }).first().click()
  await expect(page).toHaveURL('/#contact')
  await expect(write(page)).toBeInViewport({ ratio: 1 })
  await write(page).click()
  await expect(page).toHaveURL('/#contact-form')
  await expect(form(page).getByRole('heading', { name: 'Schreiben Sie uns' })).toBeInViewport()
  await page.goto('/agb')
  await write(page).click()
  await expect(page).toHaveURL('/#contact-form')
  await expect(form(page).getByRole('heading', { name: 'Schreiben Sie uns' })).toBeInViewport()
})

test('the wish for an instructor is written into the message', async ({ page }) => {
  // The first is pressed before anything listens.
  const release = await holdBack(page, '**/assets/main-*.js')
  await page.goto('/')
  const wish = async (name: string) => {
    await page.getByRole('link', { name: `Unterricht Buchen: ${name}` }).click()
    await expect(page).toHaveURL('/#contact')
    await write(page).click()
  }
  const [stored = '', other] = Object.values(sampleInstructors).map(({ name }) => name)
  const one = prerendered(stored)
  await wish(one)
  release()
  const message = field(page, 'Nachricht')
  await expect(message).toHaveValue(`Ich möchte Unterricht bei ${one} nehmen.`)
  await message.press('Control+End')
  await message.pressSequentially(' Am liebsten abends.')
  await wish(other ?? '')
  await expect(message).toHaveValue(
    `Ich möchte Unterricht bei ${other} nehmen. Am liebsten abends.`,
  )
})

test('a phone calls from the header and from the footer, which says whether somebody is there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const call = /^Anrufen: \+49 365 0000000$/
  const link = page.getByRole('banner').getByRole('link', { name: call })
  await expect(link).toBeInViewport()
  await expect(link).toHaveAttribute('href', 'tel:+493650000000')
  // Beside the school's name, which is not cut.
  const name = page.getByRole('banner').getByText('Fahrschule Gera')
  await expect(name).toBeInViewport({ ratio: 1 })
  await expect(name).not.toHaveCSS('position', 'absolute')
  const book = page.getByRole('link', { name: 'Jetzt buchen' })
  await expect(book).toBeInViewport({ ratio: 1 })
  await book.click()
  await expect(footer(page).getByRole('link', { name: 'Anrufen' })).toBeInViewport({ ratio: 1 })
  // A number of the landline.
  await expect(footer(page).getByRole('link', { name: 'WhatsApp' })).toHaveCount(0)
  await expect(footer(page).getByText(/^(Jetzt|Heute) ge(öffnet|schlossen)/)).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(link).toBeHidden()
})

test(
  'total cost and next date are two presses from the top',
  alone,
  async ({ page, publishStore }) => {
    await storeSheets({ b: priceSheet('B') })
    await storeLessons(aLesson())
    await publishStore()
    /** Nothing is scrolled to be pressed or read. */
    const press = async (...[role, name]: ['button' | 'link', string]) => {
      const target = page.getByRole(role, { name, exact: true }).first()
      await expect(target).toBeInViewport({ ratio: 1 })
      await target.click()
    }
    await page.goto('/')
    await press('link', 'B-Führerschein Gera')
    const total = page.getByText('Führerschein insgesamt meist 2.800 bis 3.400 €')
    await expect(total).toBeInViewport({ ratio: 1 })
    await press('link', 'selbst rechnen')
    await expect(page.getByRole('heading', { name: 'Kostenrechner' })).toBeInViewport()

    await page.goto('/')
    await press('button', 'Menü')
    await press('link', 'Termine')
    await expect(page.getByRole('article').first().getByRole('time')).toBeInViewport()
  },
)
