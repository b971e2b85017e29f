// Decisions: 0003, 0060
import { contactInfo } from '#content/contact_info/definition.ts'
import { draftKey, emptyDraft, PAGE_DRAFTS } from '#model/records/page-draft.ts'
import { addDays, berlinDay } from '#model/time/berlin-time.ts'
import {
  accounts,
  expect,
  expectAccessible,
  expectFits,
  store,
  test,
  writes,
} from '#tests/support/fixtures/e2e.ts'
import { priceSheet } from '#tests/support/samples/price-sheets.ts'
import { sampleAdmin } from '#tools/seed-data/index.ts'

const inDays = (days: number) => addDays(berlinDay(new Date()), days)

test(
  'the overview says what is not published and what is due within two weeks, and leads there',
  writes,
  async ({ adminPage: page }) => {
    await page.goto('/admin')
    const toDo = page.getByRole('region', { name: 'To do' })
    await expect(toDo.getByRole('listitem')).toHaveText(['Nothing to do.'])
    // All is listened to: the emulator tells of a document that is just made in the wrong order while
    // further listeners open, and the SDK then keeps what it believes to be later.
    await expect(page.getByText('4 courses are samples')).toBeVisible()

    const { uid } = await accounts.getUserByEmail(sampleAdmin.email)
    const change = { kind: 'edited', opened: { price: '599€' }, values: { price: '611€' } }
    await store.doc(`${PAGE_DRAFTS}/${uid}`).set({
      ...emptyDraft,
      changes: { [draftKey('courses', 'klasse-b')]: change },
    })
    await store.doc(`contact_info/${contactInfo.single ?? ''}`).update({
      special_hours: [`${inDays(7)}/${inDays(12)}|closed|Betriebsferien`],
    })
    await store.doc('price_sheets/b').set(priceSheet('B', { valid_from: inDays(3) }))
    await expect(toDo.getByRole('listitem')).toHaveText([
      '1 change of the page not published yet',
      /New prices of class B begin/,
      /Closed \(Betriebsferien\): first day/,
    ])
    await expectFits(page, [360, 1280])
    await expectAccessible(page)
    await toDo.getByRole('link', { name: 'New prices of class B begin' }).click()
    await expect(page.getByRole('heading', { name: 'Edit Price sheet' })).toBeVisible()
    await page.goBack()
    await toDo.getByRole('link', { name: '1 change of the page' }).click()
    await expect(page.getByRole('button', { name: '1 change', exact: true })).toBeVisible()
  },
)

test(
  'the dashboard counts five types live, offers four to add, and lists what is a sample or missing',
  writes,
  async ({ adminPage: page }) => {
    await page.goto('/admin')
    await expect(page).toHaveTitle('Dashboard – Fahrschule Gera')
    const main = page.getByRole('main')
    for (const name of ['Courses', 'Instructors', 'Values', 'Testimonials', 'FAQs']) {
      await expect(main.getByRole('link', { name: new RegExp(`^${name} \\d`) })).toBeVisible()
    }
    for (const [name, path] of [
      ['Course', 'courses'],
      ['Instructor', 'instructors'],
      ['Value', 'values'],
      ['FAQ', 'faqs'],
    ] as const) {
      await expect(main.getByRole('link', { name: `Add ${name}` })).toHaveAttribute(
        'href',
        `/admin/${path}/new`,
      )
    }
    await expect(main.getByRole('link', { name: /^Add / })).toHaveCount(4)
    await expect(main.getByRole('link', { name: 'View site' })).toHaveAttribute('href', '/')
    await expect(main).toContainText(
      `Last updated ${new Date().toLocaleDateString('en-GB', { dateStyle: 'long' })}`,
    )
    const courses = main.getByRole('link', { name: /^Courses \d/ })
    await expect(courses).toContainText('4')
    const list = page.getByRole('region', { name: 'Before the start' })
    const task = (text: string) => list.getByRole('listitem').filter({ hasText: text })
    await expect(task('Contact Info, still invented: Street, Phone, E-mail')).toBeVisible()
    await expect(task('4 courses are samples')).toBeVisible()
    await expect(task('One account only')).toBeVisible()
    await store.doc('price_sheets/b').set(priceSheet('B'))
    await expect(task('No price sheet')).toHaveCount(0)
    await store.doc('courses/defensiv').delete()
    await expect(courses).toContainText('3')
    await expect(task('3 courses are samples')).toBeVisible()
    await store.doc('courses/klasse-b').update({ price: '611 €', rev: 1 })
    await expect(task('2 courses are samples')).toBeVisible()
    await task('Contact Info').getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Contact Info' })).toBeVisible()
    await page.goBack()
    await main.getByRole('link', { name: 'Add Course' }).click()
    await expect(page.getByRole('heading', { name: 'Add New Course' })).toBeVisible()
  },
)
