import { expect, type Page } from '@playwright/test'
import { store } from '#tests/support/e2e.ts'

/** After the build: no page was prerendered with it. */
export async function changePrice(price: string): Promise<void> {
  await store.doc('courses/klasse-b').update({ price })
}

/** The device has kept a collection, and this is a part of what it has kept. */
export async function kept(page: Page, collection: string, part: string): Promise<void> {
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), `content-${collection}`))
    .toContain(part)
}
