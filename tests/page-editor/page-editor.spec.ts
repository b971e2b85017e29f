// Decisions: 0040
import type { Locator, Page, Route } from '@playwright/test'
import { setTimeout } from 'node:timers/promises'
import {
  expect,
  expectAccessible,
  expectFits,
  expectNoSidewaysScroll,
  store,
  test,
  toastOf,
  writes,
} from '#tests/support/fixtures/e2e.ts'
import {
  changes,
  course,
  field,
  openEditor,
  publish,
  retype,
  stored,
  storedChanges,
} from '#tests/support/fixtures/page-editor.ts'
import { samples } from '#tools/seed-data/index.ts'

const tools = (page: Page) => page.getByRole('toolbar')

test.describe('who is no admin', () => {
  test.use({ hasConsented: false })

  test('gets the ordinary page', async ({ page }) => {
    await page.goto('/?bearbeiten')
    // Rendered once the page is hydrated.
    await expect(page.getByRole('heading', { name: 'Ihre Privatsphäre' })).toBeVisible()
    await expect(page.locator('[data-page-tools]')).toHaveCount(0)
  })
})

test(
  'the owner changes the page, sees it on another device, publishes',
  writes,
  async ({ adminPage: page, page: visitor }) => {
    await visitor.goto('/#courses')
    await expect(visitor.locator('#courses').getByText('599€')).toBeVisible()
    await page.goto('/admin')
    await expect(page.getByRole('region', { name: 'Before the start' })).toBeVisible()
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
    // A tap beside it gives nothing up unasked.
    await page.mouse.click(5, 300)
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await features.getByRole('button', { name: 'Apply' }).click()
    await expect(field(course(phone), 'features')).toContainText('12 praktische Fahrstunden')

    // Which part of a photo is shown.
    const instructor = page.locator('[data-record="instructors/katrin-muster"]')
    await field(instructor, 'image_url').click()
    const photo = page.getByRole('dialog', { name: 'Photo' })
    await photo.getByRole('slider', { name: 'Zoom' }).fill('150')
    await photo.getByRole('slider', { name: 'Horizontal position' }).fill('20')
    await photo.getByRole('button', { name: 'Apply' }).click()
    await expect(changes(page, 2)).toBeVisible()

    // The order of two questions.
    const questions = page.locator('#faq [data-record^="faqs/"]')
    const second = await questions.nth(1).getAttribute('data-record')
    await questions.nth(1).hover()
    await tools(page)
      .getByRole('button', { name: /^Move .* forward$/ })
      .click()
    await expect(questions.first()).toHaveAttribute('data-record', second ?? '')
    await expect(phone.locator('#faq [data-record^="faqs/"]').first()).toHaveAttribute(
      'data-record',
      second ?? '',
    )

    await expect(visitor.locator('#courses').getByText('599€')).toBeVisible()
    expect(await stored('courses/klasse-b', 'price')).toBe('599€')
    await publish(page)
    await expect(visitor.locator('#courses').getByText('611€')).toBeVisible()
    await expect(visitor.getByText('12 praktische Fahrstunden').first()).toBeVisible()
    expect(await stored('instructors/katrin-muster', 'image_position_x')).toBe(20)
    expect(await stored('instructors/katrin-muster', 'image_zoom')).toBe(150)
    await expect(page.getByRole('button', { name: 'No changes' })).toBeVisible()
    await expect(phone.getByRole('button', { name: 'No changes' })).toBeVisible()
  },
)

test('the keyboard alone edits, moves, hides and leaves', writes, async ({ adminPage: page }) => {
  await openEditor(page)
  const question = page.locator('#faq [data-record^="faqs/"]').first()
  await question.focus()
  await expect(question).toHaveAccessibleName(/^FAQ: /)

  // What a tool has opened leads back to the record, and changes nothing by itself.
  const edit = tools(page).getByRole('button', { name: /^Edit FAQ/ })
  await page.keyboard.press('Space')
  await expect(edit).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit FAQ' })
  await dialog.getByRole('button', { name: 'Apply' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(question).toBeFocused()
  await expect(page.getByRole('button', { name: 'No changes' })).toBeVisible()

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

  for (const [tool, ghost] of [
    [/^Delete FAQ/, 'deleted'],
    [/^Take back the deletion of FAQ/, 'hidden'],
  ] as const) {
    await page.keyboard.press('Space')
    await tools(page).getByRole('button', { name: tool }).press('Enter')
    await expect(question).toHaveAttribute('data-ghost', ghost)
    await expect(question).toBeFocused()
  }
  await changes(page, 1).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: /^FAQ/ }).press('Enter')
  await expect(question).toBeFocused()

  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await expect(toastOf(page, 'Published', 'Open pages show it at once.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeFocused()
  const { docs } = await store.collection('faqs').where('is_active', '==', false).get()
  expect(docs.map((each) => each.get('question') as string)).toContain('Wann kann ich anfangen?')
})

/** Puts a finger on an element. @returns what lifts it */
async function press(element: Locator): Promise<() => Promise<void>> {
  await element.scrollIntoViewIfNeeded()
  const { x, y } = (await element.boundingBox()) ?? { x: 0, y: 0 }
  const client = await element.page().context().newCDPSession(element.page())
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [{ x: x + 20, y: y + 10 }])
  return async () => {
    await touch('touchEnd', [])
  }
}

test('a thumb on a phone gets tools, edits and adds', writes, async ({ browser, signedIn }) => {
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

  // A card that is hit beside its fields, and is then scrolled away.
  await course(page).scrollIntoViewIfNeeded()
  await course(page).getByText('/Kurs').tap()
  const ofCourse = page.getByRole('toolbar', { name: /^Course: Führerschein Klasse B/ })
  await expect(ofCourse).toBeVisible()
  await page.locator('#faq').scrollIntoViewIfNeeded()
  await expect(ofCourse).toBeHidden()

  // A long press says what it is and what can be done, and is not the press that edits.
  const release = await press(field(value, 'description'))
  await expect(tools(page)).toHaveAccessibleName(/^Value: .*: what can be done$/)
  await release()
  await page.evaluate(twoFrames)
  await expect(tools(page)).toBeVisible()
  await expect(page.locator('[data-typing]')).toHaveCount(0)

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
  await expect(value).toBeFocused()
  // Nobody else has it: that is asked about, and Playwright says no.
  await second.scrollIntoViewIfNeeded()
  const lift = await press(field(second, 'title'))
  const bin = tools(page).getByRole('button', { name: 'Delete Value: Pünktlich' })
  await expect(bin).toBeVisible()
  await lift()
  await bin.tap()
  await page.evaluate(twoFrames)
  await expect(second).toHaveAttribute('data-ghost', 'created')
  await expectNoSidewaysScroll(page)
  await publish(page)
  expect((await store.collection('values').where('title', '==', 'Pünktlich').get()).size).toBe(1)
  await context.close()
})

test(
  'what stands in the way of publishing is said: what is wrong, and what somebody else has changed',
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

    // What somebody else saves while the mouse rests on a record is what its tools begin with.
    await course(page).hover()
    const edit = tools(page).getByRole('button', { name: /^Edit Course/ })
    await expect(edit).toBeVisible()
    await store.doc('courses/klasse-b').update({ title: 'Klasse B heute', price: '605€' })
    await expect(field(course(page), 'price')).toHaveText('605€')
    await expect(course(page)).toHaveAccessibleName('Course: Klasse B heute')
    const question = page.locator('[data-record="faqs/dauer"]')
    await expect(question).toHaveAccessibleName(/^FAQ: .*\?$/)
    await store.doc('faqs/dauer').update({ is_active: false })
    await expect(question).toHaveAccessibleName(/^FAQ: .*, Hidden$/)
    await edit.click()
    const tool = page.getByRole('dialog', { name: 'Edit Course' })
    await expect(tool.getByLabel('Price')).toHaveValue('605€')
    await tool.getByRole('button', { name: 'Cancel' }).click()

    // Two who change the same decide.
    await retype(field(course(page), 'price'), '611€')
    await page.keyboard.press('Enter')
    await expect(changes(page, 1)).toBeVisible()
    await store.doc('courses/klasse-b').update({ price: '622€' })
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Which version should be kept?' })
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await expect(course(page)).toBeFocused()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await dialog.getByRole('radio', { name: /Yours/ }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(toastOf(page, 'Published', 'Open pages show it at once.')).toBeVisible()
    expect(await stored('courses/klasse-b', 'price')).toBe('611€')
  },
)

/** In the page: once what a press has led to is drawn. */
const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

test(
  'each change is listed, shown and taken back: a text, an order by dragging, a deletion, a hiding',
  writes,
  async ({ adminPage: page, allowErrors }) => {
    allowErrors(/The draft could not be published/)
    await openEditor(page)
    await retype(field(course(page), 'price'), '611€')
    await page.keyboard.press('Enter')

    const questions = page.locator('#faq [data-record^="faqs/"]')
    const order = () =>
      questions.evaluateAll((all) => all.map((each) => each.getAttribute('data-record')))
    await expect(questions.nth(2)).toBeAttached()
    const [first, second, third, ...others] = await order()
    await questions.nth(2).hover()
    const handle = await tools(page)
      .getByTitle(/^Drag FAQ/)
      .boundingBox()
    const place = await questions.first().boundingBox()
    if (!handle || !place) throw new Error('There is nothing to drag.')
    await page.mouse.move(handle.x + 10, handle.y + 10)
    await page.mouse.down()
    await page.mouse.move(handle.x + 10, handle.y - 10, { steps: 4 })
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 8 })
    await page.mouse.up()
    await expect.poll(order).toEqual([third, first, second, ...others])

    const value = page.locator('[data-record^="values/"]').first()
    const word = 'Geduldigkeit'.repeat(9)
    await retype(field(value, 'title'), word)
    await page.keyboard.press('Enter')
    await expect(changes(page, 3)).toBeVisible()
    await value.hover()
    await tools(page)
      .getByRole('button', { name: /^Delete Value/ })
      .click()
    await expect(value).toHaveAttribute('data-ghost', 'deleted')
    await tools(page)
      .getByRole('button', { name: /^Take back the deletion of Value/ })
      .click()
    await expect(value).not.toHaveAttribute('data-ghost', 'deleted')
    await expect(field(value, 'title')).toHaveText(word)

    await questions.nth(1).hover()
    await tools(page).getByRole('button', { name: /^Hide/ }).click()
    await expect(changes(page, 4)).toBeVisible()
    const label = () =>
      questions.nth(1).evaluate((element) => getComputedStyle(element, '::before').content)
    await expect.poll(label).toBe('"Hidden"')
    await tools(page)
      .getByRole('button', { name: /^Show .* to visitors$/ })
      .click()

    const list = page.getByRole('dialog', { name: 'What you have changed' })
    await changes(page, 3).click()
    await expect(list.getByRole('listitem')).toHaveCount(3)
    // However long a word is.
    const width = (each: HTMLElement) => each.scrollWidth - each.clientWidth
    expect(await list.getByRole('list').evaluate(width)).toBe(0)
    await expect(course(page)).not.toBeInViewport()
    await list.getByRole('button', { name: /^Course: Führerschein Klasse B/ }).click()
    await expect(list).toHaveCount(0)
    await expect(course(page)).toBeInViewport()

    // What somebody else has deleted cannot be published, and the list says what to take back.
    await store.doc('courses/klasse-b').delete()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(toastOf(page, 'Not published')).toContainText('deleted by somebody else')
    await changes(page, 3).click()
    await list.getByRole('button', { name: /^Take back: Order of the FAQs/ }).click()
    await list.getByRole('button', { name: /^Take back: Course/ }).click()
    await list.getByRole('button', { name: /^Take back: Value/ }).click()
    await expect(list).toContainText('Nothing yet.')
    await list.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('button', { name: 'No changes' })).toBeVisible()
    await expect.poll(order).toEqual([first, second, third, ...others])
  },
)

test(
  'what was changed last is published, too, while it is on its way',
  writes,
  async ({ adminPage: page }) => {
    await openEditor(page)
    await retype(field(course(page), 'title'), 'Klasse B neu')
    await page.keyboard.press('Enter')
    await expect(changes(page, 1)).toBeVisible()
    await page.route(/Firestore\/Write\/channel/, async (route) => {
      await setTimeout(2_000)
      await route.continue()
    })
    await retype(field(course(page), 'price'), '651€')
    await page.keyboard.press('Enter')
    await publish(page)
    expect(await stored('courses/klasse-b', 'title')).toBe('Klasse B neu')
    expect(await stored('courses/klasse-b', 'price')).toBe('651€')
    await expect(page.getByRole('button', { name: 'No changes' })).toBeVisible()

    // What is typed while it is being published would go out half typed.
    await page.unrouteAll({ behavior: 'wait' })
    await retype(field(course(page), 'price'), '652€')
    await page.keyboard.press('Enter')
    const held: Route[] = []
    await page.route(/documents:commit/, (route) => void held.push(route), { times: 1 })
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect.poll(() => held).toHaveLength(1)
    const { x, y } = (await field(course(page), 'price').boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.click(x + 5, y + 5)
    await page.keyboard.type('6')
    await page.evaluate(twoFrames)
    await expect(page.locator('[data-typing]')).toHaveCount(0)
    await expect(field(course(page), 'price')).toHaveText('652€')
    await held[0]?.continue()
    await expect(page.getByRole('button', { name: 'No changes' })).toBeVisible()
    expect(await stored('courses/klasse-b', 'price')).toBe('652€')
  },
)

test(
  'a crash loses no letter, and links keep to editing',
  writes,
  async ({ adminPage: crashing }) => {
    const page = await crashing.context().newPage()
    const client = await crashing.context().newCDPSession(crashing)
    const crashed = crashing.waitForEvent('crash')
    await openEditor(crashing)
    await retype(field(course(crashing), 'price'), '611€')
    // It is answered by nobody.
    void client.send('Page.crash').catch(() => undefined)
    await crashed
    await page.goto('/ueber-uns?bearbeiten')
    await changes(page, 1).click()
    const list = page.getByRole('dialog', { name: 'What you have changed' })
    await list.getByRole('button', { name: /changed$/ }).click()
    await expect(toastOf(page, 'That is not on this page.')).toBeVisible()

    // The address is in the text of that page; nothing else of it is a record.
    const address = page.locator('main [data-record="contact_info/main"]')
    await expect(address).toHaveAccessibleName('Contact information')
    await address.locator('[data-field]').click()
    const dialog = page.getByRole('dialog', { name: 'Street, Postal code, City' })
    await dialog.getByLabel('City').fill('Jena')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(address).toContainText('Jena')

    await page.getByRole('navigation').getByRole('link', { name: 'Kurse' }).first().click()
    await expect(page).toHaveURL('/?bearbeiten#courses')
    await expect(field(course(page), 'price')).toHaveText('611€')
    await expect(changes(page, 2)).toBeVisible()
    await expect(page.locator('footer')).toContainText('Jena')

    // The visitors' form is only looked at: it does not even ask for what is missing.
    const form = page.locator('#contact-form form')
    await form.getByRole('button', { name: 'Nachricht senden' }).click()
    await page.evaluate(twoFrames)
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0)

    // Until it is known what the draft holds, nothing can be typed over it.
    const listening = /Firestore\/Listen\/channel/
    const held: Route[] = []
    await page.route(listening, (route) => void held.push(route))
    // In the longer words.
    await page.evaluate(() => localStorage.setItem('admin-language', '"de"'))
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/?bearbeiten')
    await expect(page.getByRole('button', { name: 'Hinzufügen', exact: true })).toBeDisabled()
    const said = page.getByRole('button', { name: /geladen/ })
    expect(await said.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    const { x, y } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.click(x + 5, y + 5)
    await page.evaluate(twoFrames)
    await expect(page.locator('[data-typing]')).toHaveCount(0)
    for (const route of held) await route.continue()
    await page.unroute(listening)
    await expect(page.getByRole('button', { name: '2 Änderungen', exact: true })).toBeVisible()
    await retype(field(course(page), 'price'), '612€')
  },
)

test(
  'what is empty is filled, links rest, a press with a modifier follows them, a photo can be dropped',
  writes,
  async ({ adminPage: page }) => {
    await store.doc('courses/klasse-b').update({ features: [] })
    await openEditor(page)
    await course(page).hover()
    await page.getByRole('button', { name: 'Add: Features' }).press('Enter')
    const features = page.getByRole('dialog', { name: 'Features' })
    await features.getByRole('textbox').first().fill('12 Fahrstunden')
    await features.getByRole('button', { name: 'Apply' }).click()
    await expect(field(course(page), 'features')).toContainText('12 Fahrstunden')

    await field(course(page), 'title').click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Enter')
    await retype(field(course(page), 'title'), 'Klasse B')
    await page.keyboard.press('Enter')

    await course(page).getByText('Jetzt Anmelden').click()
    await expect(page).toHaveURL('/?bearbeiten')
    const tab = page.context().waitForEvent('page')
    await course(page)
      .getByText('Jetzt Anmelden')
      .click({ modifiers: ['ControlOrMeta'] })
    await expect(await tab).toHaveURL(/#contact-form/)
    await (await tab).close()
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
    const image = expect.stringContaining('cms_images') as unknown
    await expect.poll(storedChanges).toMatchObject([{ values: { image } }])
  },
)

/** A type without samples has a page of its own, which is empty here. */
const typesOnPage = samples
  .filter(({ records }) => Object.keys(records).length > 0)
  .map(({ definition }) => definition.collection)

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
    // The parts that are loaded last, and what is in them.
    await expect(page.locator('#contact-form').getByLabel('Nachricht')).toBeAttached()
    for (const type of typesOnPage) {
      await expect(page.locator(`[data-record^="${type}/"]`).first()).toBeAttached()
    }
    for (const [name, width, slides] of [
      ['Mobile', 390, 0],
      ['Tablet', 820, 2],
    ] as const) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.getByRole('button', { name, exact: true }).click()
      await expect(page.locator('footer')).toHaveCSS('width', `${width}px`)
      // What scripts lay out asks for the page's width, too.
      await page.locator('#partners').scrollIntoViewIfNeeded()
      await expect(page.locator('.swiper-slide-fully-visible')).toHaveCount(slides)
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
    const all = [...typesOnPage, 'school', 'landing_page', 'landing_sections']
    await expect.poll(async () => (await types()).toSorted()).toEqual(all.toSorted())
    await page.locator('footer [data-record="contact_info/main"]').focus()
    await expect(
      tools(page).getByRole('button', { name: 'Edit Contact information' }),
    ).toBeVisible()
    await expectAccessible(page)
    await expectFits(page, [360, 640, 1280])
  },
)
