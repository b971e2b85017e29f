// Decisions: 0017, 0030
import {
  expect,
  expectAccessible,
  store,
  test,
  toastOf,
  server,
} from '#tests/support/fixtures/e2e.ts'
import { emptyMailbox, mails } from '#tests/support/servers/mails.ts'
import { sendRequest, row, rows } from '#tests/support/fixtures/requests-screen.ts'

test(
  'mails that could not be delivered are counted on the dashboard, say why, and are sent again: one, or all with one press',
  server,
  async ({ adminPage: page }) => {
    await sendRequest({ name: 'Anna Apfel' })
    await page.goto('/admin')
    const notice = page.getByRole('group').filter({ hasText: 'not delivered by mail' })
    const toDo = page.getByRole('region', { name: 'To do' })
    await expect(toDo.getByRole('link', { name: '1 open request, 1 new' })).toBeVisible()
    await expect(notice).toHaveCount(0)
    const ids = [
      await sendRequest({ name: 'Bert Birne' }),
      await sendRequest({ name: 'Clara Curry' }),
      await sendRequest({ name: 'Dora Dattel' }),
    ]
    await emptyMailbox()
    const failed = { attempts: 5, last_error: '535 authentication failed' }
    for (const [index, state] of ['failed', 'pending', 'failed'].entries()) {
      await store.doc(`contact_requests/${ids[index] ?? ''}`).update({ ...failed, state })
    }
    await expect(toDo.getByRole('link', { name: '4 open requests, 4 new' })).toBeVisible()
    await expect(notice).toContainText('3 requests not delivered by mail')
    await expect(notice).toContainText('Nothing is lost')
    await expectAccessible(page)
    await notice.getByRole('link', { name: 'View requests' }).click()
    await expect(rows(page)).toHaveText([/Dora Dattel/, /Clara Curry/, /Bert Birne/])
    await row(page, 'Bert Birne').getByRole('link', { name: 'View Bert Birne' }).click()
    await expect(page.getByText('Failed after 5 attempts')).toBeVisible()
    await expect(page.getByText('535 authentication failed')).toBeVisible()
    await page.getByRole('button', { name: 'Send again to the school' }).click()
    await expect(page.getByText('Delivered after 1 attempt')).toBeVisible()
    await page.goBack()
    await page.goBack()
    await expect(notice).toContainText('2 requests not delivered by mail')
    await notice.getByRole('button', { name: 'Send all now' }).click()
    await expect(toastOf(page, '2 mails are being sent again')).toBeVisible()
    await expect(notice).toHaveCount(0)
    expect(await mails()).toHaveLength(3)
  },
)
