// Decisions: 0003
import type { Page } from '@playwright/test'
import { FieldValue } from 'firebase-admin/firestore'
import { expect, store, test, writes } from '#tests/support/fixtures/e2e.ts'
import { sampleInstructors } from '#content/instructors/samples.ts'

const team = (page: Page) => page.getByRole('region', { name: 'Unser Team' })

test('an instructor has photo, name, role, experience, specialties and a way to book', async ({
  page,
}) => {
  await page.goto('/')
  const card = team(page).getByRole('article').filter({ hasText: 'Katrin Muster' })
  await expect(card.getByRole('heading')).toHaveText('Katrin Muster')
  await expect(card).toContainText('Fahrlehrerin Klasse B')
  await expect(card).toContainText('12 Jahre Erfahrung')
  await expect(card).toContainText('Spezialisierungen:')
  await expect(card.getByRole('listitem')).toHaveText([
    ...(sampleInstructors['katrin-muster']?.specialties ?? []),
  ])
  const book = card.getByRole('link', { name: /Unterricht Buchen/ })
  await expect(book).toHaveText('Unterricht Buchen')
  await expect(book).toHaveAttribute('href', '#contact')

  // Four tiles give the figures.
  await expect(team(page).getByRole('term')).toHaveText([
    'Experten-Fahrlehrer',
    'Erfolgsquote',
    'Zufriedene Schüler',
    'Jahre Erfahrung',
  ])
  await expect(team(page).getByRole('definition')).toHaveText(['15+', '98%', '1k+', '25+'])
})

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
