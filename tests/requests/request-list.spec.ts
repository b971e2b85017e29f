// Decisions: 0030, 0062
import { sentRequest, storedRequest } from '#tests/support/samples/contact-requests.ts'
import {
  breakFirestore,
  expect,
  expectAccessible,
  expectInTime,
  holdBack,
  retryAfter,
  store,
  test,
  toastOf,
  server,
  writes,
} from '#tests/support/fixtures/e2e.ts'
import {
  sendRequest,
  filter,
  MANAGE,
  row,
  unread,
} from '#tests/support/fixtures/requests-screen.ts'

test(
  'a request appears at once in the open list, is counted, read, done and deleted',
  server,
  async ({ adminPage: page }) => {
    await page.goto('/admin/requests')
    await expect(page.getByText('No requests yet')).toBeVisible()
    await filter(page, 'Suspected').click()
    await expect(filter(page, 'Suspected')).toHaveAttribute('aria-current', 'page')
    await expect(page.getByText('No requests yet')).toBeVisible()
    await filter(page, 'To do').click()
    const id = await sendRequest({
      message: 'Ich habe nur am Samstag Zeit.',
      phone: '0151 2345 6789',
    })
    await expect(row(page, 'Mara Muster')).toContainText('New')
    await expect(row(page, 'Mara Muster')).toContainText('Delivered')
    await expect(row(page, 'Mara Muster')).toContainText('Führerschein Klasse B')
    await expect(unread(page)).toHaveText('Requests1 new')
    const expectAnswers = async () => {
      const answers = page.getByRole('group', { name: 'Answer Mara Muster' }).getByRole('link')
      await expect(answers).toHaveCount(3)
      for (const [index, href] of [
        /^tel:015123456789$/,
        /^mailto:mara@example\.com\?subject=Ihre%20Anfrage.*Guten%20Tag%20Mara%20Muster/,
        /^https:\/\/wa\.me\/4915123456789\?text=Guten%20Tag%20Mara%20Muster/,
      ].entries()) {
        await expect(answers.nth(index)).toHaveAttribute('href', href)
      }
      await expect(answers.last()).toHaveAttribute('target', '_blank')
    }
    await expectAnswers()

    await row(page, 'Mara Muster').getByRole('link', { name: 'View Mara Muster' }).click()
    await expect(page.getByText('Ich habe nur am Samstag Zeit.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'mara@example.com' })).toHaveAttribute(
      'href',
      'mailto:mara@example.com',
    )
    await expectAnswers()
    // Read is not done.
    await expect(unread(page)).toHaveText('Requests1 to do')
    await page.getByRole('button', { name: 'Mark as done' }).click()
    await expect(toastOf(page, 'Marked as done')).toBeVisible()
    await expect(unread(page)).toHaveText('Requests')
    await page.getByRole('link', { name: 'Back to requests' }).click()
    await expect(page.getByText('Nothing to do: there are no open requests.')).toBeVisible()
    await filter(page, 'Done').click()
    await expect(row(page, 'Mara Muster')).toContainText('Done')
    await page.getByRole('button', { name: 'Open again Mara Muster' }).click()
    await expect(toastOf(page, 'Opened again')).toBeVisible()
    await filter(page, 'To do').click()
    await expect(row(page, 'Mara Muster')).toContainText('Open')

    await row(page, 'Mara Muster').getByRole('link', { name: 'View Mara Muster' }).click()
    const asked: string[] = []
    page.once('dialog', (dialog) => {
      asked.push(dialog.message())
      void dialog.accept()
    })
    await page.getByText('More', { exact: true }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No requests yet')).toBeVisible()
    expect(asked).toEqual([expect.stringMatching(/^Delete this request for good\?/)])
    expect(await storedRequest(id)).toMatchObject({ state: 'deleted' })
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Request Not Found' })).toBeVisible()
  },
)

test(
  'a failure is said and mended by trying again, and done that failed stays to be done',
  writes,
  async ({ adminPage: page, allowErrors }) => {
    allowErrors(/Failed to (fetch|change request)|ERR_|Firestore/)
    await store.doc('contact_requests/mara').set(sentRequest('Mara Muster'))
    const mend = await breakFirestore(page)
    await page.clock.install()
    await page.goto('/admin/requests')
    const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch requests' })
    await expectInTime(page, failure)
    await expect(unread(page)).toHaveText('Requests')
    await retryAfter(mend, failure.getByRole('button', { name: 'Try again' }))
    await expect(row(page, 'Mara Muster')).toBeVisible()
    await expect(failure).toHaveCount(0)
    await store.doc('contact_requests/otto').set(sentRequest('Otto Danach'))
    await expect(row(page, 'Otto Danach')).toBeVisible()

    await page.route(MANAGE, (route) => route.abort())
    await page.getByRole('button', { name: 'Mark Mara Muster as done' }).click()
    await expect(toastOf(page, 'Error', 'The request could not be changed.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await expect(row(page, 'Mara Muster')).toContainText('New')
  },
)

test(
  'fifty requests are shown at a time, and a search says what it searches',
  writes,
  async ({ adminPage: page }) => {
    const batch = store.batch()
    for (let age = 0; age < 60; age += 1) {
      const created_at = new Date(Date.UTC(2026, 2, 2, 12, -age))
      const name = `Anfrage ${String(age).padStart(2, '0')}`
      const message = age === 59 ? 'Geht auch ein Automatikwagen?' : 'Wann geht es los?'
      batch.set(store.doc(`contact_requests/${age}`), {
        ...sentRequest(name),
        ...{ created_at, message },
        // It is left out of the list, and the server, which counts, looks into none.
        ...(age === 55 && { attempts: 'viele' }),
      })
    }
    await batch.commit()
    await page.goto('/admin/requests')
    await expect(page.getByText('The first 50 are shown.')).toBeVisible()
    await expect(row(page, 'Anfrage 49')).toBeVisible()
    await expect(row(page, 'Anfrage 50')).toHaveCount(0)
    await expect(unread(page)).toHaveText('Requests60 new')

    await page.getByLabel('Search requests').fill('automatik')
    await expect(page.getByText('Searches the first 50, which are loaded.')).toBeVisible()
    await expect(page.getByText('No requests found matching your search.')).toBeVisible()
    await page.getByRole('button', { name: 'Search 500 more' }).click()
    await expect(row(page, 'Anfrage 59')).toBeVisible()
    await expect(page.getByText('which are loaded')).toHaveCount(0)

    await page.reload()
    await page.getByLabel('Search requests').fill('')
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect(row(page, 'Anfrage 59')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
  },
)

test('many requests are deleted at once, after a question', server, async ({ adminPage: page }) => {
  for (const name of ['Anna Apfel', 'Bert Birne', 'Cora Cox']) await sendRequest({ name })
  await page.goto('/admin/requests')
  await page.getByRole('checkbox', { name: 'Select Anna Apfel' }).check()
  await page.getByRole('checkbox', { name: 'Select Cora Cox' }).check()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.accept()
  })
  await page.getByRole('button', { name: 'Delete selected (2)' }).click()
  await expect(toastOf(page, '2 requests deleted')).toBeVisible()
  await expect(row(page, 'Bert Birne')).toBeVisible()
  await expect(row(page, 'Anna Apfel')).toHaveCount(0)
  await expect(row(page, 'Cora Cox')).toHaveCount(0)
  await expect(unread(page)).toHaveText('Requests1 new')
  await page.getByRole('checkbox', { name: 'Select the one shown' }).check()
  await page.getByRole('button', { name: 'Delete selected (1)' }).click()
  await expect(page.getByText('No requests yet')).toBeVisible()
  expect(asked).toEqual([
    expect.stringMatching(/^Delete these 2 requests for good\?/),
    expect.stringMatching(/^Delete this request for good\?/),
  ])
})

test(
  'on a phone a request is a card of few lines, and all of it opens it',
  writes,
  async ({ adminPage: page, allowErrors }) => {
    allowErrors(/Failed to change request/)
    await store.doc('contact_requests/mara').set({
      ...sentRequest('Mara Muster'),
      course: 'Motorradführerschein Klasse A',
      // To open a new one asks a function, which knows another store.
      read: true,
    })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/admin/requests')
    const mara = row(page, 'Mara Muster')
    await expect(mara).toBeVisible()
    const height = async () => (await mara.boundingBox())?.height ?? 0
    await expect.poll(height).toBeLessThan(170)
    await expectAccessible(page)
    // What lies above the link of the row is still pressed itself.
    await page.getByRole('checkbox', { name: 'Select Mara Muster' }).check()
    const done = page.getByRole('button', { name: 'Mark Mara Muster as done' })
    // A press too many opens nothing.
    await holdBack(page, MANAGE)
    await done.click()
    await expect(done).toBeDisabled()
    await done.click({ force: true })
    await expect(page).toHaveURL(/\/admin\/requests$/)
    await mara.getByText('Motorradführerschein').click({ force: true })
    await expect(page.getByRole('heading', { name: 'Mara Muster' })).toBeVisible()

    // Nor does the table of a tablet hide what can be done.
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goBack()
    await expect(done).toBeInViewport({ ratio: 1 })
  },
)
