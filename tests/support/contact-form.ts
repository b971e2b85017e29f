import { expect, type Page } from '@playwright/test'
import { EMULATORS } from '#model/firebase-project.ts'

/** The visitors' form, as stories use it. */
export const form = (page: Page) => page.getByRole('region', { name: 'Schreiben Sie uns' })
export const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true })
/** Whatever it says while it is busy. */
export const send = (page: Page) => form(page).locator('button[type="submit"]')

export const SENT = 'Nachricht erfolgreich gesendet!'
export const isFunction = (url: URL) => url.port === String(EMULATORS.functions)

export const typed = {
  Name: 'Mara Muster',
  'E-Mail': 'mara@example.com',
  Telefon: '0365 000000',
  Nachricht: 'Ich möchte gern im Frühjahr beginnen.',
}

export async function fillIn(
  page: Page,
  values: Readonly<Record<string, string>> = typed,
  course = 'klasse-b',
): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
  await field(page, 'Kurs').selectOption(course)
}

export async function expectTyped(page: Page, course = 'klasse-b'): Promise<void> {
  for (const [label, value] of Object.entries(typed)) {
    await expect(field(page, label)).toHaveValue(value)
  }
  await expect(field(page, 'Kurs')).toHaveValue(course)
}

/** What the browser's check has passed the server refuses: its answer is the real one. */
export async function spoilRequests(page: Page): Promise<void> {
  await page.route(isFunction, async (route) => {
    const { data } = route.request().postDataJSON() as { data: Record<string, unknown> }
    await route.continue({ postData: JSON.stringify({ data: { ...data, phone: '1' } }) })
  })
}
