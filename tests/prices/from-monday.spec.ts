// Decisions: 0041
import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectFits,
  store,
  test,
  toastOf,
  writes,
} from '#tests/support/fixtures/e2e.ts'
import { priceSheet } from '#tests/support/samples/price-sheets.ts'
import { storeSheets } from '#tests/support/rules/store-content.ts'
import { VERSIONS } from '#model/records/history.ts'
import { addDays, berlinDay } from '#model/time/berlin-time.ts'
import { dayText } from '#model/time/calendar-date.ts'
import { sampleAdmin } from '#tools/seed-data/index.ts'

const inAWeek = addDays(berlinDay(new Date()), 7)
const lesson = (page: Page) =>
  page.getByRole('region', { name: /^B: Auto$/ }).getByRole('row', { name: 'Fahrstunde' })
const sheets = async () => (await store.collection('price_sheets').get()).docs

/** What the sheet in force was before, one version after the other. */
async function storeVersions(...versions: readonly object[]) {
  const car = store.doc('price_sheets/car')
  const record = (await car.get()).data()
  for (const [index, values] of [...versions, {}].entries()) {
    const rev = index + 1
    const version = { kind: 'edited', author: sampleAdmin.email, at: new Date(2026, 0, rev) }
    await car
      .collection(VERSIONS)
      .doc(`${rev}`)
      .set({ ...version, record: { ...record, ...values, rev } })
  }
  await car.update({ rev: versions.length + 1 })
}

test.beforeEach(async () => {
  await storeSheets({ old: priceSheet('B', { valid_from: '2025-01-01' }), car: priceSheet('B') })
})

test(
  'a sheet in force that is dated to a later day becomes a new one, a colleague’s correction included, and visitors keep their prices',
  writes,
  async ({ adminPage: staff, page }) => {
    await page.goto('/preise')
    await expect(lesson(page)).toContainText('62,00 €')
    await staff.setViewportSize({ width: 360, height: 740 })
    await staff.goto('/admin/price-sheets')
    const rows = staff.getByRole('row').filter({ hasText: 'B: car' })
    await expect(rows).toContainText(['Replaced', 'In force now'])

    await rows.filter({ hasText: 'In force now' }).getByRole('link', { name: 'Edit B' }).click()
    await staff.getByLabel('Driving lesson (45 minutes)').fill('66')
    await staff.getByLabel('Valid from').fill(inAWeek)
    await store.doc('price_sheets/car').update({ basic_fee: 41_900, rev: 2 })
    await expect(staff.getByText('has just changed this price sheet: Basic fee')).toBeVisible()
    await staff.getByRole('button', { name: /^Update/ }).click()
    const question = staff.getByRole('dialog', {
      name: `Create a new sheet from ${dayText(inAWeek, 'en')}, and show the old one until then?`,
    })
    await expectAccessible(staff)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await staff.getByRole('button', { name: /^Update/ }).click()
    await question.getByRole('button', { name: 'Create new sheet' }).click()
    await expect(toastOf(staff, 'Price sheet created')).toBeVisible()

    const states = ['Replaced', 'In force now', `From ${dayText(inAWeek, 'en')}`]
    await expect(rows).toContainText(states)
    for (const name of states) {
      const cell = staff.getByRole('cell', { name })
      const cutOff = () => cell.evaluate((each) => each.scrollWidth - each.clientWidth)
      await expect.poll(cutOff).toBeLessThanOrEqual(0)
    }
    await expectFits(staff)
    expect(await sheets()).toHaveLength(3)
    const created = (await sheets()).find((sheet) => sheet.get('valid_from') === inAWeek)
    expect(created?.data()).toMatchObject({ basic_fee: 41_900, lesson: 6_600 })
    const car = await store.doc('price_sheets/car').get()
    expect(car.get('valid_from')).toBe('2026-01-01')
    await expect(lesson(page)).toContainText('62,00 €')
  },
)

test(
  'what takes the last prices away says so first, and may be done all the same',
  writes,
  async ({ adminPage: staff }) => {
    await store.doc('price_sheets/old').delete()
    const warning = 'Visitors will then find no price sheets for “B: car” on the website any more.'
    const asked: string[] = []
    staff.once('dialog', (dialog) => {
      asked.push(dialog.message())
      void dialog.dismiss()
    })
    await staff.goto('/admin/price-sheets')
    await staff.getByRole('button', { name: 'Delete B' }).click()
    await expect.poll(() => asked).toEqual([expect.stringContaining(warning)])
    expect(asked[0]).toContain('“B, 01/01/2026” stays in the bin')
    await staff.getByRole('link', { name: 'Edit B' }).click()
    await staff.getByLabel('Valid from').fill(inAWeek)
    await staff.getByRole('button', { name: /^Update/ }).click()
    const moves = staff.getByRole('dialog', { name: /^Create a new sheet from/ })
    await expect(moves).toContainText(`Move this one: ${warning}`)
    await moves.getByRole('button', { name: 'Cancel' }).click()
    await staff.getByLabel('Valid from').fill('2026-01-01')
    await staff.getByLabel('Show on the website').uncheck()
    await staff.getByRole('button', { name: /^Update/ }).click()
    const question = staff.getByRole('dialog', { name: 'Save it all the same?' })
    await expect(question).toContainText(warning)
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect((await store.doc('price_sheets/car').get()).get('is_shown')).toBe(true)
    await staff.getByRole('button', { name: /^Update/ }).click()
    await question.getByRole('button', { name: 'Save' }).click()
    await expect(toastOf(staff, 'Price sheet updated')).toBeVisible()
    await expect(staff.getByRole('row').filter({ hasText: 'B: car' })).toContainText(
      'Not on the website',
    )
    expect((await store.doc('price_sheets/car').get()).get('is_shown')).toBe(false)
  },
)

test(
  'before a version is restored, staff read what visitors would lose, and leave that out',
  writes,
  async ({ adminPage: staff }) => {
    await storeVersions(
      { remarks: 'Noch nicht.', is_shown: false },
      { remarks: 'Ab nächster Woche.', valid_from: inAWeek },
    )
    const car = async () => (await store.doc('price_sheets/car').get()).data()
    await staff.goto('/admin/price-sheets/car/history')
    const versions = staff.getByRole('button', { name: /^Restore the version/ })
    const dialog = staff.getByRole('dialog')
    const restore = dialog.getByRole('button', { name: 'Restore' })

    await versions.first().click()
    const inForce = dialog.getByText('This one is in force now.')
    await expect(inForce).toBeVisible()
    await expect(restore).toBeDisabled()
    await expectAccessible(staff)
    await dialog.getByLabel('Valid from').uncheck()
    await expect(inForce).toHaveCount(0)
    await restore.click()
    await expect(toastOf(staff, 'Version restored')).toBeVisible()
    const restored = { remarks: 'Ab nächster Woche.', valid_from: '2026-01-01' }
    expect(await car()).toMatchObject(restored)

    await store.doc('price_sheets/old').delete()
    await versions.last().click()
    const warning = dialog.getByText('Visitors will then find no price sheets for “B: car”')
    await expect(warning).toBeVisible()
    await dialog.getByLabel('On the website').uncheck()
    await expect(warning).toHaveCount(0)
    await restore.click()
    await expect.poll(car).toMatchObject({ remarks: 'Noch nicht.', is_shown: true })
  },
)

test(
  'a copy begins with the same, without its day, and only with the fees of its class',
  writes,
  async ({ adminPage: staff }) => {
    await staff.goto('/admin/price-sheets')
    const row = staff.getByRole('row').filter({ hasText: 'In force now' })
    await row.getByRole('link', { name: 'Copy B' }).click()
    await expect(staff.getByLabel('Driving lesson (45 minutes)')).toHaveValue(/^62/)
    await expect(staff.getByLabel('Valid from')).toHaveValue('')
    await expect(staff.getByLabel('Flat fee for the course')).toHaveCount(0)
    // As visitors will see it.
    await expect(staff.getByRole('region', { name: 'Preview' })).toContainText('62,00 €')
    await staff.getByLabel('Licence class').selectOption('ASF')
    await expect(staff.getByLabel('Flat fee for the course')).toBeVisible()
    await expect(staff.getByLabel('Driving lesson (45 minutes)')).toHaveCount(0)
    await staff.getByLabel('Licence class').selectOption('B')
    await staff.getByLabel('Valid from').fill(inAWeek)
    await staff.getByRole('button', { name: /^Create/ }).click()
    await expect(toastOf(staff, 'Price sheet created')).toBeVisible()
    const copies = (await sheets()).filter((each) => each.get('valid_from') === inAWeek)
    expect(copies.map((each) => each.data())).toEqual([expect.objectContaining({ lesson: 6_200 })])
    expect((await store.doc('price_sheets/car').get()).get('valid_from')).toBe('2026-01-01')
  },
)

test(
  'a sheet is printed from the back office, one that is still to come, too',
  writes,
  async ({ adminPage: staff }) => {
    await storeSheets({ next: priceSheet('B', { valid_from: inAWeek, lesson: 6_600 }) })
    await staff.context().addInitScript(() => {
      window.print = () => (document.body.dataset['printed'] = 'once')
    })
    await staff.goto('/admin/price-sheets')
    const row = staff.getByRole('row').filter({ hasText: 'From ' })
    const opened = staff.waitForEvent('popup')
    await row.getByRole('link', { name: 'Print B' }).click()
    const paper = await opened
    await expect(paper.locator('body')).toHaveAttribute('data-printed', 'once')
    await expect(paper.getByRole('region', { name: /^B: Auto$/ })).toHaveCount(1)
    await expect(lesson(paper)).toContainText('66,00 €')
  },
)
