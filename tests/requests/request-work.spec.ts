// Decisions: 0060
import type { Page } from '@playwright/test'
import { FieldValue } from 'firebase-admin/firestore'
import { DELETED } from '#model/requests/stored-request.ts'
import { sentRequest, storedRequest } from '#tests/support/samples/contact-requests.ts'
import {
  expect,
  expectAccessible,
  expectFits,
  expectNoSidewaysScroll,
  store,
  test,
  toastOf,
  server,
  writes,
} from '#tests/support/fixtures/e2e.ts'
import { sendRequest, filter, row, rows, unread } from '#tests/support/fixtures/requests-screen.ts'
import { sampleAdmin } from '#tools/seed-data/index.ts'

test(
  'what is to be done waits on the overview, the oldest first, and in the list, with filters',
  writes,
  async ({ adminPage: page }) => {
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
    // Nobody is mailed about the suspected one, which may be a person's.
    await page.goto('/admin')
    await expect(unread(page)).toHaveText('Requests4, 2 new')
    const toDo = page.getByRole('region', { name: 'To do' }).getByRole('listitem')
    await expect(toDo).toHaveText([
      '4 open requests, 2 new',
      /Nina NeuMotorradführerschein, 1 Mar 2026, 09:05/,
      /Gerd Gehalten/,
      /Frieda Fehler/,
      '1 held, not mailed',
      '1 suspected, not mailed',
    ])
    // It comes above what is pressed.
    const notice = page.getByText('1 request not delivered by mail')
    await expect(notice).toBeVisible()
    await page.getByRole('link', { name: '1 held, not mailed' }).click()
    await expect(filter(page, 'Not delivered (2)')).toHaveAttribute('aria-current', 'page')
    await page.goBack()
    await expect(notice).toBeVisible()
    await page.getByRole('link', { name: '4 open requests, 2 new' }).click()
    await expect(rows(page)).toHaveText([
      /Otto Offen.*Open/,
      /Frieda Fehler.*Open.*Failed/,
      /Gerd Gehalten.*New.*Held/,
      /Nina Neu.*1 Mar 2026, 09:05.*Motorradführerschein.*New.*Delivered/,
    ])
    await expect(filter(page, 'To do')).toHaveAttribute('aria-current', 'page')
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
      await expectFits(page, [360, 1280])
    }
    await page.reload()
    await expect(rows(page)).toHaveText([/Susi/])
    await expectAccessible(page)
    await store.doc('contact_requests/Susi Spam').update({ done: true, updated_at: new Date() })
    await expect(rows(page)).toHaveCount(0)
    await filter(page, 'Done').click()
    await expect(rows(page)).toHaveText([/Susi/, /Emil/])
    // Whoever has been called needs no mail any more.
    for (const name of ['Gerd Gehalten', 'Frieda Fehler']) {
      await store.doc(`contact_requests/${name}`).update({ done: true, updated_at: new Date() })
    }
    await filter(page, 'Not delivered').click()
    await expect(rows(page)).toHaveCount(0)
    await expect(filter(page, 'Not delivered')).toHaveText('Not delivered')
    await page.goBack()
    await page.goBack()
    await page.goBack()
    await expect(rows(page)).toHaveCount(5)
    // One that a colleague deletes counts no more, though it was not changed last.
    await expect(unread(page)).toHaveText('Requests2, 1 new')
    await store.doc('contact_requests/Nina Neu').update({
      ...{ state: DELETED, deleted_at: new Date(), updated_at: FieldValue.delete() },
    })
    await expect(rows(page)).toHaveCount(4)
    await expect(unread(page)).toHaveText('Requests1 to do')
  },
)

test(
  'done is undone with the mouse and with the keyboard alone, and a new request is new again',
  server,
  async ({ adminPage: page }) => {
    const id = await sendRequest()
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
    await expect(page.getByText(`, ${sampleAdmin.name}`)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(toastOf(page, 'Opened again')).toBeVisible()
    await expect(done).toBeVisible()
    expect(await storedRequest(id)).toMatchObject({ done: false })
  },
)

test(
  'on a phone all that is done with a request is in view at once, and nothing dangerous below done',
  server,
  async ({ adminPage: page }) => {
    const message = 'Ich möchte gern im Frühjahr beginnen und habe noch ein paar Fragen. '.repeat(6)
    await sendRequest({ message, phone: '0151 2345678' })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/admin')
    await page
      .getByRole('region', { name: 'To do' })
      .getByRole('link', { name: 'Mara Muster' })
      .click()
    const done = page.getByRole('button', { name: 'Mark as done' })
    const inView = [
      page.getByRole('region', { name: 'Message' }),
      page.getByRole('link', { name: 'Call' }),
      page.getByLabel('New note'),
      page.getByRole('button', { name: 'Add note' }),
      done,
    ]
    for (const size of [
      { width: 390, height: 844 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(size)
      for (const part of inView) await expect(part).toBeInViewport({ ratio: 1 })
      await expectNoSidewaysScroll(page)
    }
    await page.getByRole('button', { name: 'Show the whole message' }).click()
    await expect(page.getByText(message.trim())).toBeVisible()
    await page.getByLabel('New note').fill('Ruft morgen an.')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(toastOf(page, 'Note added')).toBeVisible()
    // It moves down what is below it.
    await expect(page.getByRole('listitem').filter({ hasText: 'Ruft morgen an.' })).toBeVisible()
    await done.scrollIntoViewIfNeeded()
    const place = await done.boundingBox()
    await done.click()
    await expect(page.getByText(/^Done .*, Paula Muster$/)).toBeVisible()
    const under = ({ x, y }: { x: number; y: number }) =>
      document.elementFromPoint(x, y)?.closest('button, a, summary')?.textContent
    const middle = {
      x: (place?.x ?? 0) + (place?.width ?? 0) / 2,
      y: (place?.y ?? 0) + (place?.height ?? 0) / 2,
    }
    expect(await page.evaluate(under, middle)).toBeUndefined()
    await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeHidden()
    await expectAccessible(page)
  },
)

test(
  'a note is seen by a colleague, who adds another and deletes the first',
  server,
  async ({ adminPage: page, browser, signedIn }) => {
    const id = await sendRequest()
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

    await expect(row(colleague, 'Mara Muster')).toContainText('Ruft morgen an.')
    await row(colleague, 'Mara Muster').getByRole('link', { name: 'View Mara Muster' }).click()
    const notes = (tab: Page) => tab.getByRole('region', { name: 'Notes for colleagues' })
    const first = notes(colleague).getByRole('listitem').filter({ hasText: 'Nach 17 Uhr.' })
    await expect(first).toContainText(sampleAdmin.name)
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
