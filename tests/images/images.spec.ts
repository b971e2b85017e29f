// Decisions: 0019
import type { Locator } from '@playwright/test'
import { create, fillCourse } from '#tests/support/fixtures/course-form.ts'
import { expect, store, test, toastOf, writes } from '#tests/support/fixtures/e2e.ts'
import { looksOf, phonePhoto, png } from '#tests/support/samples/pictures.ts'
import { addressOf, objectsOf } from '#tests/support/rules/stored-images.ts'

const courses = async () => (await store.collection('courses').get()).docs.map((doc) => doc.data())
const imageOf = async (title: string) =>
  String((await courses()).find((course) => course['title'] === title)?.['image'])

/** Zero until it is loaded. */
const widthOf = (picture: Locator) =>
  picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)

test(
  'a phone’s photo becomes a web image, and stays for open pages when another takes its place',
  writes,
  async ({ page, adminPage }) => {
    test.slow()
    await adminPage.goto('/admin/courses/new')
    const photo = await phonePhoto()
    expect(photo.buffer.includes('Exif')).toBe(true)
    await fillCourse(adminPage, photo)
    await expect(adminPage.getByAltText('Image preview')).toBeVisible()
    await create(adminPage).click()
    await expect(toastOf(adminPage, 'Course created')).toBeVisible()

    const address = await imageOf('Anhänger BE')
    const objects = await objectsOf(address)
    const looks: string[] = []
    for (const object of objects) {
      const [bytes] = await object.download()
      looks.push(await adminPage.evaluate(looksOf, addressOf(object.name)))
      expect(/exif/i.test(bytes.toString('latin1'))).toBe(false)
      expect(bytes.length).toBeLessThan(photo.buffer.length)
      expect(object.metadata).toMatchObject({
        contentType: 'image/webp',
        cacheControl: 'public, max-age=31536000, immutable',
      })
    }
    expect(looks).toEqual(['480x640 red', '960x1280 red', '1200x1600 red'])

    await page.goto('/')
    const picture = page.getByRole('article').filter({ hasText: 'Anhänger BE' }).locator('img')
    await expect(picture).toHaveAttribute('width', '1200')
    await expect(picture).toHaveAttribute('height', '1600')
    await expect(picture).toHaveAttribute('srcset', /_w480\.\S+ 480w, .* 960w, .* 1200w$/)
    await picture.scrollIntoViewIfNeeded()
    // Five courses beside each other: the narrowest is enough.
    await expect
      .poll(() => picture.evaluate((img) => (img as HTMLImageElement).currentSrc))
      .toContain('_w480.')
    await expect.poll(() => widthOf(picture)).toBeGreaterThan(1)
    const response = await page.request.get(address)
    expect(response.headers()['cache-control']).toContain('immutable')

    await adminPage.getByRole('link', { name: 'Edit Anhänger BE' }).click()
    await adminPage.getByLabel('Image file').setInputFiles(png)
    await adminPage.getByRole('button', { name: 'Update Course' }).click()
    await expect(picture).toHaveAttribute('src', /_1x1_w1\.webp/)
    await expect.poll(() => widthOf(picture)).toBe(1)
    // The daily sweep removes it later: see tests/images/unused-images.emulators.test.ts.
    expect(await objectsOf(address)).toHaveLength(objects.length)
  },
)

test(
  'a picture that cannot be loaded is never shown as broken',
  writes,
  async ({ page, adminPage, allowErrors }) => {
    allowErrors(/404/)
    const missing = '/uploads/missing.svg'
    await store.doc('courses/klasse-b').update({ image: missing })
    const instructors = await store.collection('instructors').get()
    await instructors.docs[0]?.ref.update({ image_url: missing, name: 'Mara van Muster' })
    await store.doc('partners/kestrel').update({ logo: missing })
    await store
      .collection('testimonials')
      .get()
      .then(({ docs }) => Promise.all(docs.map(({ ref }) => ref.update({ image_url: missing }))))
    await page.goto('/')
    const broken = page.locator(`img[src="${missing}"]`)
    for (const [region, name] of [
      ['Unsere Kurse', 'Führerschein Klasse B'],
      ['Unsere Partner', 'Kestrel Motorräder'],
      ['Unser Team', 'Mara van Muster'],
    ] as const) {
      const section = page.getByRole('region', { name: region })
      await section.scrollIntoViewIfNeeded()
      const card = section.getByRole('article').filter({ hasText: name })
      await expect(card).toBeVisible()
      await expect(card.locator('img')).toHaveCount(0)
    }
    await expect(page.getByText('MM', { exact: true })).toBeVisible()
    await page.getByRole('region', { name: 'Erfolgsgeschichten unserer Schüler' }).hover()
    await expect(broken).toHaveCount(0)

    await adminPage.goto('/admin/partners')
    const row = adminPage.getByRole('row').filter({ hasText: 'Kestrel' })
    await expect(row.getByRole('cell', { name: '?', exact: true })).toBeVisible()
    await adminPage.getByRole('link', { name: 'Edit Kestrel Motorräder' }).click()
    await expect(adminPage.getByText('This picture cannot be loaded.')).toBeVisible()
  },
)
