// Decisions: 0003
import type { Page } from '@playwright/test'
import { FieldValue } from 'firebase-admin/firestore'
import { expect, store, test, writes } from '#tests/support/fixtures/e2e.ts'

const team = (page: Page) => page.getByRole('region', { name: 'Unser Team' })

test(
  'a photo shows the part that was chosen for it, and the team stands in as many columns as fit',
  writes,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await store
      .doc('instructors/jens-beispiel')
      .update({ image_position_x: 12, image_position_y: 80 })
    await store.doc('instructors/katrin-muster').update({
      image_position_x: 0,
      image_position_y: FieldValue.delete(),
    })
    await page.goto('/')
    const photo = (name: string) =>
      team(page).getByRole('article').filter({ hasText: name }).locator('img')
    await expect(photo('Jens Beispiel')).toHaveCSS('object-position', '12% 80%')
    await expect(photo('Katrin Muster')).toHaveCSS('object-position', '50% 50%')
    // Its frame cuts it, also where it is enlarged.
    const frame = photo('Katrin Muster').locator('..')
    await expect(frame).toHaveCSS('border-radius', '50%')
    await expect(frame).toHaveCSS('overflow', 'hidden')

    const cards = team(page).getByRole('article')
    const inFirstRow = () =>
      cards.evaluateAll((all) => {
        const tops = all.map((card) => Math.round(card.getBoundingClientRect().top))
        return tops.filter((top) => top === tops[0]).length
      })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [count, columns] of [
      [5, 4],
      [4, 4],
      [3, 3],
      [2, 2],
      [1, 1],
    ] as const) {
      await expect(cards).toHaveCount(count)
      await expect.poll(inFirstRow).toBe(columns)
      const { docs } = await store.collection('instructors').limit(1).get()
      await docs[0]?.ref.delete()
    }
  },
)
