// Decisions: 0046
import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  store,
  test,
  toastOf,
  writes,
} from '#tests/support/fixtures/e2e.ts'

const week_hours = [...Array<string>(5).fill('08:00-12:00 13:00-18:00'), '', '']
/** Whatever the state is. */
const STATE = /Jetzt geöffnet|Jetzt geschlossen|Heute geschlossen/

/** In the section and in the footer. */
const states = (page: Page) => page.getByText(STATE)
const sameTwice = (text: string) => [text, text]

/** Of the places that are kept for the state; the days announced above it may be others. */
const heights = (page: Page) =>
  states(page)
    .locator('xpath=../..')
    .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))

/** The device wakes up, or the tab comes to the front: its timers have not run. */
async function wakeAt(page: Page, instant: string) {
  await page.clock.setSystemTime(instant)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

test.describe('on a device in America', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test(
    'staff take over their text, add a break, and visitors read whether the school is open',
    writes,
    async ({ adminPage: staff, page }) => {
      const contact = store.doc('contact_info/main')
      await contact.update({ business_hours: 'Mo–Fr: 8–18 Uhr\nSa nach Vereinbarung' })
      // A Tuesday, half a minute before twelve in Germany.
      await page.clock.install({ time: '2026-11-24T10:59:30Z' })
      await page.goto('/')
      const lines = page.getByRole('list', { name: 'Öffnungszeiten' }).getByRole('listitem')
      // Live, and with the text alone.
      await expect(lines).toHaveText(['Mo–Fr: 8–18 Uhr', 'Sa nach Vereinbarung'])

      await staff.setViewportSize({ width: 360, height: 740 })
      await staff.goto('/admin/contact')
      await staff.getByRole('button', { name: 'Take over from the text' }).click()
      const week = staff.getByRole('group', { name: 'Hours of the week' })
      await expect(week.getByRole('status')).toContainText('Sa nach Vereinbarung')
      await expect(week.getByRole('switch', { name: 'Monday: open' })).toBeFocused()
      await expect(week.getByLabel('Friday, to')).toHaveValue('18:00')
      await expect(week.getByRole('switch', { name: 'Saturday: open' })).not.toBeChecked()

      await week.getByRole('button', { name: 'Wednesday: add times after a break' }).click()
      await week.getByLabel('Wednesday, to', { exact: true }).fill('12:00')
      await week.getByLabel('Wednesday, from (2)').fill('11:00')
      await week.getByLabel('Wednesday, to (2)').fill('18:00')
      await staff.getByRole('button', { name: 'Save Changes' }).click()
      await expect(week.getByLabel('Wednesday, from', { exact: true })).toBeFocused()
      await expect(week.getByLabel('Wednesday, from (2)')).toHaveAccessibleDescription(/overlap/)
      await week.getByLabel('Wednesday, from (2)').fill('13:00')
      await week.getByRole('button', { name: 'Copy the hours of Wednesday' }).click()
      await staff.getByRole('menuitem', { name: 'To Monday to Friday' }).click()
      await expect(week.getByLabel('Friday, from (2)')).toHaveValue('13:00')
      const differs = week.getByText('The text says other hours, and visitors read it')
      await expect(differs).toHaveCount(0)
      const business_hours = 'Mo–Fr: 8–18 Uhr\nSa: geschlossen'
      await staff.getByLabel('Business hours').fill(business_hours)
      await expect(differs).toBeVisible()
      await expectAccessible(staff)
      // Each time can be read, also where the form has half of the screen.
      for (const width of [360, 768, 1280]) {
        await staff.setViewportSize({ width, height: 800 })
        const inputs = week.locator('input[type=time]')
        const least = () =>
          inputs.evaluateAll((all) => Math.min(...all.map(({ clientWidth }) => clientWidth)))
        await expect.poll(least).toBeGreaterThan(90)
        await expectNoSidewaysScroll(staff)
      }
      // Visitors still have the first text, which is not understood whole.
      await expect(states(page)).toHaveCount(0)
      await staff.getByLabel('Show the hours of the week instead of the text').check()
      await expect(differs).toHaveCount(0)
      await staff.getByRole('button', { name: 'Save Changes' }).click()
      await expect(toastOf(staff, 'Contact information updated')).toBeVisible()
      expect((await contact.get()).data()).toMatchObject({ week_hours, business_hours })

      await expect(lines).toHaveText([
        'Montag–Freitag: 8–12 und 13–18 Uhr',
        'Samstag–Sonntag: geschlossen',
      ])
      // However long staff took: the visitor's clock went on.
      await wakeAt(page, '2026-11-24T10:59:30Z')
      await expect(states(page)).toHaveText(sameTwice('Jetzt geöffnet bis 12 Uhr'))
      // By itself.
      await page.clock.runFor(60_000)
      await expect(states(page)).toHaveText(sameTwice('Jetzt geschlossen, öffnet um 13 Uhr'))
    },
  )

  test(
    'visitors read why it is closed, in Germany’s time, and nothing moves',
    writes,
    async ({ page }) => {
      const special_hours = ['2026-12-24/2027-01-03|closed|Betriebsferien']
      await store.doc('contact_info/main').update({ week_hours, special_hours })
      // A holiday's last minute in Germany, and the afternoon in America.
      const lastMinute = '2026-10-31T22:59:30Z'
      const holiday = 'Heute geschlossen: Reformationstag, öffnet Montag um 8 Uhr'
      await page.clock.install({ time: lastMinute })
      await page.goto('/')
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await wakeAt(page, lastMinute)
        await expect(states(page)).toHaveText(sameTwice(holiday))
        await expect(page.getByText('geschlossen: Betriebsferien')).toHaveCount(0)
        const before = await heights(page)
        // Clocks have gone forward in the night before.
        await wakeAt(page, '2026-03-30T06:00:00Z')
        await expect(states(page)).toHaveText(sameTwice('Jetzt geöffnet bis 12 Uhr'))
        expect(await heights(page)).toEqual(before)
        await wakeAt(page, '2026-12-24T10:00:00Z')
        await expect(states(page)).toHaveText(
          sameTwice('Heute geschlossen: Betriebsferien, öffnet am 4. Januar um 8 Uhr'),
        )
        await expect(page.getByText('24.12.–3.1. geschlossen: Betriebsferien')).toHaveCount(2)
        expect(await heights(page)).toEqual(before)
        await expectNoSidewaysScroll(page)
      }
      await wakeAt(page, lastMinute)
      await expect(states(page)).toHaveText(sameTwice(holiday))
      await page.clock.runFor(60_000)
      await expect(states(page)).toHaveText(sameTwice('Jetzt geschlossen, öffnet morgen um 8 Uhr'))
      // Paper cannot know what is now.
      await page.emulateMedia({ media: 'print' })
      for (const state of await states(page).all()) await expect(state).toBeHidden()
    },
  )
})
