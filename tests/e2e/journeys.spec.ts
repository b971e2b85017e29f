import type { Locator, Page } from '@playwright/test'
import { de as words } from '#admin/messages/de.ts'
import { courses } from '#content/courses/definition.ts'
import { faqs } from '#content/faqs/definition.ts'
import { values } from '#content/values/definition.ts'
import { BIN } from '#model/history.ts'
import { course, storedPrice, typePrice, update } from '#tests/support/course-form.ts'
import { expect, expectAccessible, store, test, toastOf, writes } from '#tests/support/e2e.ts'
import { sampleOf } from '#tests/support/samples.ts'

// In English and with the mouse: order.spec.ts and history.spec.ts.

const VALUE = 'In Ihrem Tempo'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function deleteValue(page: Page, press: (target: Locator) => Promise<void>) {
  page.on('dialog', (question) => void question.accept())
  await page.goto('/admin/values')
  await press(button(page, words.common.deleteOf(VALUE)))
  await expect(toastOf(page, words.content(values.labels).deleted.title)).toBeVisible()
}

test.describe('in German, with a finger on a phone', () => {
  test.use({ locale: 'de-DE', hasTouch: true, viewport: { width: 360, height: 740 } })
  const press = (target: Locator) => target.tap()

  test('what was deleted is undone', writes, async ({ adminPage: page }) => {
    await deleteValue(page, press)
    await press(button(page, words.common.undo))
    await expect(toastOf(page, words.content(values.labels).restored.title)).toBeVisible()
    await expect(button(page, words.common.deleteOf(VALUE))).toBeVisible()
    expect((await store.collection(BIN).get()).size).toBe(0)
  })

  test('two people who change one course keep both', writes, async ({ adminPage: page }) => {
    await typePrice(page, '650€')
    await course.update({ title: 'Klasse B neu' })
    const title = courses.fields.title.label.de
    await expect(
      page.getByText(words.content(courses.labels).changedMeanwhile(title)),
    ).toBeVisible()
    await press(update(page))
    await expect(toastOf(page, words.forms.bothSaved.title)).toBeVisible()
    expect(await storedPrice()).toBe('650€')
    expect((await course.get()).get('title')).toBe('Klasse B neu')
  })

  test('an earlier version is restored', writes, async ({ adminPage: page }) => {
    await typePrice(page, '649€')
    await press(update(page))
    await expect(toastOf(page, words.content(courses.labels).updated.title)).toBeVisible()
    await page.goto('/admin/courses/klasse-b/history')
    const restore = new RegExp(`^${words.history.restoreOf('.+')}$`)
    await press(page.getByRole('button', { name: restore }).first())
    await expect(toastOf(page, words.history.restored.title)).toBeVisible()
    expect(await storedPrice()).toBe('599€')
    await expect(
      page.getByRole('listitem').filter({ hasText: words.history.whatHappened.restored }),
    ).toBeVisible()
  })
})

test.describe('in German, with the keyboard alone', () => {
  test.use({ locale: 'de-DE' })
  const press = async (target: Locator) => {
    await target.focus()
    await target.press('Enter')
  }

  test('nine questions are put in order', writes, async ({ adminPage: page }) => {
    const collection = store.collection(faqs.collection)
    await store.recursiveDelete(collection)
    const question = (number: number) => `Frage Nummer ${number}`
    for (let number = 1; number <= 9; number += 1) {
      const record = { ...sampleOf(faqs), question: question(number), order_index: 9 - number }
      await collection.doc(String(number)).set(record)
    }
    await page.goto('/admin/faqs')
    await press(button(page, words.records.changeOrder))
    for (let number = 8; number >= 1; number -= 1) {
      await press(button(page, words.records.moveToTop(question(number))))
      const said = words.records.moved(question(number), 1, 9)
      await expect(page.getByRole('status').filter({ hasText: said })).toBeAttached()
    }
    await expect
      .poll(async () => (await collection.orderBy('order_index').get()).docs.map(({ id }) => id))
      .toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  })

  test('what was deleted is restored a week later', writes, async ({ adminPage: page }) => {
    await deleteValue(page, press)
    const [row] = (await store.collection(BIN).get()).docs
    await row?.ref.update({ at: new Date(Date.now() - 7 * 24 * 3_600_000) })
    await page.goto('/admin/bin')
    await press(button(page, words.bin.restoreOf(VALUE)))
    await expect(page.getByText(words.bin.empty)).toBeVisible()
    await page.goto('/admin/values')
    await expect(button(page, words.common.deleteOf(VALUE))).toBeVisible()
  })

  test('two people who change the same choose', writes, async ({ adminPage: page }) => {
    await typePrice(page, '650€')
    await course.update({ price: '680€' })
    await press(update(page))
    const dialog = page.getByRole('dialog', { name: words.forms.bothChanged })
    await expect(dialog).toContainText(`${words.forms.whenOpened} 599€`)
    await expectAccessible(page)
    await dialog.getByRole('radio', { name: new RegExp(words.forms.yours) }).check()
    await press(dialog.getByRole('button', { name: words.common.save, exact: true }))
    await expect(toastOf(page, words.content(courses.labels).updated.title)).toBeVisible()
    expect(await storedPrice()).toBe('650€')
    // What was not chosen is a version.
    const versions = (await course.collection('versions').get()).docs
    expect(versions.map((each) => each.get('record.price') as unknown)).toContain('680€')
  })
})
