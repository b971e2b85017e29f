// Decisions: 0019
import type { Page } from '@playwright/test'
import { create, fillCourse } from '#tests/support/fixtures/course-form.ts'
import {
  expect,
  expectAccessible,
  store,
  test,
  toastOf,
  writes,
} from '#tests/support/fixtures/e2e.ts'
import {
  bigPng,
  looksOf,
  phonePhoto,
  photoWithHole,
  png,
  unusualPictures,
  vastPng,
} from '#tests/support/samples/pictures.ts'
import { bucket } from '#tests/support/rules/stored-images.ts'

/** Counts the objects that are stored of what the page uploads from now on. */
function uploadedBy(page: Page): () => Promise<number> {
  const names = new Set<string>()
  page.on('request', (request) => {
    const url = new URL(request.url())
    const name = url.searchParams.get('name')
    if (request.method() === 'POST' && url.pathname.startsWith('/v0/b/') && name) names.add(name)
  })
  return async () => {
    const stored = await Promise.all([...names].map((name) => bucket.file(name).exists()))
    return stored.filter(([isThere]) => isThere).length
  }
}

const widest = (url: URL) => url.pathname.startsWith('/v0/b/') && /_w(1200|1)\./.test(url.search)

test.describe('a picture', () => {
  test('that cannot be taken is refused at once, and the one before stays', async ({
    adminPage,
  }, info) => {
    await adminPage.goto('/admin/courses/klasse-b/edit')
    const input = adminPage.getByLabel('Image file')
    await expect(input).toHaveAttribute('accept', 'image/*')
    const preview = adminPage.getByAltText('Image preview')
    await expect(preview).toBeVisible()
    const before = (await preview.getAttribute('src')) ?? ''
    const photo = await phonePhoto()
    const half = photo.buffer.subarray(0, photo.buffer.length / 2)
    for (const [says, file] of [
      ['Please choose a picture', { ...png, name: 'a.pdf', mimeType: 'application/pdf' }],
      ['The website takes no SVG drawings', { ...png, name: 'a.svg', mimeType: 'image/svg+xml' }],
      [
        'The picture is larger than 25 MB',
        await bigPng(info.outputPath('photo.png'), 25 * 1024 * 1024 + 1),
      ],
      ['The picture has more than 120 million pixels', await vastPng()],
      ['The picture cannot be read', { ...png, buffer: png.buffer.subarray(0, 30) }],
      // Directly after one with the same words. Browsers show the rest of it grey.
      ['The picture cannot be read', { ...photo, buffer: half }],
      [
        'This browser cannot read HEIC photos.',
        { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('\0\0\0\u0018ftypheic') },
      ],
      ['The picture cannot be read', { ...photo, buffer: Buffer.alloc(0) }],
    ] as const) {
      await input.setInputFiles(file)
      const refusal = toastOf(adminPage, 'Upload Error', says)
      await refusal.getByRole('button').click()
      await expect(refusal).toHaveCount(0)
      await expect(preview).toHaveAttribute('src', before)
    }
  })

  test(
    'of any kind is upright, in its colours, and stands still',
    writes,
    async ({ adminPage }) => {
      await adminPage.goto('/admin/courses/new')
      await inWorker(adminPage, refuseOrientation)
      const preview = adminPage.getByAltText('Image preview')
      let before = ''
      for (const [name, buffer, looks] of await unusualPictures()) {
        const mimeType = `image/${name.replace(/.*\./, '').replace('jpg', 'jpeg')}`
        await adminPage.getByLabel('Image file').setInputFiles({ name, mimeType, buffer })
        await expect(preview).toHaveAttribute('src', /cms_images/)
        await expect(preview).not.toHaveAttribute('src', before)
        before = (await preview.getAttribute('src')) ?? ''
        expect([name, await adminPage.evaluate(looksOf, before)]).toEqual([name, looks])
      }
    },
  )

  test(
    'with a hole and too large for PNG, the only way of Safari to keep it, is put on white',
    writes,
    async ({ adminPage }, info) => {
      await adminPage.goto('/admin/courses/new')
      await inWorker(adminPage, encodeNoWebP)
      const hole = await photoWithHole(info.outputPath('hole.png'))
      await adminPage.getByLabel('Image file').setInputFiles(hole)
      const preview = adminPage.getByAltText('Image preview')
      await expect(preview).toHaveAttribute('src', /cms_images\S+\.jpeg/)
      const address = (await preview.getAttribute('src')) ?? ''
      expect(await adminPage.evaluate(looksOf, address)).toMatch(/^1600x1200 (?!clear)/)
    },
  )

  test(
    'is uploaded when it is chosen, which can be cancelled and tried again',
    writes,
    async ({ adminPage }) => {
      const added = uploadedBy(adminPage)
      await adminPage.goto('/admin/courses/new')
      const photo = await phonePhoto()
      await adminPage.route(widest, () => {})
      await fillCourse(adminPage, photo)
      const progress = adminPage.getByRole('progressbar', { name: 'Uploading image' })
      await expect(progress).toBeVisible()
      await expect(create(adminPage)).toBeDisabled()
      // Two of three are there.
      await expect.poll(added).toBe(2)
      await expect
        .poll(async () => Number(await progress.getAttribute('aria-valuenow')))
        .toBeGreaterThan(10)
      await expectAccessible(adminPage)
      await adminPage.getByRole('button', { name: 'Cancel upload' }).click()
      await expect(toastOf(adminPage, 'Upload cancelled')).toBeVisible()
      await adminPage.unroute(widest)
      await adminPage.getByLabel('Image file').setInputFiles(photo)
      const preview = adminPage.getByAltText('Image preview')
      await expect(preview).toHaveAttribute('src', /cms_images/)
      const shown = adminPage.getByRole('region', { name: 'Preview' }).getByRole('img')
      await expect(shown).toHaveAttribute('src', (await preview.getAttribute('src')) ?? '')
      await expect.poll(added).toBe(2 + 3)
      await create(adminPage).click()
      await expect(toastOf(adminPage, 'Course created')).toBeVisible()
    },
  )

  test(
    'that Storage refuses stops the save and can be sent again',
    writes,
    async ({ adminPage, allowErrors }) => {
      allowErrors(/403/)
      const added = uploadedBy(adminPage)
      await adminPage.goto('/admin/courses/klasse-b/edit')
      const preview = adminPage.getByAltText('Image preview')
      const before = (await preview.getAttribute('src')) ?? ''
      await adminPage.route(widest, (route) =>
        route.fulfill({
          status: 403,
          json: { error: { code: 403, message: 'Permission denied.' } },
        }),
      )
      await adminPage.getByLabel('Price').fill('1€')
      await adminPage.getByLabel('Image file').setInputFiles(await phonePhoto())
      await expect(toastOf(adminPage, 'Upload Error', 'Failed to upload image')).toBeVisible()
      await expect(adminPage.getByText('The picture was not uploaded.')).toBeVisible()
      await expect.poll(added).toBe(2)
      await expectAccessible(adminPage)
      const update = adminPage.getByRole('button', { name: 'Update Course' })
      await update.click()
      await expect(
        toastOf(adminPage, 'Upload Error', 'The picture was not uploaded.'),
      ).toBeVisible()
      expect((await store.doc('courses/klasse-b').get()).get('price')).toBe('599€')
      await expect(preview).toHaveAttribute('src', before)
      await adminPage.unroute(widest)
      await adminPage.getByRole('button', { name: 'Retry upload' }).click()
      await expect(preview).toHaveAttribute('src', /cms_images/)
      await update.click()
      await expect(toastOf(adminPage, 'Course updated')).toBeVisible()
      await expect.poll(added).toBe(2 + 3)
    },
  )

  test('is not uploaded any further when the form is left, which asks first', async ({
    adminPage,
  }) => {
    await adminPage.goto('/admin/courses/new')
    await adminPage.route(widest, () => {})
    const begun = adminPage.waitForRequest((request) => widest(new URL(request.url())))
    await adminPage.getByLabel('Image file').setInputFiles(png)
    const upload = await begun
    const cancelled = adminPage.waitForEvent('requestfailed', (request) => request === upload)
    await adminPage.getByRole('link', { name: 'Dashboard' }).click()
    const dialog = adminPage.getByRole('dialog', { name: 'Leave without saving?' })
    await expect(dialog).not.toContainText('stays on this device')
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await expect(adminPage.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await cancelled
  })
})

/** In the worker: as in Safari. */
function encodeNoWebP() {
  const { prototype } = OffscreenCanvas
  const encode = Object.getOwnPropertyDescriptor(prototype, 'convertToBlob')?.value as (
    options?: ImageEncodeOptions,
  ) => Promise<Blob>
  prototype.convertToBlob = function (options) {
    const isWebP = options?.type === 'image/webp'
    return encode.call(this, isWebP ? { type: 'image/png' } : options)
  }
}

/** Safari before 17.2 does not know the option, which is everybody's default since. */
function refuseOrientation() {
  const read = createImageBitmap as (...given: unknown[]) => Promise<ImageBitmap>
  const isRefused = (option: unknown) =>
    typeof option === 'object' && option !== null && 'imageOrientation' in option
  self.createImageBitmap = (...given: unknown[]) =>
    given.some(isRefused) ? Promise.reject(new TypeError('imageOrientation')) : read(...given)
}

/** Has a function run in the worker that prepares pictures, before its own script. */
async function inWorker(page: Page, prepare: () => void): Promise<void> {
  await page.route('**/image-worker-*.js', async (route) => {
    const response = await route.fetch()
    const body = `(${String(prepare)})(); ${await response.text()}`
    await route.fulfill({ response, body })
  })
}
