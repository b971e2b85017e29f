import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { looksOf, phonePhoto, unusualPictures } from '#tests/support/samples/pictures.ts'
import { store } from '#tests/support/rules/store.ts'
import { sampleAdmin } from '#tools/seed-data/index.ts'
import { inEngines } from './engines.ts'
import type { Place } from './page.ts'

const COURSE = '/admin/courses/klasse-b/edit'
const stored = async (path: string, field: string) =>
  (await store.doc(path).get()).get(field) as unknown
const price = () => stored('courses/klasse-b', 'price')
const questions = async () => {
  const { docs } = await store.collection('faqs').orderBy('order_index').get()
  return docs.slice(0, 3).map((each) => String(each.get('question')))
}
const written = async (collection: string, title: string) => {
  const { docs } = await store.collection(collection).get()
  return docs.map((each) => each.data()).find((record) => Object.values(record).includes(title))
}

async function fileOf(buffer: Uint8Array, name = 'IMG_0815.JPG'): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'picture-')), name)
  await writeFile(path, buffer)
  return path
}
/** It lies on its side. */
const photoFile = async () => fileOf((await phonePhoto()).buffer)

async function signIn(page: Place) {
  await page.open('/admin/login')
  await page.label(/^E-mail/).fill(sampleAdmin.email)
  await page.label(/^Password/).fill(sampleAdmin.password)
  await page.driver.press('Enter')
  await page.role('heading', 'Dashboard').see()
}

const button = (page: Place, name: string | RegExp) => page.role('button', name)

async function typePrice(page: Place, text: string) {
  await page.open(COURSE)
  await expect.poll(() => page.label(/^Price/).value()).toMatch(/€$/)
  await page.label(/^Price/).fill(text)
}

inEngines(['Firefox', 'WebKit'], (openPage) => {
  test('staff use each kind of input once', async () => {
    const page = await openPage()
    await signIn(page)

    await page.open('/admin/courses/new')
    await page.label(/^Title/).fill('Anhänger BE')
    await page.label(/^Description/).fill('Für große Anhänger.')
    await page.label(/^Price/).fill('399€')
    await page.label('Features 1').fill('5 Fahrstunden')
    await page.label(/^Popular/).click()
    await page.label('Image file').upload(await photoFile())
    await expect.poll(() => button(page, 'Create Course').attribute('disabled')).toBe(null)
    await button(page, 'Create Course').click()
    await page.role('alert').having('Course created').see()
    expect(await written('courses', 'Anhänger BE')).toMatchObject({
      ...{ description: 'Für große Anhänger.', features: ['5 Fahrstunden'], popular: true },
      // Turned as the photo says.
      image: expect.stringMatching(/_1200x1600_w1200\.(webp|jpeg|png)/) as unknown,
    })

    await page.open('/admin/lessons/new')
    await page.label(/^Topic/).fill('Grundstoff 3')
    await page.label(/^Date/).choose('2027-03-05')
    await page.label(/^Begins/).choose('18:00')
    await page.role('combobox', /^Repeats/).choose('weekly')
    await page.label(/^Repeats until/).choose('2027-05-05')
    await button(page, 'Create Lesson').click()
    await page.role('alert').having('Lesson created').see()
    expect(await written('lessons', 'Grundstoff 3')).toMatchObject({
      ...{ date: '2027-03-05', start_time: '18:00', repeats: 'weekly', until: '2027-05-05' },
    })

    await page.open('/admin/testimonials/new')
    await page.label(/^Name/).fill('Zora Z.')
    await page.label(/^Content/).fill('Sehr geduldig.')
    await page.css('label').having('4 stars').click()
    await button(page, 'Create Testimonial').click()
    await page.role('alert').having('Testimonial created').see()
    expect(await written('testimonials', 'Zora Z.')).toMatchObject({ rating: 4 })

    await page.open('/admin/values/new')
    await page.label(/^Title/).fill('Pünktlich')
    await page.label(/^Description/).fill('Immer.')
    await page.css('input[type=radio]').nth(1).click()
    await button(page, 'Create Value').click()
    await page.role('alert').having('Value created').see()
    expect(await written('values', 'Pünktlich')).toMatchObject({ description: 'Immer.' })
  })

  test('pictures of all kinds are taken, and an empty file refused', async () => {
    const page = await openPage()
    await signIn(page)
    await page.open(COURSE)
    const preview = page.css('img[alt="Image preview"]')
    for (const [name, buffer, looks] of await unusualPictures()) {
      const before = await preview.attribute('src')
      await page.label('Image file').upload(await fileOf(buffer, name))
      await expect.poll(() => preview.attribute('src')).not.toBe(before)
      await expect.poll(() => preview.attribute('src')).toContain('cms_images')
      const address = String(await preview.attribute('src'))
      expect([name, await page.run(looksOf, address)]).toEqual([name, looks])
    }
    const before = await preview.attribute('src')
    await page.label('Image file').upload(await fileOf(new Uint8Array(), 'empty.jpg'))
    await page.role('alert').having('The picture cannot be read').see()
    expect(await preview.attribute('src')).toBe(before)
  })

  test('staff put a list in order by drag and by buttons', async () => {
    const page = await openPage()
    await signIn(page)
    const [first = '', second = '', third = ''] = await questions()
    await page.open('/admin/faqs')
    await button(page, 'Change order').click()
    const handle = page.css(`[title="Move ${first}"]`)
    await handle.dragOnto(page.role('listitem').having(third))
    await expect.poll(questions).toEqual([second, third, first])
    await button(page, `Move ${second} down`).click()
    await expect.poll(questions).toEqual([third, second, first])
  })

  test('staff see what changed, restore it, delete and undo', async () => {
    const page = await openPage()
    await signIn(page)
    await typePrice(page, '649€')
    await button(page, 'Update Course').click()
    await page.role('alert').having('Course updated').see()
    expect(await price()).toBe('649€')
    await page.open(COURSE)
    await page.role('link', 'History').click()
    await button(page, /^What changed/)
      .nth(0)
      .click()
    await expect.poll(() => page.css('ins').texts()).toEqual(['649'])
    await button(page, /^Restore the version/)
      .nth(0)
      .click()
    await button(page.role('dialog'), 'Restore').click()
    await page.role('alert').having('Version restored').see()
    expect(await price()).toBe('599€')
    await page.open('/admin/values')
    await button(page, 'Delete In Ihrem Tempo').click()
    await page.role('alert').having('Value deleted').see()
    await button(page, 'Undo').click()
    await page.role('alert').having('Value restored').see()
  })

  test('staff find what they typed in a tab that was killed, and a conflict is said', async () => {
    const page = await openPage()
    await signIn(page)
    await typePrice(page, '677€')
    const kept = () => page.run(() => JSON.stringify(Object.entries(localStorage)))
    await page.label('Image file').upload(await photoFile())
    await expect.poll(kept).toContain('677€')
    await expect.poll(kept).toContain('_1200x1600_')
    await page.driver.killTab()
    await page.open(COURSE)
    await button(page, 'Continue').click()
    await expect.poll(() => page.label(/^Price/).value()).toBe('677€')
    await expect
      .poll(() => page.css('img[alt="Image preview"]').attribute('src'))
      .toContain('_1200x1600_')
    await store.doc('courses/klasse-b').update({ price: '555€' })
    await button(page, 'Update Course').click()
    await page.role('dialog', 'Which version should be kept?').see()
    expect(await price()).toBe('555€')
  })

  test('staff enter the hours of the week', async () => {
    const page = await openPage()
    await signIn(page)
    await page.open('/admin/contact')
    await button(page, 'Take over from the text').click()
    const week = page.role('group', 'Hours of the week')
    await expect.poll(() => week.label('Friday, to').value()).toBe('20:00')
    await button(week, 'Wednesday: add times after a break').click()
    await week.label('Wednesday, to').choose('12:00')
    await week.label('Wednesday, from (2)').choose('13:00')
    await week.label('Wednesday, to (2)').choose('18:00')
    await button(page, 'Save Changes').click()
    await page.role('alert').having('Contact information updated').see()
    expect(await stored('contact_info/main', 'week_hours')).toContain('08:00-12:00 13:00-18:00')
  })

  test('the owner types and pastes on the page, takes a change back, publishes', async () => {
    const page = await openPage()
    await signIn(page)
    await page.open('/?bearbeiten')
    await button(page, 'No changes').see()
    const course = page.css('[data-record="courses/klasse-b"]')
    const field = (name: string) => course.css(`[data-field="${name}"]`)
    await field('price').fill('611€')
    await page.driver.press('Enter')
    await button(page, '1 change').see()

    // Two lines from the clipboard become one, as in an input.
    await page.run(() => {
      const area = document.body.appendChild(document.createElement('textarea'))
      area.value = 'Führerschein\nKlasse B'
      area.select()
    })
    await page.driver.press('Control', 'c')
    await page.run(() => document.body.lastElementChild?.remove())
    await field('title').click()
    await page.driver.press('Control', 'a')
    await page.driver.press('Control', 'v')
    await page.driver.press('Tab')
    await expect.poll(() => field('title').texts()).toEqual(['Führerschein Klasse B'])
    await button(page, '1 change').see()

    // The browser's own way back, while typing.
    await field('price').click()
    await page.driver.press('End')
    await page.driver.type('x')
    await page.driver.undo()
    await page.driver.press('Enter')
    await expect.poll(() => field('price').texts()).toEqual(['611€'])
    await button(page, 'Publish').click()
    await page.role('alert').having('Published').see()
    expect(await price()).toBe('611€')
  })

  test('staff do it all by the keyboard', async () => {
    const page = await openPage()
    const press = async (place: Place, key = 'Enter') => {
      await place.reach()
      await page.driver.press(key)
    }
    const type = async (place: Place, text: string) => {
      await place.reach()
      await page.driver.press('Control', 'a')
      await page.driver.type(text)
    }
    await page.open('/admin/login')
    await type(page.label(/^E-mail/), sampleAdmin.email)
    await type(page.label(/^Password/), sampleAdmin.password)
    await page.driver.press('Enter')
    await page.role('heading', 'Dashboard').see()
    await press(page.role('navigation').role('link', 'Courses'))
    await press(page.role('link', 'Edit Führerschein Klasse B'))
    await type(page.label(/^Price/), '633€')
    await press(page.label(/^Popular/), 'Space')
    await press(button(page, 'Update Course'))
    await page.role('alert').having('Course updated').see()
    expect(await price()).toBe('633€')
    expect(await stored('courses/klasse-b', 'popular')).toBe(false)

    await page.open('/?bearbeiten#faq')
    await button(page, 'No changes').see()
    await press(page.css('#faq [data-record^="faqs/"]').nth(0))
    await page.driver.press('Control', 'a')
    await page.driver.type('Ab wann?')
    await page.driver.press('Enter')
    await button(page, '1 change').see()
    await press(button(page, 'Publish'))
    await page.role('alert').having('Published').see()
    expect(await questions()).toContain('Ab wann?')
  })
})
