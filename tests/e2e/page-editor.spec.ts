import type { Locator, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  store,
  test,
  toastOf,
  writes,
} from '#tests/support/e2e.ts'
import { samples } from '#tools/seed-data/index.ts'

const course = (page: Page) => page.locator('[data-record="courses/klasse-b"]')
const field = (of: Locator, name: string) => of.locator(`[data-field="${name}"]`)
const stored = async (path: string, name: string) =>
  (await store.doc(path).get()).get(name) as unknown
const tools = (page: Page) => page.getByRole('toolbar')
const changes = (page: Page, count: number) =>
  page.getByRole('button', { name: count === 1 ? '1 change' : `${count} changes`, exact: true })

async function openEditor(page: Page, path = '/') {
  await page.goto(`${path}?bearbeiten`)
  await expect(page.getByRole('button', { name: 'No changes' })).toBeVisible()
}

async function retype(element: Locator, text: string) {
  await element.click()
  await expect(element).toHaveAttribute('contenteditable', 'plaintext-only')
  await element.page().keyboard.press('ControlOrMeta+A')
  await element.page().keyboard.type(text)
}

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toastOf(page, 'Published', 'Open pages show it at once.')).toBeVisible()
}

test.describe('who is no admin', () => {
  test.use({ hasConsented: false })

  test('gets the ordinary page', async ({ page }) => {
    await page.goto('/?bearbeiten')
    // Rendered once the page is hydrated.
    await expect(page.getByRole('heading', { name: 'Ihre Privatsphäre' })).toBeVisible()
    await expect(page.locator('[data-page-tools], [data-record]')).toHaveCount(0)
  })
})

test(
  'the owner changes the page, sees it on another device, publishes',
  writes,
  async ({ adminPage: page, page: visitor }) => {
    await visitor.goto('/#courses')
    await expect(visitor.locator('#courses').getByText('599€')).toBeVisible()
    await page.goto('/admin')
    await page.getByRole('link', { name: 'Edit the page' }).click()
    await expect(page.getByRole('button', { name: 'No changes' })).toBeVisible()
    const phone = await page.context().newPage()
    await openEditor(phone)

    // A text, where it stands.
    await retype(field(course(page), 'price'), '611€')
    await expect(field(course(phone), 'price')).toHaveText('611€')
    await page.keyboard.press('Enter')
    await expect(changes(page, 1)).toBeVisible()

    // A list, by the form's input beside it.
    await field(course(page), 'features').click()
    const features = page.getByRole('dialog', { name: 'Features' })
    await features.getByRole('textbox').first().fill('12 praktische Fahrstunden')
    await features.getByRole('button', { name: 'Apply' }).click()
    await expect(field(course(phone), 'features')).toContainText('12 praktische Fahrstunden')

    // Which part of a photo is shown.
    const instructor = page.locator('[data-record="instructors/katrin-muster"]')
    await field(instructor, 'image_url').click()
    const photo = page.getByRole('dialog', { name: 'Photo' })
    await photo.getByRole('slider', { name: 'Horizontal position' }).fill('20')
    await photo.getByRole('button', { name: 'Apply' }).click()
    await expect(changes(page, 2)).toBeVisible()

    // The order of two questions.
    const questions = page.locator('#faq [data-record]')
    const second = await questions.nth(1).getAttribute('data-record')
    await questions.nth(1).hover()
    await tools(page)
      .getByRole('button', { name: /^Move .* forward$/ })
      .click()
    await expect(questions.first()).toHaveAttribute('data-record', second ?? '')
    await expect(phone.locator('#faq [data-record]').first()).toHaveAttribute(
      'data-record',
      second ?? '',
    )

    await expect(visitor.locator('#courses').getByText('599€')).toBeVisible()
    expect(await stored('courses/klasse-b', 'price')).toBe('599€')
    await publish(page)
    await expect(visitor.locator('#courses').getByText('611€')).toBeVisible()
    await expect(visitor.getByText('12 praktische Fahrstunden').first()).toBeVisible()
    expect(await stored('instructors/katrin-muster', 'image_position_x')).toBe(20)
    await expect(page.getByRole('button', { name: 'No changes' })).toBeVisible()
    await expect(phone.getByRole('button', { name: 'No changes' })).toBeVisible()
  },
)

test('the keyboard alone edits, moves, hides and leaves', writes, async ({ adminPage: page }) => {
  await openEditor(page)
  const question = page.locator('#faq [data-record]').first()
  await question.focus()
  await expect(question).toHaveAccessibleName(/^FAQ: /)
  await page.keyboard.press('Enter')
  await expect(field(question, 'question')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Wann kann ich anfangen?')
  await page.keyboard.press('Tab')
  await expect(field(question, 'answer')).toBeFocused()
  await page.keyboard.type(' Jederzeit.')
  await page.keyboard.press('Escape')
  await expect(field(question, 'answer')).not.toContainText('Jederzeit.')
  await expect(question).toBeFocused()
  await expect(question).toHaveAccessibleName('FAQ: Wann kann ich anfangen?')

  await page.keyboard.press('Space')
  await expect(
    tools(page).getByRole('button', { name: 'Edit FAQ: Wann kann ich anfangen?' }),
  ).toBeFocused()
  await tools(page)
    .getByRole('button', { name: 'Hide FAQ: Wann kann ich anfangen?' })
    .press('Enter')
  await expect(question).toHaveAttribute('data-ghost', 'hidden')
  await page.keyboard.press('Escape')
  await expect(question).toBeFocused()
  await publish(page)
  const { docs } = await store.collection('faqs').where('is_active', '==', false).get()
  expect(docs.map((each) => each.get('question') as string)).toContain('Wann kann ich anfangen?')
})

test('a thumb on a small phone edits, adds and deletes', writes, async ({ browser, signedIn }) => {
  const context = await browser.newContext({
    storageState: signedIn,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  await openEditor(page)
  await expectNoSidewaysScroll(page)
  const value = page.locator('[data-record^="values/"]').first()
  await field(value, 'title').tap()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Geduldig')
  await page.keyboard.press('Enter')
  await expect(field(value, 'title')).toHaveText('Geduldig')

  await tools(page).getByRole('button', { name: 'Add value after Value: Geduldig' }).tap()
  const added = page.getByRole('dialog', { name: 'Add value' })
  await added.getByLabel('Title').fill('Pünktlich')
  await added.getByRole('button', { name: 'Apply' }).tap()
  await expect(added.getByText('Description is required.')).toBeVisible()
  await added.getByLabel('Description').fill('Immer.')
  await added.getByRole('button', { name: 'Apply' }).tap()
  const second = page.locator('[data-record^="values/"]').nth(1)
  await expect(field(second, 'title')).toHaveText('Pünktlich')
  await expect(second).toHaveAttribute('data-ghost', 'created')
  await expectNoSidewaysScroll(page)
  await publish(page)
  expect((await store.collection('values').where('title', '==', 'Pünktlich').get()).size).toBe(1)
  await context.close()
})

test(
  'what is wrong is said at the field, and is not published',
  writes,
  async ({ adminPage: page }) => {
    await openEditor(page)
    await retype(field(course(page), 'price'), 'x'.repeat(41))
    await expect(page.getByText('Price may have at most 40 characters.')).toBeVisible()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(toastOf(page, 'Something is missing')).toContainText('at most 40 characters')
    expect(await stored('courses/klasse-b', 'price')).toBe('599€')
    await page.reload()
    // Nothing typed is lost.
    await expect(field(course(page), 'price')).toHaveText('x'.repeat(41))
    await expect(changes(page, 1)).toBeVisible()
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
    await expect(field(course(page), 'price')).toHaveText('599€')
  },
)

test(
  'a live change under the caret neither moves it nor loses a letter',
  writes,
  async ({ adminPage: page }) => {
    await openEditor(page)
    const title = field(course(page), 'title')
    await retype(title, '')
    const letters = 'Führerschein mit Geduld und Ruhe'
    const remote = ['title', 'description', 'price', 'order_index', 'features'] as const
    for (const [index, letter] of Array.from(letters).entries()) {
      const name = remote[Math.floor(Math.random() * remote.length)] ?? 'title'
      const value =
        { order_index: index, features: [`Zeile ${index}`] }[name as string] ?? `v${index}`
      await Promise.all([
        page.keyboard.type(letter),
        store.doc('courses/klasse-b').update({ [name]: value }),
        store.doc('courses/klasse-a').update({ title: `A ${index}`, order_index: 100 - index }),
      ])
      // At its end after each letter.
      const caret = await page.evaluate(() => document.getSelection()?.anchorOffset)
      expect(caret).toBe(index + 1)
    }
    await expect(title).toHaveText(letters)
    await page.keyboard.press('Enter')
    await expect(title).toHaveText(letters)
    await expect(page.locator('#courses').getByText('A 31')).toBeVisible()
  },
)

test('two who change the same decide, and nothing is lost', writes, async ({ adminPage: page }) => {
  await openEditor(page)
  await retype(field(course(page), 'price'), '611€')
  await page.keyboard.press('Enter')
  await expect(changes(page, 1)).toBeVisible()
  await store.doc('courses/klasse-b').update({ price: '622€' })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Somebody else has changed the same' })
  await dialog.getByRole('radio', { name: /Yours/ }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toastOf(page, 'Published', 'Open pages show it at once.')).toBeVisible()
  expect(await stored('courses/klasse-b', 'price')).toBe('611€')
})

test(
  'links rest, a press with a modifier follows them, a photo can be dropped',
  writes,
  async ({ adminPage: page }) => {
    await openEditor(page)
    await course(page).getByText('Jetzt Anmelden').click()
    await expect(page).toHaveURL('/?bearbeiten')
    await course(page)
      .getByText('Jetzt Anmelden')
      .click({ modifiers: ['Alt'] })
    const dropped = await page.evaluateHandle(async () => {
      const data = new DataTransfer()
      const answer = await fetch('/icons/icon-192.png')
      data.items.add(new File([await answer.blob()], 'foto.png', { type: 'image/png' }))
      return data
    })
    await field(course(page), 'image').dispatchEvent('drop', { dataTransfer: dropped })
    const dialog = page.getByRole('dialog', { name: 'Image' })
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(dialog).toBeHidden()
    await expect(field(course(page), 'image')).toHaveAttribute('src', /cms_images/)
  },
)

const PARTS = 'header, section[id], footer, article, details, address'

/** In the page: where its parts are, and how large; but for the carousel, which moves. */
function layoutOf(page: HTMLElement, parts: string): string[] {
  const { left, top } = page.getBoundingClientRect()
  return [...page.querySelectorAll(parts)]
    .filter((part) => part.checkVisibility() && !part.closest('.swiper'))
    .map((part) => {
      const rect = part.getBoundingClientRect()
      const place = [rect.left - left, rect.top - top, rect.width, rect.height]
      return [part.tagName, part.id, ...place.map(Math.round)].join(' ')
    })
}

test(
  'the page in a phone’s or a tablet’s width is as it is there',
  writes,
  async ({ adminPage: page }) => {
    await openEditor(page)
    // The last part to be loaded.
    await expect(page.locator('#contact-form').getByLabel('Nachricht')).toBeAttached()
    for (const [name, width] of [
      ['Phone', 390],
      ['Tablet', 820],
    ] as const) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.getByRole('button', { name, exact: true }).click()
      await expect(page.locator('footer')).toHaveCSS('width', `${width}px`)
      const layout = () => page.locator('#root > div').evaluate(layoutOf, PARTS)
      const shown = await layout()
      expect(shown.length).toBeGreaterThan(20)

      // The same in a window that is no wider.
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(layout).toEqual(shown)
      await expectNoSidewaysScroll(page)
    }
  },
)

// Whoever opens the editor has a draft, if an empty one.
test(
  'every type has its place, and all of it is accessible',
  writes,
  async ({ adminPage: page }) => {
    await openEditor(page)
    const types = () =>
      page
        .locator('[data-record]')
        .evaluateAll((all) => [
          ...new Set(all.map((each) => each.getAttribute('data-record')?.split('/')[0])),
        ])
    // A type without samples has a page of its own, which is empty here.
    const all = samples
      .filter(({ records }) => Object.keys(records).length > 0)
      .map(({ definition }) => definition.collection)
    await expect.poll(async () => (await types()).toSorted()).toEqual(all.toSorted())
    await page.locator('footer [data-record]').focus()
    await expect(
      tools(page).getByRole('button', { name: 'Edit Contact information' }),
    ).toBeVisible()
    await expectAccessible(page)
    for (const width of [360, 640, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
    }
  },
)
