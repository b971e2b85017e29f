import type { Locator, Page } from '@playwright/test'
import { school } from '#content/school.ts'
import { CALLABLES } from '#model/firebase-project.ts'
import {
  contactRequest,
  FUNCTION,
  sentRequest,
  storedRequest,
} from '#tests/support/contact-requests.ts'
import {
  breakFirestore,
  expect,
  expectAccessible,
  expectInTime,
  expectNoSidewaysScroll,
  retryAfter,
  store,
  test,
  toastOf,
  writes,
} from '#tests/support/e2e.ts'
import { emptyMailbox, mails } from '#tests/support/mails.ts'
import { sampleAdmin } from '#tools/seed-data/index.ts'

/** The function behind the screens. */
const MANAGE = `**/${CALLABLES.manageRequests}`

/** Sends a request as the form does, over the real function. */
async function arrives(values: Partial<ReturnType<typeof contactRequest>> = {}): Promise<string> {
  const data = { ...contactRequest(), ...values }
  const response = await fetch(FUNCTION, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  })
  expect(response.status).toBe(200)
  return data.requestId
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const rows = (page: Page) => page.getByRole('rowgroup').last().getByRole('row')
const filter = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Filter requests' }).getByRole('link', { name, exact: true })
const unread = (page: Page) =>
  page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: /^Requests/ })

test(
  'a request appears at once in the open list, is counted, read and done',
  writes,
  async ({ adminPage: page }) => {
    await page.goto('/admin/requests')
    await expect(page.getByText('No requests yet')).toBeVisible()
    await arrives({ message: 'Ich habe nur am Samstag Zeit.' })
    await expect(row(page, 'Mara Muster')).toContainText('New')
    await expect(row(page, 'Mara Muster')).toContainText('Delivered')
    await expect(row(page, 'Mara Muster')).toContainText('Führerschein Klasse B')
    await expect(unread(page)).toHaveText('Requests1 new')
    await expectAccessible(page)

    await row(page, 'Mara Muster').getByRole('link', { name: 'View Mara Muster' }).click()
    await expect(page.getByText('Ich habe nur am Samstag Zeit.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'mara@example.com' })).toHaveAttribute(
      'href',
      'mailto:mara@example.com',
    )
    await expect(unread(page)).toHaveText('Requests')
    await page.getByRole('button', { name: 'Mark as done' }).click()
    await expect(toastOf(page, 'Marked as done')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to requests' }).click()
    await expect(page.getByText('Nothing to do: there are no open requests.')).toBeVisible()
    await filter(page, 'Done').click()
    await expect(row(page, 'Mara Muster')).toContainText('Done')
  },
)

test('the dashboard counts the new ones', writes, async ({ adminPage: page }) => {
  await arrives()
  await arrives({ name: 'Otto Muster' })
  await page.goto('/admin')
  await expect(page.getByRole('main').getByRole('link', { name: /New requests/ })).toContainText(
    '2',
  )
})

test(
  'two open tabs show the same: what arrives, and what is read in one of them',
  writes,
  async ({ adminPage: page }) => {
    const otherTab = await page.context().newPage()
    await page.goto('/admin/requests')
    await otherTab.goto('/admin/requests')
    await expect(otherTab.getByText('No requests yet')).toBeVisible()
    await arrives()
    for (const tab of [page, otherTab]) await expect(row(tab, 'Mara Muster')).toContainText('New')
    await row(page, 'Mara Muster').getByRole('link', { name: 'View Mara Muster' }).click()
    await expect(row(otherTab, 'Mara Muster')).toContainText('Open')
    await expect(unread(otherTab)).toHaveText('Requests')
  },
)

test('a broken request is left out, and the others show', writes, async ({ adminPage: page }) => {
  await store.doc('contact_requests/broken').set({ ...sentRequest('Kaputt'), attempts: 'viele' })
  await store.doc('contact_requests/whole').set(sentRequest('Heil'))
  await page.goto('/admin/requests')
  await expect(row(page, 'Heil')).toBeVisible()
  await expect(row(page, 'Kaputt')).toHaveCount(0)
  // The server counts, which looks into no request.
  await expect(unread(page)).toHaveText('Requests2 new')
})

for (const [kept, requests] of [
  ['no request', []],
  ['requests', ['Mara Muster']],
] as const) {
  test(
    `with ${kept} stored, a failure is said and mended by trying again`,
    writes,
    async ({ adminPage: page, allowErrors }) => {
      allowErrors(/Failed to fetch|ERR_|Firestore/)
      for (const name of requests)
        await store.doc(`contact_requests/${name}`).set(sentRequest(name))
      const mend = await breakFirestore(page)
      await page.clock.install()
      await page.goto('/admin/requests')
      const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch requests' })
      await expectInTime(page, failure)
      await expect(unread(page)).toHaveText('Requests')
      await retryAfter(mend, failure.getByRole('button', { name: 'Try again' }))
      for (const name of requests) await expect(row(page, name)).toBeVisible()
      if (requests.length === 0) await expect(page.getByText('No requests yet')).toBeVisible()
      await expect(failure).toHaveCount(0)
      await arrives({ name: 'Otto Danach' })
      await expect(row(page, 'Otto Danach')).toBeVisible()
    },
  )
}

test('requests are found by what they say', writes, async ({ adminPage: page }) => {
  await arrives({ name: 'Anna Apfel' })
  await arrives({ name: 'Bert Birne', message: 'Geht auch ein Automatikwagen?' })
  await page.goto('/admin/requests')
  await page.getByLabel('Search requests').fill('automatik')
  await expect(row(page, 'Bert Birne')).toBeVisible()
  await expect(row(page, 'Anna Apfel')).toHaveCount(0)
  await page.getByLabel('Search requests').fill('niemand')
  await expect(page.getByText('No requests found matching your search.')).toBeVisible()
})

test(
  'a mail that failed says why, and is sent again on demand',
  writes,
  async ({ adminPage: page }) => {
    const id = await arrives()
    await emptyMailbox()
    await store.doc(`contact_requests/${id}`).update({
      state: 'failed',
      attempts: 27,
      last_error: '550 mailbox unavailable',
    })
    await page.goto(`/admin/requests/${id}`)
    await expect(page.getByText('Failed after 27 attempts')).toBeVisible()
    await expect(page.getByText('550 mailbox unavailable')).toBeVisible()
    await page.getByRole('button', { name: 'Send again to the school' }).click()
    await expect(page.getByText('Delivered after 1 attempt')).toBeVisible()
    expect(await mails()).toHaveLength(1)
  },
)

test(
  'mails that could not be delivered are counted on the dashboard, and sent with one press',
  writes,
  async ({ adminPage: page }) => {
    await arrives({ name: 'Anna Apfel' })
    await page.goto('/admin')
    const notice = page.getByRole('alert').filter({ hasText: 'not delivered by mail' })
    await expect(page.getByRole('main').getByRole('link', { name: /New requests/ })).toBeVisible()
    await expect(notice).toHaveCount(0)
    const ids = [await arrives({ name: 'Bert Birne' }), await arrives({ name: 'Clara Curry' })]
    await emptyMailbox()
    const failed = { attempts: 5, last_error: '535 authentication failed' }
    for (const [index, state] of ['failed', 'pending'].entries()) {
      await store.doc(`contact_requests/${ids[index] ?? ''}`).update({ ...failed, state })
    }
    await expect(notice).toContainText('2 requests not delivered by mail')
    await expect(notice).toContainText('Nothing is lost')
    await expectAccessible(page)
    await notice.getByRole('link', { name: 'View requests' }).click()
    await expect(rows(page)).toHaveText([/Clara Curry/, /Bert Birne/])
    await page.goBack()
    await notice.getByRole('button', { name: 'Send all now' }).click()
    await expect(toastOf(page, '2 mails are being sent again')).toBeVisible()
    await expect(notice).toHaveCount(0)
    expect(await mails()).toHaveLength(2)
  },
)

test('a request is deleted after a question', writes, async ({ adminPage: page }) => {
  const id = await arrives()
  await page.goto(`/admin/requests/${id}`)
  const asked: string[] = []
  page.once('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.accept()
  })
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No requests yet')).toBeVisible()
  expect(asked).toEqual(['Are you sure you want to delete this request?'])
  expect(await storedRequest(id)).toBeUndefined()
  await page.goto(`/admin/requests/${id}`)
  await expect(page.getByRole('heading', { name: 'Request Not Found' })).toBeVisible()
})

test(
  'fifty requests are shown at a time, and a search says what it searches',
  writes,
  async ({ adminPage: page }) => {
    const batch = store.batch()
    for (let age = 0; age < 60; age += 1) {
      const created_at = new Date(Date.UTC(2026, 2, 2, 12, -age))
      const name = `Anfrage ${String(age).padStart(2, '0')}`
      batch.set(store.doc(`contact_requests/${age}`), { ...sentRequest(name), created_at })
    }
    await batch.commit()
    await page.goto('/admin/requests')
    await expect(page.getByText('The first 50 are shown.')).toBeVisible()
    await expect(row(page, 'Anfrage 49')).toBeVisible()
    await expect(row(page, 'Anfrage 50')).toHaveCount(0)
    await expect(unread(page)).toHaveText('Requests60 new')

    await page.getByLabel('Search requests').fill('Anfrage 59')
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

test('many requests are deleted at once, after a question', writes, async ({ adminPage: page }) => {
  for (const name of ['Anna Apfel', 'Bert Birne', 'Cora Cox']) await arrives({ name })
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
  await page.getByRole('checkbox', { name: 'Select all 1 shown' }).check()
  await page.getByRole('button', { name: 'Delete selected (1)' }).click()
  await expect(page.getByText('No requests yet')).toBeVisible()
  expect(asked).toEqual([
    'Are you sure you want to delete these 2 requests?',
    'Are you sure you want to delete this request?',
  ])
})

test(
  'what looks automatic waits apart, and becomes a request by one press',
  writes,
  async ({ adminPage: page }) => {
    const id = await arrives({ name: 'Paul Passwort', entry: 'https://paul.example' })
    await arrives({ name: 'Mara Muster' })
    await page.goto('/admin/requests')
    await expect(row(page, 'Mara Muster')).toBeVisible()
    await expect(row(page, 'Paul Passwort')).toHaveCount(0)
    await expect(unread(page)).toHaveText('Requests1 new')
    await filter(page, 'Suspected (1)').click()
    await expect(row(page, 'Paul Passwort')).toContainText('Suspected')
    await expect(row(page, 'Mara Muster')).toHaveCount(0)
    await expectAccessible(page)
    await row(page, 'Paul Passwort').getByRole('link', { name: 'View Paul Passwort' }).click()
    await expect(page.getByText('A password manager can look the same.')).toBeVisible()
    await emptyMailbox()
    await page.getByRole('button', { name: 'Send mail to the school' }).click()
    await expect(page.getByText('Delivered after 1 attempt')).toBeVisible()
    expect(await mails()).toHaveLength(1)
    expect(await storedRequest(id)).toMatchObject({ state: 'sent' })
    // To where the filter still stands.
    await page.getByRole('link', { name: 'Back to requests' }).click()
    await expect(page.getByText('No suspected requests.')).toBeVisible()
    await filter(page, 'To do').click()
    await expect(row(page, 'Paul Passwort')).toBeVisible()
  },
)

test(
  'what came after the hour’s mails is seen on the dashboard, held',
  writes,
  async ({ adminPage: page }) => {
    const id = await arrives({ name: 'Hanna Hold' })
    // Nothing is on its way any more that would change the state again.
    await emptyMailbox()
    await store.doc(`contact_requests/${id}`).update({ state: 'held', attempts: 0 })
    await page.goto('/admin')
    const card = page.getByRole('main').getByRole('link', { name: /New requests/ })
    await expect(card).toContainText('1 held')
    await card.click()
    await expect(row(page, 'Hanna Hold')).toContainText('Held')
    await filter(page, 'Not delivered (1)').click()
    await expect(row(page, 'Hanna Hold')).toBeVisible()
    await row(page, 'Hanna Hold').getByRole('link', { name: 'View Hanna Hold' }).click()
    await page.getByRole('button', { name: 'Send mail to the school' }).click()
    await expect(page.getByText('Delivered after 1 attempt')).toBeVisible()
  },
)

for (const width of [360, 1280]) {
  test(
    `the list opens on what is to be done, new first, and has a filter at ${width} px`,
    writes,
    async ({ adminPage: page }) => {
      await page.setViewportSize({ width, height: 800 })
      const day = (date: number) => new Date(2026, 2, date, 9, 5)
      for (const [name, change] of Object.entries({
        'Nina Neu': { created_at: day(1), course: 'Motorradführerschein' },
        'Otto Offen': { created_at: day(5), read: true },
        'Emil Erledigt': { created_at: day(4), read: true, done: true },
        'Frieda Fehler': { created_at: day(3), read: true, state: 'failed', last_error: '550' },
        'Gerd Gehalten': { created_at: day(2), state: 'held' },
        'Susi Spam': { created_at: day(6), state: 'suspected' },
      })) {
        await store.doc(`contact_requests/${name}`).set({ ...sentRequest(name), ...change })
      }
      await page.goto('/admin/requests')
      await expect(rows(page)).toHaveText([
        /Gerd Gehalten.*New.*Held/,
        /1 Mar 2026, 09:05.*Nina Neu.*Motorradführerschein.*New.*Delivered/,
        /Otto Offen.*Open/,
        /Frieda Fehler.*Open.*Failed/,
      ])
      await expect(filter(page, 'To do')).toHaveAttribute('aria-current', 'page')
      await expectAccessible(page)
      for (const [name, shown] of [
        ['New (2)', [/Gerd/, /Nina/]],
        ['Not delivered (2)', [/Frieda/, /Gerd/]],
        ['Done', [/Emil.*Done/]],
        ['All', [/Otto/, /Emil/, /Frieda/, /Gerd/, /Nina/]],
        ['Suspected (1)', [/Susi.*Suspected/]],
      ] as const) {
        await filter(page, name).focus()
        await page.keyboard.press('Enter')
        await expect(rows(page)).toHaveText([...shown])
        await expect(filter(page, name)).toHaveAttribute('aria-current', 'page')
        await expectNoSidewaysScroll(page)
      }
      await page.reload()
      await expect(rows(page)).toHaveText([/Susi/])
      await page.goBack()
      await expect(rows(page)).toHaveCount(5)
    },
  )
}

test('an empty list says why it is empty', writes, async ({ adminPage: page }) => {
  const matching = page.getByText('matching your search')
  await page.goto('/admin/requests')
  await expect(page.getByText('No requests yet', { exact: true })).toBeVisible()
  await expect(matching).toHaveCount(0)
  await filter(page, 'Suspected').click()
  await expect(page.getByText('No requests yet', { exact: true })).toBeVisible()
  await store.doc('contact_requests/erledigt').set({ ...sentRequest('Emil'), done: true })
  await expect(page.getByText('No suspected requests.')).toBeVisible()
  await filter(page, 'To do').click()
  await expect(page.getByText('Nothing to do: there are no open requests.')).toBeVisible()
  await expect(matching).toHaveCount(0)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
})

test(
  'done is undone with the mouse, and a new request is new again',
  writes,
  async ({ adminPage: page }) => {
    const id = await arrives()
    await page.goto('/admin/requests')
    await page.getByRole('button', { name: 'Mark Mara Muster as done' }).click()
    // As long as the pointer is on it, it stays.
    await toastOf(page, 'Marked as done').hover()
    await expect(page.getByText('Nothing to do: there are no open requests.')).toBeVisible()
    await expect(unread(page)).toHaveText('Requests')
    expect(await storedRequest(id)).toMatchObject({ done: true, done_by: sampleAdmin.email })
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(toastOf(page, 'Opened again')).toBeVisible()
    await expect(row(page, 'Mara Muster')).toContainText('New')
    await expect(unread(page)).toHaveText('Requests1 new')
    expect(await storedRequest(id)).toMatchObject({ done: false, read: false, done_by: '' })
  },
)

test('done is undone with the keyboard alone', writes, async ({ adminPage: page }) => {
  const id = await arrives()
  await page.goto(`/admin/requests/${id}`)
  const done = page.getByRole('button', { name: 'Mark as done' })
  await done.focus()
  await page.keyboard.press('Enter')
  const undo = page.getByRole('button', { name: 'Undo' })
  // What the place of the toasts is called says it: Alt and T lead there.
  await expect(undo).toBeVisible()
  await page.keyboard.press('Alt+t')
  await page.keyboard.press('Tab')
  await expect(undo).toBeFocused()
  await expect(page.getByText(`, ${sampleAdmin.email}`)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(toastOf(page, 'Opened again')).toBeVisible()
  await expect(done).toBeVisible()
  expect(await storedRequest(id)).toMatchObject({ done: false })
})

test(
  'done that failed is said, and stays to be done',
  writes,
  async ({ adminPage: page, allowErrors }) => {
    allowErrors(/Failed to change request|ERR_FAILED/)
    const id = await arrives()
    await page.route(MANAGE, (route) => route.abort())
    await page.goto('/admin/requests')
    await page.getByRole('button', { name: 'Mark Mara Muster as done' }).click()
    await expect(toastOf(page, 'Error', 'The request could not be changed.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await expect(row(page, 'Mara Muster')).toContainText('New')
    expect(await storedRequest(id)).toMatchObject({ done: false })
  },
)

test(
  'a note is seen by a colleague, who adds another and deletes the first',
  writes,
  async ({ adminPage: page, browser, signedIn }) => {
    const id = await arrives()
    const context = await browser.newContext({ storageState: signedIn })
    const colleague = await context.newPage()
    await colleague.setViewportSize({ width: 360, height: 800 })
    await colleague.goto('/admin/requests')
    await expect(row(colleague, 'Mara Muster')).toBeVisible()

    await page.goto(`/admin/requests/${id}`)
    const note = page.getByLabel('New note')
    await expect(page.getByRole('button', { name: 'Add note' })).toBeDisabled()
    await note.fill('Ruft morgen an.\nNach 17 Uhr.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(toastOf(page, 'Note added')).toBeVisible()
    await expect(note).toHaveValue('')
    await expect(note).toBeFocused()
    await expectAccessible(page)

    await expect(row(colleague, 'Mara Muster')).toContainText('Ruft morgen an.')
    await row(colleague, 'Mara Muster').getByRole('link', { name: 'View Mara Muster' }).click()
    const notes = (tab: Page) => tab.getByRole('region', { name: 'Notes for colleagues' })
    const first = notes(colleague).getByRole('listitem').filter({ hasText: 'Nach 17 Uhr.' })
    await expect(first).toContainText(sampleAdmin.email)
    await colleague.getByLabel('New note').fill('x'.repeat(1000))
    await colleague.getByRole('button', { name: 'Add note' }).click()
    await expect(notes(page).getByRole('listitem')).toHaveCount(2)
    await expectNoSidewaysScroll(colleague)
    await expectAccessible(colleague)

    const asked: string[] = []
    colleague.once('dialog', (dialog) => {
      asked.push(dialog.message())
      void dialog.accept()
    })
    await first.getByRole('button', { name: /^Delete note of/ }).click()
    await expect(notes(page).getByText('Nach 17 Uhr.')).toHaveCount(0)
    expect(asked).toEqual(['Are you sure you want to delete this note?'])
    await context.close()
  },
)

test(
  'a note that could not be stored is still there, and is stored once',
  writes,
  async ({ adminPage: page, allowErrors }) => {
    allowErrors(/Failed to change request|ERR_FAILED/)
    const id = await arrives()
    await page.goto(`/admin/requests/${id}`)
    await page.getByLabel('New note').fill('Ruft morgen an.')
    // It is stored, and only the answer is lost.
    await page.route(MANAGE, async (route) => {
      await route.fetch()
      await route.abort()
    })
    const add = page.getByRole('button', { name: 'Add note' })
    await add.click()
    await expect(toastOf(page, 'Error', 'The request could not be changed.')).toBeVisible()
    await expect(page.getByLabel('New note')).toHaveValue('Ruft morgen an.')
    await page.unroute(MANAGE)
    await page.getByRole('link', { name: 'Back to requests' }).click()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await add.click()
    await expect(toastOf(page, 'Note added')).toBeVisible()
    expect(await storedRequest(id)).toMatchObject({ notes: [{ text: 'Ruft morgen an.' }] })
  },
)

test(
  'a visitor is called, mailed or messaged by one press, with a greeting',
  writes,
  async ({ adminPage: page }) => {
    const id = await arrives({ name: 'Mara Müller', phone: '0151 2345 6789' })
    await arrives({ name: 'Otto Muster', phone: '0365 123456' })
    const answers = page.getByRole('group', { name: 'Answer Mara Müller' })
    const thanks = 'vielen Dank für Ihre Anfrage zum Kurs „Führerschein Klasse B“.'
    const addresses = async (within: Locator) => {
      await expect(within).toBeVisible()
      const links = await within.getByRole('link').all()
      return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''))
    }
    const expectAnswers = ([call, mail, chat]: readonly string[]) => {
      expect(call).toBe('tel:015123456789')
      expect(mail).toMatch(/^mailto:mara@example\.com\?subject=Ihre%20Anfrage/)
      expect(decodeURIComponent(mail ?? '')).toContain(`Guten Tag Mara Müller,\r\n\r\n${thanks}`)
      expect(decodeURIComponent(mail ?? '')).toMatch(new RegExp(`\r\n${school.name}$`))
      expect(chat).toMatch(/^https:\/\/wa\.me\/4915123456789\?text=Guten%20Tag/)
      expect(decodeURIComponent(chat ?? '')).toContain(thanks)
    }
    await page.goto('/admin/requests')
    expectAnswers(await addresses(answers))
    await expect(row(page, 'Otto Muster').getByRole('link', { name: 'Call Otto' })).toBeVisible()
    await expect(row(page, 'Otto Muster').getByRole('link', { name: /^WhatsApp/ })).toHaveCount(0)

    await page.goto(`/admin/requests/${id}`)
    expectAnswers(await addresses(answers))
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('target', '_blank')
  },
)

for (const width of [360, 768, 1280]) {
  test(`the requests fit at ${width} px`, writes, async ({ adminPage: page }) => {
    await page.setViewportSize({ width, height: 800 })
    const id = await arrives({
      name: 'Kraftfahrzeughaftpflicht'.repeat(4),
      message: 'x'.repeat(400),
    })
    await page.goto('/admin/requests')
    await expect(row(page, 'Kraftfahrzeug')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.goto(`/admin/requests/${id}`)
    await expect(page.getByText('Delivered after 1 attempt')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}
