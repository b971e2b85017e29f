import type { Page } from '@playwright/test'
import { CALLABLES } from '#model/firebase-project.ts'
import { askFunction, contactRequest } from '#tests/support/contact-requests.ts'
import { expect } from '#tests/support/e2e.ts'

/** The function behind the screens. */
export const MANAGE = `**/${CALLABLES.manageRequests}`

/** Sends a request as the form does, over the real function. */
export async function sendRequest(
  values: Partial<ReturnType<typeof contactRequest>> = {},
): Promise<string> {
  const data = { ...contactRequest(), ...values }
  expect(await askFunction('sendRequest', data)).toHaveProperty('result')
  return data.requestId
}

export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
export const rows = (page: Page) => page.getByRole('rowgroup').last().getByRole('row')
export const filter = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Filter requests' }).getByRole('link', { name, exact: true })
export const unread = (page: Page) =>
  page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: /^Requests/ })
