// Decisions: 0057
import type { Locator, Page } from '@playwright/test'
import { landingPage } from '#content/landing_page/definition.ts'
import { landingSections } from '#content/landing_sections/definition.ts'
import { school } from '#content/school/definition.ts'
import { expect, expectFits, store, test, toastOf, writes } from '#tests/support/fixtures/e2e.ts'

const hero = (page: Page) => page.locator('#home')
const field = (of: Locator | Page, name: string) => of.locator(`[data-field="${name}"]`)
const figures = (page: Page) => field(page.locator('#instructors'), 'figures')

test(
  'staff change the words of every page in forms, and open pages show them',
  writes,
  async ({ adminPage: page, page: visitor }) => {
    await visitor.goto('/')
    await expect(hero(visitor).getByRole('heading')).toHaveText(
      'Meistere die Straße mit Selbstvertrauen',
    )
    await page.goto('/admin/landing-page')
    await page.getByRole('textbox', { name: 'Headline', exact: true }).fill('Ankommen in Gera')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toastOf(page, 'Home page updated')).toBeVisible()
    await page.goto('/admin/landing-sections')
    const preview = page.getByRole('region', { name: 'Preview' })
    await expect(preview.getByText('98%')).toBeVisible()
    await page.getByLabel('Show row 2').uncheck()
    await expect(preview.getByText('98%')).toHaveCount(0)
    await expect(preview.getByText('15+')).toBeVisible()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toastOf(page, 'Home page sections updated')).toBeVisible()
    await expect(hero(visitor).getByRole('heading')).toHaveText('Ankommen in Gera')
    await expect(visitor.getByText('98%')).toHaveCount(0)
    await expect(visitor.getByText('15+')).toBeAttached()

    await page.goto('/admin/school')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Fahrschule Elster')
    await page.getByRole('textbox', { name: 'Instagram' }).fill('instagram.com/elster')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toastOf(page, 'School updated')).toBeVisible()
    const profiles = visitor.locator('footer [data-record="school/main"] a')
    await expect(profiles).toHaveCount(1)
    await expect(profiles).toHaveAttribute('href', 'https://instagram.com/elster')
    await expect(visitor.getByRole('heading', { name: 'Warum Fahrschule Elster?' })).toBeAttached()
    await expect(visitor.locator('header')).toContainText('Fahrschule Elster')
  },
)

test(
  'figures are added, reworded and removed, and their history brings them back',
  writes,
  async ({ adminPage: page, page: visitor }) => {
    await visitor.goto('/')
    await expect(figures(visitor)).toContainText('25+')
    await page.goto('/admin/landing-sections')
    const save = page.getByRole('button', { name: 'Save Changes' })
    // The first save makes the record, with the words that it is built with.
    await page.getByRole('textbox', { name: 'Number 1' }).fill('16+')
    await save.click()
    await expect(figures(visitor)).toContainText('16+')
    await expect(save).toBeEnabled()

    // Four fit.
    const add = page.getByRole('button', { name: 'Add row' }).first()
    await expect(add).toBeDisabled()
    await page.getByRole('button', { name: 'Remove Figures 2' }).click()
    await add.click()
    await page.getByRole('textbox', { name: 'Number 4' }).fill('7')
    await page.getByRole('textbox', { name: 'What is counted 4' }).fill('Fahrzeuge')
    await save.click()
    await expect(figures(visitor)).toContainText('Fahrzeuge')
    await expect(figures(visitor)).not.toContainText('98%')
    await expect(save).toBeEnabled()

    await page.getByRole('link', { name: 'History' }).click()
    await page
      .getByRole('button', { name: /^Restore the version/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
    await expect(toastOf(page, 'Version restored')).toBeVisible()
    await expect(figures(visitor)).toContainText('98%')
    await expect(figures(visitor)).not.toContainText('Fahrzeuge')
    await expect(figures(visitor)).toContainText('16+')
  },
)

/** What somebody may make of the words, short and long. */
const others = [
  {
    desc: 'long ones',
    hero: {
      headline: 'Sicher und gelassen zum Führerschein in Ostthüringen',
      blurb: 'Donaudampfschifffahrtsgesellschaft '.repeat(5).trim(),
      tile_1: 'Autoführerschein mit Automatik',
    },
    sections: {
      courses_title: 'Alle Ausbildungsprogramme für Auto, Motorrad und Anhänger',
      figures: ['+|123.456|Fahrschülerinnen und Fahrschüler', '+|98,75%|Bestanden'],
    },
    school: { name: 'Fahrschule Hohenstein-Ernstthal', footer_description: 'Kurz.' },
  },
  {
    desc: 'hardly any',
    hero: { headline: 'Fahren', tagline: '', blurb: '', badge_1: '', badge_2: '', badge_3: '' },
    sections: { courses_intro: '', faq_intro: '', offer_text: '', figures: [] },
    school: { footer_description: '' },
  },
]

test('the page looks right with other words, as they come', writes, async ({ page }) => {
  await page.goto('/')
  for (const { desc, hero: top, sections, school: own } of others) {
    await test.step(desc, async () => {
      const all = [
        [landingPage, top],
        [landingSections, sections],
        [school, own],
      ] as const
      for (const [definition, words] of all) {
        const record = { ...definition.initial, ...words, rev: 1 }
        await store.doc(`${definition.collection}/main`).set(record)
      }
      await expect(hero(page).getByRole('heading')).toHaveText(top.headline)
      await expect(figures(page)).toHaveCount(sections.figures.length > 0 ? 1 : 0)
      await expectFits(page, [360, 768, 1280])
      await page.emulateMedia({ media: 'print' })
      await expectFits(page, [794])
      await page.emulateMedia({ media: 'screen' })
    })
  }
})
