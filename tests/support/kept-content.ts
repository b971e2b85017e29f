import { expect, type Page } from '@playwright/test'
import { store } from '#tests/support/e2e.ts'

/** After the build: no page was prerendered with it. */
export async function changePrice(price: string): Promise<void> {
  await store.doc('courses/klasse-b').update({ price })
}

/** The device has kept the courses, and this is a word of theirs. */
export async function kept(page: Page, word: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('content-courses')))
    .toContain(word)
}
