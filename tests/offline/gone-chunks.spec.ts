// Decisions: 0020
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/fixtures/e2e.ts'

/** As after a deployment: what this page was built with, and has not loaded yet, is gone. */
async function deploy(page: Page, gone: RegExp): Promise<void> {
  await page.route(gone, (route) => route.fulfill({ status: 404, body: 'Not found' }))
}

test.describe('when a newer version of the back office was published meanwhile', () => {
  test.beforeEach(({ allowErrors }) => allowErrors(/404|dynamically imported module|gone/))

  test('a screen that is gone leaves the rest, and reloading brings it', async ({ adminPage }) => {
    await adminPage.goto('/admin')
    await expect(adminPage.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await deploy(adminPage, /ContentList.*\.js/)
    await adminPage.getByRole('navigation').getByRole('link', { name: 'Courses' }).click()
    await expect(adminPage.getByText('This part could not be shown.')).toBeVisible()
    await expect(adminPage.getByRole('button', { name: 'Logout' })).toBeVisible()
    const offer = adminPage.locator('#offer-reload')
    await expect(offer).toContainText('a new version was published')
    await adminPage.unroute(/ContentList.*\.js/)
    await offer.getByRole('button', { name: 'Reload' }).click()
    await expect(adminPage.getByRole('heading', { name: 'Courses' })).toBeVisible()
    await expect(offer).toHaveCount(0)
  })
})
