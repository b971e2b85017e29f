// Decisions: 0047
import type { Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { suggestedSteps } from '#content/licence_steps/suggested.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectTargets,
  test,
  toastOf,
  alone,
  writes,
} from '#tests/support/fixtures/e2e.ts'
import { field, openEditor, publish, retype } from '#tests/support/fixtures/page-editor.ts'
import { COMMIT, REFUSED } from '#tests/support/fixtures/network.ts'
import { storeSteps } from '#tests/support/rules/store-content.ts'

const WAY = '/weg-zum-fuehrerschein'
const steps = (page: Page) => page.getByRole('list', { name: /^Schritte für/ }).getByRole('heading')
const dates = (page: Page) => page.getByRole('region', { name: 'Ihre frühesten Termine' })
const nothingYet = (page: Page) => page.getByText('Diese Seite wird gerade vorbereitet.')
const birthday = (page: Page) => page.getByLabel('Wann sind Sie geboren?')
const classNamed = (page: Page, name: string) =>
  page.getByRole('radio', { name: new RegExp(`^${name} `) })

test.describe('on a device far away, after midnight in Germany', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test(
    'the page that staff have filled is linked, works out the dates, fits each screen',
    alone,
    async ({ page, request, publishStore }) => {
      await storeSteps()
      await publishStore()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/')
      await expect(page.locator(`#courses a[href="${WAY}"]`)).toHaveText('Ihr Weg zum Führerschein')
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Weg zum Führerschein' })
        .click()
      await expect(page).toHaveURL(WAY)
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
      expect(await (await request.get('/sitemap.xml')).text()).toContain(WAY)

      await expect(dates(page)).toContainText('Frühestens drei Monate vor dem 18. Geburtstag')
      // In Gera it is April 15, half past twelve at night; on this device still the 14th.
      await page.clock.setFixedTime('2027-04-14T22:30:00Z')
      await birthday(page).fill('2009-07-15')
      await expect(dates(page).getByRole('listitem')).toContainText([
        'Antrag bei der Fahrerlaubnisbehördeschon möglich',
        'Theoretische Prüfungschon möglich',
        'Praktische Prüfungab 15. Juni 2027',
        'Selbst fahrenab 15. Juli 2027',
      ])
      await page.getByLabel('Begleitetes Fahren ab 17').check()
      await expect(dates(page)).toContainText('Mit Begleitung fahrenschon möglich')
      await expect(dates(page)).toContainText('Ohne Begleitung fahrenab 15. Juli 2027')
      await expect(page.getByText('ist mindestens 30 Jahre alt')).toBeVisible()

      // By the keyboard: the next class, which has fewer steps and no other way.
      await classNamed(page, 'BE').focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowRight')
      await expect(classNamed(page, 'AM')).toBeChecked()
      await expect(page.getByLabel('Begleitetes Fahren ab 17')).toHaveCount(0)
      await classNamed(page, 'Mofa').press('Space')
      const ofMofa = suggestedSteps.filter(
        ({ classes }) => classes.length === 0 || classes.includes('Mofa'),
      )
      await expect(steps(page)).toHaveText(ofMofa.map(({ title }) => title))
      await classNamed(page, 'A').press('Space')
      await page.getByLabel('Ich besitze dann seit zwei Jahren Klasse A2').check()
      await expect(dates(page)).toContainText('A: Motorrad, mit zwei Jahren Klasse A2, geboren am')

      await birthday(page).fill('2031-01-01')
      await birthday(page).press('Tab')
      await birthday(page).blur()
      // Said aloud: the focus has left it.
      await expect(page.getByRole('alert')).toHaveText('Bitte prüfen Sie das Datum.')
      await birthday(page).fill('2009-07-15')
      await expect(page.getByText('Bitte prüfen Sie das Datum.')).toBeHidden()
      await birthday(page).press('Enter')
      // Neither address nor device know the day.
      await expect(page).toHaveURL(WAY)
      const held = await page.evaluate(() => JSON.stringify(localStorage) + document.cookie)
      expect(held).not.toContain('2009')

      for (const [width, least] of [
        [360, 44],
        [768, 44],
        [1280, 24],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        await expectNoSidewaysScroll(page)
        await expectTargets(page, least)
      }
      await expectAccessible(page)
    },
  )
})

test('on paper is a checklist with the dates and nothing to choose', writes, async ({ page }) => {
  await storeSteps()
  await page.goto(WAY)
  await expect(steps(page).first()).toBeVisible()
  await page.clock.setFixedTime('2026-11-24T12:00:00Z')
  await birthday(page).fill('2009-07-15')
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const { text } = await extractText(new Uint8Array(pdf))
  expect(text.length).toBeLessThanOrEqual(3)
  // Letters are spaced, and lines broken, as the paper has it.
  const printed = text.join('').replaceAll(/[\s\u00ad-]/g, '')
  const wanted = [
    'B: Auto, geboren am 15. Juli 2009',
    'Praktische Prüfung ab 15. Juni 2027',
    ...suggestedSteps
      .filter(({ classes }) => classes.length === 0 || classes.includes('B'))
      .flatMap(({ title, documents }) => [title, ...documents]),
    'Verbindlich Auskunft gibt Ihnen die Fahrerlaubnisbehörde',
  ]
  const missing = wanted.filter((words) => !printed.includes(words.replaceAll(/[\s-]/g, '')))
  expect(missing).toEqual([])
  expect(printed).not.toContain('WasmöchtenSiefahren')
  // What a page is too narrow for is in the file all the same, and cut.
  await page.emulateMedia({ media: 'print' })
  const languages = page.getByRole('list').filter({ hasText: 'Türkisch' })
  expect(await languages.evaluate(widestOf)).toBeLessThanOrEqual(0)
})

/** In the page: how far what is in a list goes beyond it, in pixels. */
function widestOf(list: Element): number {
  const { right } = list.getBoundingClientRect()
  const ends = [...list.children].map((item) => item.getBoundingClientRect().right)
  return Math.round(Math.max(...ends) - right)
}

test(
  'an empty list begins with suggestions, hidden until each is shown',
  writes,
  async ({ adminPage: page, page: visitor, allowErrors }) => {
    await visitor.goto(WAY)
    await page.goto('/admin/licence-steps')
    allowErrors(/The suggestions could not be created/)
    let commits = 0
    await page.route(COMMIT, (route) => (++commits > 2 ? route.fulfill(REFUSED) : route.continue()))
    const begin = page.getByRole('button', { name: 'Begin with suggestions' })
    // A press too many makes no second set.
    await begin.dblclick()
    await expect(toastOf(page, 'There was a problem saving the step')).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(3)
    await page.unroute(COMMIT)
    await begin.click()
    const titles = suggestedSteps.map(({ title }) => title)
    await expect(page.getByRole('row')).toContainText(['', ...titles])
    await expect(page.getByRole('cell', { name: 'Hidden' })).toHaveCount(suggestedSteps.length)
    await expect(begin).toHaveCount(0)
    await expect(nothingYet(visitor)).toBeVisible()

    await page.getByRole('link', { name: 'Edit Sehtest machen' }).click()
    await page.getByRole('checkbox', { name: 'BE: car with trailer' }).uncheck()
    await page.getByRole('switch', { name: 'Shown on the website' }).check()
    await page.getByRole('button', { name: 'Update Step' }).click()
    await expect(toastOf(page, 'Step updated')).toBeVisible()
    await expect(steps(visitor)).toHaveText(['Sehtest machen'])

    await openEditor(page, WAY)
    const step = page.getByRole('article').nth(1)
    await retype(field(step, 'title'), 'Zum Sehtest gehen')
    await page.keyboard.press('Enter')
    // A box to tick is none here.
    await field(step, 'documents').getByRole('checkbox').first().click()
    const documents = page.getByRole('dialog', { name: 'What to bring' })
    await documents.getByRole('textbox').first().fill('Ihre Brille')
    await documents.getByRole('button', { name: 'Apply' }).click()
    await publish(page)
    await expect(steps(visitor)).toHaveText(['Zum Sehtest gehen'])
    await expect(visitor.getByRole('checkbox', { name: 'Ihre Brille' })).not.toBeChecked()

    await classNamed(visitor, 'BE').press('Space')
    await expect(visitor.getByText('noch nichts aufgeschrieben')).toBeVisible()
  },
)
