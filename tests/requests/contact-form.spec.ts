// Decisions: 0017, 0054
import type { Locator } from '@playwright/test'
import {
  expectTyped,
  field,
  fillIn,
  FORM,
  form,
  isFunction,
  send,
  SENT,
  typed,
} from '#tests/support/fixtures/contact-form.ts'
import {
  expect,
  expectAccessible,
  test,
  toastOf,
  holdBack,
  server,
} from '#tests/support/fixtures/e2e.ts'
import { mails } from '#tests/support/servers/mails.ts'

test.beforeEach(({ page }) => page.goto('/#contact-form'))

test(
  'a message that is written with the keyboard alone reaches the school, and the form is empty again',
  server,
  async ({ page }) => {
    await page.clock.install()
    await expect(field(page, 'Kurs').locator('option')).toHaveCount(6)
    await field(page, 'Name').focus()
    for (const value of [typed.Name, typed['E-Mail'], typed.Telefon]) {
      await page.keyboard.type(value)
      await page.keyboard.press('Tab')
    }
    await expect(field(page, 'Kurs')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.type(typed.Nachricht)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(send(page)).toBeFocused()
    // A press too many sends once, and nothing can be changed meanwhile.
    const answer = await holdBack(page, isFunction)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && isFunction(new URL(request.url())))
        asked.push(request.url())
    })
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(send(page)).toBeDisabled()
    await expect(send(page)).toHaveText('Wird gesendet...')
    await expect(field(page, 'Nachricht')).toBeDisabled()
    answer()
    const toast = toastOf(page, SENT, 'Wir werden uns schnellstmöglich bei Ihnen melden.')
    await expect(toast).toBeVisible()
    // Five seconds that need not be waited for: the toast's clock is an animation.
    expect(await toast.evaluate(endOfClock)).toBe(5_000)
    await expect(toast).toHaveCount(0)
    for (const label of Object.keys(typed)) await expect(field(page, label)).toHaveValue('')
    await expect(field(page, 'Kurs')).toHaveValue('')
    // Nobody takes a second one, which lacks something, for sent.
    const arrived = form(page).getByText('Ihre Anfrage ist bei uns angekommen.')
    await expect(arrived).toBeVisible()
    await send(page).click()
    await expect(field(page, 'Name')).toBeFocused()
    await expect(arrived).toHaveCount(0)
    // What waits for a network has a place on the device only when it is needed.
    const databases = await page.evaluate(() => indexedDB.databases())
    expect(databases.map(({ name }) => name)).not.toContain('contact-outbox')
    // The server would take two of them for one.
    expect(asked).toHaveLength(1)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.text).toContain('Kurs: Defensives Fahren')
    expect(mail?.text).toContain(typed.Nachricht)
    expect(mail?.source).toMatch(/^Reply-To: mara@example\.com\r?$/m)
    await page.reload()
    await expect(field(page, 'Name')).toHaveValue('')
  },
)

test('the header does not cover the field that one goes back to, and returning to the window moves nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(field(page, 'Kurs').locator('option')).toHaveCount(6)
  const email = field(page, 'E-Mail')
  const topOf = (part: Locator) => part.evaluate((each) => each.getBoundingClientRect().top)
  const moveTo = (top: number) =>
    email.evaluate((input, wanted) => {
      scrollBy({ top: input.getBoundingClientRect().top - wanted, behavior: 'instant' })
    }, top)
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0
  await field(page, 'Telefon').evaluate((input) => input.focus({ preventScroll: true }))
  // Half a caret below the header: for the other half of it, Chromium would scroll, and no further.
  await moveTo(header - 19)
  expect(await topOf(email)).toBeLessThan(header - 18)
  await page.keyboard.press('Shift+Tab')
  await expect(email).toBeFocused()
  // All of it, and its label.
  await expect.poll(() => topOf(email)).toBeGreaterThanOrEqual(header + 23)

  // Browsers tell the field once more that it has the focus.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await moveTo(header - 19)
  const before = await topOf(email)
  await email.dispatchEvent('focusin')
  expect(await topOf(email)).toBe(before)
})

/** In the page: when the toast's last animation ends, in milliseconds; it ends now. */
function endOfClock(toast: HTMLElement): number {
  const animations = toast.getAnimations({ subtree: true })
  const ends = animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime))
  for (const animation of animations) animation.finish()
  return Math.max(...ends)
}

test('what is missing or wrong is said at each field, and the first of them has the focus', async ({
  page,
}) => {
  await send(page).click()
  await expect(field(page, 'Name')).toBeFocused()
  for (const [label, message] of [
    ['Name', 'Name muss mindestens 2 Zeichen lang sein.'],
    ['E-Mail', 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
    ['Telefon', 'Bitte geben Sie eine gültige Telefonnummer ein.'],
    ['Kurs', 'Bitte wählen Sie einen Kurs aus.'],
    ['Nachricht', 'Nachricht muss mindestens 10 Zeichen lang sein.'],
  ] as const) {
    await expect(field(page, label)).toHaveAccessibleDescription(message)
  }
  await expectAccessible(page, FORM)

  await fillIn(page, { Name: 'M', 'E-Mail': 'mara@', Telefon: '12345', Nachricht: 'Hallo Sie' })
  await send(page).click()
  await expect(field(page, 'Name')).toBeFocused()
  await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(4)
  const numbers = '0365 123456, ab 17 Uhr auch 0151 23456789'
  await field(page, 'Telefon').fill('')
  // As pasted: an input that is too short would take a part.
  await page.keyboard.insertText(numbers)
  await expect(field(page, 'Telefon')).toHaveValue(numbers)
  await expect(field(page, 'Telefon')).toHaveAccessibleDescription(
    'Telefon darf höchstens 40 Zeichen lang sein.',
  )
  await fillIn(page, { ...typed, Name: 'Mo', Telefon: '123456', Nachricht: 'Hallo Welt' })
  await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(0)
})

test('a message that cannot be sent because the server fails stays in the form, with other ways to reach the school', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/500/)
  await page.route(isFunction, (route) =>
    route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' } }),
  )
  await fillIn(page)
  await send(page).click()
  const failed = 'Fehler beim Senden der Nachricht: Fehler beim Senden der Nachricht.'
  await expect(toastOf(page, failed)).toBeVisible()
  await expectTyped(page)
  const hint = form(page).getByRole('group', { name: 'Ihre Nachricht wurde nicht gesendet' })
  await expect(hint).toContainText(
    'Ihre Eingaben bleiben bis zu sieben Tage auf diesem Gerät gespeichert',
  )
  await expect(hint).toBeFocused()
  await expect(hint.getByRole('link', { name: '+49 365 0000000' })).toHaveAttribute(
    'href',
    'tel:+493650000000',
  )
  await expect(hint.getByRole('link', { name: 'info@fahrschule-gera.example' })).toHaveAttribute(
    'href',
    /^mailto:info@fahrschule-gera\.example\?.*Fr%C3%BChjahr%20beginnen/,
  )
  await expectAccessible(page)

  await page.reload()
  await expectTyped(page)
  // Another tab goes on with it, as long as nothing is typed there.
  const other = await page.context().newPage()
  await other.goto('/#contact-form')
  await expectTyped(other)
  await field(page, 'Nachricht').fill('Im Sommer.')
  await expect(field(other, 'Nachricht')).toHaveValue('Im Sommer.')
})

test('the course is chosen by "Jetzt Anmelden", again and again', async ({ page }) => {
  const sign = (name: string) => page.getByRole('link', { name: `Jetzt Anmelden: ${name}` }).click()
  await sign('Defensives Fahren')
  await expect(field(page, 'Kurs')).toHaveValue('defensiv')
  await expect(page).toHaveURL('/#contact-form?course=defensiv')
  await expect(field(page, 'Name')).toBeInViewport()
  await sign('Führerschein Klasse B')
  await expect(field(page, 'Kurs')).toHaveValue('klasse-b')
  await field(page, 'Kurs').selectOption({ index: 1 })
  await sign('Führerschein Klasse B')
  await expect(field(page, 'Kurs')).toHaveValue('klasse-b')
  await expect(field(page, 'Name')).toBeInViewport()
  // What was chosen meanwhile is newer than the step that the way back leads to.
  await page.goBack()
  await expect(page).toHaveURL('/#contact-form?course=defensiv')
  await expect(field(page, 'Kurs')).toHaveValue('klasse-b')
})
