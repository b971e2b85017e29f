// Decisions: 0004
import type { Page } from '@playwright/test'
import { FieldValue } from 'firebase-admin/firestore'
import { emptyStore, expect, store, test, writes } from '#tests/support/fixtures/e2e.ts'
import { sampleCourses } from '#content/courses/samples.ts'

const sample = sampleCourses['klasse-b']
const stamps = {
  created_at: FieldValue.serverTimestamp(),
  updated_at: FieldValue.serverTimestamp(),
}

const offer = (page: Page) => page.getByRole('region', { name: 'Unsere Kurse' })

async function addCourse(title: string) {
  await store.collection('courses').add({ ...sample, title, popular: false, ...stamps })
}

test(
  'courses stand in as many columns as there are up to six, then as many as fit',
  writes,
  async ({ page }) => {
    await emptyStore()
    await page.setViewportSize({ width: 1600, height: 900 })
    await page.goto('/')
    const columns = () =>
      page
        .getByTestId('course-grid')
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
    for (let count = 1; count <= 6; count += 1) {
      await addCourse(`Kurs ${count}`)
      await expect(offer(page).getByRole('heading', { name: /^Kurs/ })).toHaveCount(count)
      await expect.poll(columns).toBe(count)
    }
    await addCourse('Kurs 7')
    await expect(offer(page).getByRole('article')).toHaveCount(7)
    await expect.poll(columns).toBe(4)
  },
)
