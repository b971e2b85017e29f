// Decisions: 0041
import type { Locator, Page } from '@playwright/test'
import { extractText } from 'unpdf'
import {
  expect,
  expectAccessible,
  expectFits,
  holdBack,
  store,
  test,
  toastOf,
  alone,
  writes,
} from '#tests/support/fixtures/e2e.ts'
import { openEditor, publish } from '#tests/support/fixtures/page-editor.ts'
import { allClasses, priceSheet } from '#tests/support/samples/price-sheets.ts'
import { storeSheets } from '#tests/support/rules/store-content.ts'

const sheetOf = (page: Page, name: RegExp) => page.getByRole('region', { name })
const carB = (page: Page) => sheetOf(page, /^B: Auto$/)
const sum = (page: Page) => page.getByRole('status').filter({ hasText: 'Voraussichtlich' })

test(
  'visitors find the prices of all classes, count, share and take them along',
  alone,
  async ({ page, request, publishStore, adminPage }) => {
    await storeSheets(allClasses())
    await publishStore()
    await page.goto('/')
    const courses = page.getByRole('region', { name: 'Unsere Kurse' })
    const card = courses.getByRole('article').filter({ hasText: 'Führerschein Klasse B' })
    await expect(courses.getByRole('link', { name: 'Alle Preise und Kostenrechner' })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Preise' })).toBeVisible()
    await expect(courses.getByRole('link', { name: /^Alle Preise der Klasse/ })).toHaveCount(2)
    await expect(card.getByRole('link', { name: 'Alle Preise der Klasse B' })).toHaveAttribute(
      'href',
      '/preise#b',
    )
    // What the calculator begins with, to the hundred.
    await expect(card).toContainText('Führerschein insgesamt meist 2.800 bis 3.400 €')
    await expect(card.getByRole('link', { name: 'selbst rechnen' })).toHaveAttribute(
      'href',
      '/preise?klasse=B#rechner',
    )
    // Beside each other, so that they can be compared, whichever card has more to say.
    const prices = courses.locator('article strong')
    await page.setViewportSize({ width: 1280, height: 900 })
    const places = () =>
      prices.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    // But for the thicker line around what is popular.
    await expect
      .poll(async () => Math.max(...(await places())) - Math.min(...(await places())))
      .toBeLessThan(2)
    expect(await (await request.get('/sitemap.xml')).text()).toContain('/preise')

    // Whoever edits the page finds them, too.
    await openEditor(adminPage)
    await expect(adminPage.locator('[data-field="prices_button"]')).toBeVisible()
    await adminPage.getByRole('contentinfo').getByRole('link', { name: 'Preise' }).click()
    await expect(adminPage).toHaveURL('/preise?bearbeiten')

    await page.setViewportSize({ width: 360, height: 740 })
    // What is chosen before the scripts are there counts.
    const release = await holdBack(page, '**/assets/main-*.js')
    await page.goto('/preise')
    const chosen = page.getByLabel('Klasse', { exact: true })
    await chosen.selectOption('A')
    release()
    await expect(page).toHaveURL(/klasse=A&/)
    await expect(chosen).toHaveValue('A')
    await page.goto('/preise')
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Menü' }).click()
    const further = page.getByRole('group', { name: 'Gleich zu' }).getByRole('link')
    await expect(further).toHaveText(['Preise', 'Fragen'])
    await page.keyboard.press('Escape')
    await expectFits(page)
    await expectAccessible(page)
    await expect(carB(page).getByRole('row', { name: 'Fahrstunde' })).toContainText('62,00 €')
    await expect(page.getByRole('table', { name: /^Mofa/ }).getByRole('row')).toHaveCount(1)

    // 350 + 95 + 185 + 5 × 75 + 4 × 77 + 3 × 79 = 1,550; 20 × 62 = 1,240 and 30 × 62 = 1,860.
    await expect(sum(page)).toHaveText('Voraussichtlich 2.790,00 bis 3.410,00 €')
    await page.getByLabel('Fahrstunden, mindestens').fill('22')
    await page.getByLabel('Theorieprüfung, Versuche').fill('2')
    // Two lessons more at least, 124; another presentation and the reduced basic fee, 95 + 120.
    await expect(sum(page)).toHaveText('Voraussichtlich 3.129,00 bis 3.625,00 €')
    await page.getByLabel('Fahrstunden, höchstens').fill('viele')
    await expect(page.getByText('Bitte eine Zahl von 0 bis 200.')).toBeVisible()
    await expect(sum(page)).toHaveText('Voraussichtlich 3.129,00 bis 3.625,00 €')
    await page.reload()
    await expect(page.getByLabel('Theorieprüfung, Versuche')).toHaveValue('2')
    await expect(sum(page)).toHaveText('Voraussichtlich 3.129,00 bis 3.625,00 €')
    await chosen.selectOption('A2')
    await page.getByLabel('Führerschein, den').selectOption('a1')
    await expect(page.getByLabel('Theorieprüfung, Versuche')).toHaveValue('0')
    await expect(page).toHaveURL(/klasse=A2&vorbesitz=a1/)

    await page.getByRole('button', { name: 'Link zu dieser Berechnung kopieren' }).click()
    await expect(page.getByText('Das ging nicht.')).toBeVisible()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Link zu dieser Berechnung kopieren' }).click()
    await expect(page.getByText('Kopiert. Wer den Link öffnet')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(`${page.url()}#rechner`)
    await page.getByLabel('Theorieprüfung, Versuche').fill('1')
    await expect(page.getByText('Kopiert. Wer den Link öffnet')).toHaveCount(0)
    await page.evaluate(() => {
      window.print = () => (document.body.dataset['printed'] = 'once')
    })
    await page.getByRole('button', { name: 'Als Aushang drucken' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'once')

    // On paper, a class is a page.
    const pdf = await page.pdf({ printBackground: true, preferCSSPageSize: true })
    const { text } = await extractText(new Uint8Array(pdf))
    expect(text.map((words) => /Gültig ab/g.exec(words)?.length)).toEqual(Array(10).fill(1))
    expect(text[0]).toContain('B: Auto')
    expect(text[0]).toContain('Musterstraße')
    expect(text.join('').match(/einschließlich Umsatzsteuer/g)).toHaveLength(10)
    expect(text.join('')).not.toContain('Kostenrechner')
  },
)

test(
  'what others charge is said apart, once the school says how much, and is in no sum',
  writes,
  async ({ page, adminPage: staff }) => {
    await storeSheets({ car: priceSheet('B') })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/preise')
    const others = page.getByRole('table', { name: 'Dazu kommt, was Sie nicht an uns zahlen' })
    await expect(page.getByText('Nicht enthalten ist, was andere berechnen')).toBeVisible()
    await expect(others).toHaveCount(0)

    await staff.setViewportSize({ width: 360, height: 740 })
    await staff.goto('/admin/price-sheets/car/edit')
    const rows = staff.getByRole('group', { name: 'What others charge' })
    await expect(rows.getByLabel('What for 4')).toHaveValue('Sehtest')
    await rows.getByLabel('About how much 4').fill('7')
    await rows.getByLabel('About how much 5').fill('40 bis 60 €')
    await expectFits(staff)
    await staff.getByRole('button', { name: /^Update/ }).click()
    await expect(toastOf(staff, 'Price sheet updated')).toBeVisible()

    // On the sheet and in the calculator.
    await expect(others).toHaveCount(2)
    for (const table of await others.all()) {
      await expect(table.getByRole('row')).toHaveText(['Sehtest7 €', 'Erste-Hilfe-Kurs40 bis 60 €'])
    }
    await expect(sum(page)).toHaveText('Voraussichtlich 2.790,00 bis 3.410,00 €')
    await expect(page.getByText('Nicht enthalten ist, was andere berechnen')).toHaveCount(0)
    await expectFits(page)
    await expectAccessible(page)

    // Where there is little room for it, no amount is torn apart.
    await page.getByLabel('Fahrstunden, höchstens').fill('20')
    const amount = page.getByRole('cell', { name: '1.240,00 €' })
    await expectFits(page, [320])
    expect(await amount.evaluate(linesOf)).toBe(1)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expectFits(page, [360])
    expect(await amount.evaluate(linesOf)).toBe(1)
    await page.emulateMedia({ media: 'print' })
    await expect(others).toHaveCount(1)
  },
)

/** In the page: on how many lines its text is. */
function linesOf(part: Element): number {
  const text = document.createRange()
  text.selectNodeContents(part)
  return text.getClientRects().length
}

for (const { desc, height } of [
  { desc: 'on a phone', height: 740 },
  { desc: 'above the keyboard, where that leaves less of the page', height: 420 },
]) {
  test(`the sum stays in view while numbers are changed ${desc}`, writes, async ({ page }) => {
    await storeSheets({ car: priceSheet('B') })
    await page.setViewportSize({ width: 360, height })
    await page.goto('/preise')
    const shown = sum(page)
    const numbers = page.getByRole('region', { name: 'Kostenrechner' }).getByRole('textbox')
    await expect(numbers).toHaveCount(8)
    // It covers nothing of what is being changed, nor does the header cover it.
    const faults = async (number: Locator) => {
      const [bar, input, head] = await Promise.all(
        [shown, number, page.getByRole('banner')].map((part) => part.boundingBox()),
      )
      if (!bar || !input || !head) return ['missing']
      return [
        ...(bar.y < head.y + head.height - 1 ? ['below the header'] : []),
        ...(input.y < bar.y + bar.height ? ['input covered'] : []),
      ]
    }
    const each = await numbers.all()
    for (const number of each) {
      await number.focus()
      await number.fill('3')
      await expect(shown).toBeInViewport({ ratio: 1 })
      await expect.poll(() => faults(number)).toEqual([])
    }
    for (const number of each.slice(0, -1).reverse()) {
      await page.keyboard.press('Shift+Tab')
      await expect(number).toBeFocused()
      await expect.poll(() => faults(number)).toEqual([])
    }
  })
}

test('a page that is open at midnight shows the new prices', writes, async ({ page }) => {
  await storeSheets({
    old: priceSheet('B', { lesson: 6_200 }),
    new: priceSheet('B', { lesson: 6_600, valid_from: '2027-01-01' }),
    first: priceSheet('Mofa', { valid_from: '2027-01-01' }),
  })
  // The clock goes on while the page is loaded.
  await page.clock.install({ time: '2026-12-31T22:30:00Z' })
  await page.goto('/preise')
  const lesson = carB(page).getByRole('row', { name: 'Fahrstunde' })
  await expect(lesson).toContainText('62,00 €')
  await expect(sheetOf(page, /^Mofa/)).toHaveCount(0)
  await page.clock.fastForward(31 * 60_000)
  await expect(lesson).toContainText('66,00 €')
  await expect(sheetOf(page, /^Mofa/)).toBeVisible()
})

test(
  'the form shows nothing incomplete, and what is complete at once; until then, visitors are led to the contact form',
  writes,
  async ({ page, adminPage }) => {
    await page.goto('/preise')
    await expect(page.getByText('Unsere Preise finden Sie bald hier.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Preise anfragen' })).toHaveAttribute(
      'href',
      '/#contact-form',
    )
    await adminPage.goto('/admin/price-sheets/new')
    await adminPage.getByLabel('Licence class').selectOption('ASF')
    const day = adminPage
      .getByRole('region', { name: 'Preview' })
      .locator('[data-field="valid_from"]')
    await expect(day).toHaveText('')
    await adminPage.getByLabel('Valid from').fill('2026-01-01')
    await expect(day).toHaveText('1. Januar 2026')
    await adminPage.getByLabel('Show on the website').check()
    await adminPage.getByRole('button', { name: /^Create/ }).click()
    await expect(
      adminPage.getByText('Flat fee for the course is missing: nothing incomplete is shown'),
    ).toBeVisible()
    await expect(adminPage.getByLabel('Flat fee for the course')).toBeFocused()
    expect((await store.collection('price_sheets').get()).size).toBe(0)
    await adminPage.getByLabel('Flat fee for the course').fill('349')
    await adminPage.getByRole('button', { name: /^Create/ }).click()
    await expect(sheetOf(page, /^ASF/).getByRole('row')).toContainText('349,00 €')

    // The list is in the order of the page: class by class, and each in the order of its days.
    await storeSheets({
      next: priceSheet('B', { valid_from: '2027-01-01' }),
      motorcycle: priceSheet('A'),
      car: priceSheet('B'),
    })
    await expect(adminPage.getByRole('row')).toHaveText([
      /^Licence class/,
      /^B: car01\/01\/2026/,
      /^B: car01\/01\/2027/,
      /^A: motorcycle/,
      /^ASF/,
    ])
    await expect(adminPage.getByRole('button', { name: 'Change order' })).toHaveCount(0)
  },
)

test(
  'on the page itself, an incomplete sheet is edited and not published',
  writes,
  async ({ adminPage: page }) => {
    await storeSheets({ asf: priceSheet('ASF', { flat_fee: null, is_shown: false }) })
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/preise?bearbeiten')
    const sheet = page.locator('[data-record="price_sheets/asf"]')
    await expect(sheet).toHaveAttribute('data-ghost', 'hidden')
    await expect(page.getByRole('heading', { name: 'Kostenrechner' })).toHaveCount(0)
    await sheet.hover()
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: /^Show .* to visitors$/ })
      .click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(
      toastOf(page, 'Something is missing', 'Price sheet: ASF: Flat fee for the course is missing'),
    ).toBeVisible()
    expect((await store.doc('price_sheets/asf').get()).get('is_shown')).toBe(false)

    await sheet.getByText('fehlt').click()
    const fee = page.getByRole('dialog', { name: 'Flat fee for the course' })
    await fee.getByRole('textbox').fill('349,00')
    await fee.getByRole('button', { name: 'Apply' }).click()
    await expect(sheet.getByRole('row')).toContainText('349,00 €')
    await publish(page)
    const stored = (await store.doc('price_sheets/asf').get()).data()
    expect(stored).toMatchObject({ flat_fee: 34_900, is_shown: true })
  },
)
