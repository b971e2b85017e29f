// Decisions: 0054
import type { BrowserContext, Page, Request } from '@playwright/test'
import { EMULATED_SITE } from '#model/site/firebase-project.ts'
import {
  expectTyped,
  field,
  fillIn,
  FORM,
  form,
  isFunction,
  send,
  SENT,
  typed,
} from '#tests/support/fixtures/contact-form.ts'
import { storedRequests } from '#tests/support/samples/contact-requests.ts'
import {
  breakFirestore,
  expect,
  expectAccessible,
  expectFits,
  holdBack,
  test,
  toastOf,
  server,
} from '#tests/support/fixtures/e2e.ts'
import { visitUntilCached } from '#tests/support/servers/kept-site.ts'
import { mails } from '#tests/support/servers/mails.ts'

const waiting = (page: Page) => form(page).getByRole('group', { name: 'Noch nicht gesendet' })
const sent = (page: Page) => form(page).getByRole('status').filter({ hasText: 'Gesendet' })
const button = (page: Page, name: string) => form(page).getByRole('button', { name })

const FAILED = 'Fehler beim Senden der Nachricht: Fehler beim Senden der Nachricht.'

async function write(page: Page, values?: Record<string, string>) {
  await fillIn(page, values, 'defensiv')
  await send(page).click()
}

/** Without a network, a request is written and kept. */
async function writeOffline(page: Page, context: BrowserContext) {
  await page.goto('/#contact-form')
  // In the store's words, and not in those that the page came with.
  await expect(field(page, 'Kurs')).toContainText('Defensives Fahren')
  await context.setOffline(true)
  await write(page)
  await expect(waiting(page)).toBeVisible()
}

test.beforeEach(({ allowErrors }) => allowErrors(/ERR_|Firestore|Could not reach/))

test(
  'a request written without a network is kept, and sent once when there is one',
  server,
  async ({ page, context }) => {
    await writeOffline(page, context)
    await expect(waiting(page)).toBeFocused()
    await expect(waiting(page)).toContainText(/Ihre Anfrage vom \d\d\.\d\d\.\d{4}, \d\d:\d\d\sUhr/)
    await expect(waiting(page)).toContainText('zum Kurs „Defensives Fahren“')
    await expect(field(page, 'Nachricht')).toHaveValue('')
    // What the store has answered before stays.
    await expect(page.getByText(/^Offline, Stand/)).toBeVisible()
    const offer = page.getByRole('region', { name: 'Unsere Kurse' })
    await expect(offer.getByText('599€')).toBeAttached()
    await expectAccessible(page, FORM)
    await expectFits(page, [360, 1280])
    const other = await context.newPage()
    const said = expect(toastOf(page, SENT)).toBeVisible()
    await context.setOffline(false)
    await Promise.all([said, other.goto('/agb')])
    await expect(sent(page)).toContainText(/Gesendet am \d\d\.\d\d\.\d{4}, \d\d:\d\d\sUhr/)
    await expect(waiting(page)).toHaveCount(0)
    await expectAccessible(page, FORM)
    expect(await mails()).toHaveLength(1)
    await button(page, 'Verstanden').click()
    await expect(sent(page)).toHaveCount(0)
    await page.reload()
    await expect(send(page)).toBeVisible()
    await expect(sent(page)).toHaveCount(0)
  },
)

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'a request is sent after the tab was closed, and the next visit says when',
    server,
    async ({ page, context }) => {
      await visitUntilCached(page)
      await writeOffline(page, context)
      await expect(waiting(page)).toContainText('auch wenn Sie diese Seite schließen')
      const browserWakesWorker = await syncOf(page)
      await page.goto('about:blank')
      await context.setOffline(false)
      await browserWakesWorker()
      await expect.poll(async () => (await storedRequests()).length).toBe(1)
      expect(await mails()).toHaveLength(1)
      await page.goto('/#contact-form')
      await expect(sent(page)).toBeVisible()
      expect(await storedRequests()).toHaveLength(1)
    },
  )
})

/** What the browser does by itself, sooner or later, when there is a network. */
async function syncOf(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) resolve(registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  return async () => {
    const { origin } = new URL(EMULATED_SITE)
    const event = { origin, registrationId, tag: 'contact-outbox', lastChance: false }
    await session.send('ServiceWorker.dispatchSyncEvent', event)
  }
}

test('a request whose answer was lost on the way is not sent twice', server, async ({ page }) => {
  await page.goto('/#contact-form')
  await page.route(isFunction, async (route) => {
    if (route.request().method() === 'POST') await route.fetch()
    await route.abort()
  })
  await write(page)
  // Something on the way does not let it through, although there is a network.
  await expect(toastOf(page, FAILED)).toBeVisible()
  await expect(waiting(page)).toContainText(/liegt auf diesem Gerät.*aber unser Server ist gerade/)
  await expect(waiting(page).locator('a')).toHaveCount(2)
  await expect(waiting(page).locator('a').first()).toHaveAttribute('href', 'tel:+493650000000')
  await button(page, 'Jetzt senden').click()
  await expect(waiting(page)).toContainText('Das hat gerade nicht geklappt.')
  await expect(button(page, 'Jetzt senden')).toBeFocused()
  await page.unroute(isFunction)
  await button(page, 'Jetzt senden').click()
  await expect(sent(page)).toBeVisible()
  expect(await mails()).toHaveLength(1)
})

test(
  'a request that waits can be changed, by one tab, or deleted, and the next visit to any page sends it',
  server,
  async ({ page, context }) => {
    const answers: boolean[] = []
    page.on('dialog', (dialog) => void (answers.shift() ? dialog.accept() : dialog.dismiss()))
    await writeOffline(page, context)
    await field(page, 'Name').fill('Otto Muster')
    answers.push(false, true)
    const asked = page.waitForEvent('dialog')
    await button(page, 'Ändern').click()
    await asked
    await expect(field(page, 'Name')).toHaveValue('Otto Muster')
    await expect(button(page, 'Ändern')).toBeFocused()
    await page.keyboard.press('Enter')
    await expectTyped(page, 'defensiv')
    await expect(waiting(page)).toHaveCount(0)
    await field(page, 'Nachricht').fill('Ich möchte doch erst im Sommer beginnen.')
    await send(page).click()
    await expect(waiting(page)).toHaveCount(1)
    await write(page, { ...typed, Nachricht: 'Diese Anfrage wird gelöscht.' })
    await expect(waiting(page)).toHaveCount(2)
    answers.push(true)
    await button(page, 'Löschen').last().click()
    await expect(waiting(page)).toHaveCount(1)

    await page.goto('about:blank')
    await context.setOffline(false)
    await page.goto('/datenschutz')
    await expect(toastOf(page, SENT)).toBeVisible()
    expect((await storedRequests()).map(({ message }): unknown => message)).toEqual([
      'Ich möchte doch erst im Sommer beginnen.',
    ])
  },
)

const isSent = (request: Request) =>
  request.method() === 'POST' && isFunction(new URL(request.url()))

test('a request that arrives before it is deleted says so', server, async ({ page, context }) => {
  await writeOffline(page, context)
  const answer = await holdBack(page, isFunction)
  const onItsWay = page.waitForRequest(isSent)
  await context.setOffline(false)
  await onItsWay
  page.once('dialog', (dialog) => void dialog.accept())
  await button(page, 'Löschen').click()
  answer()
  await expect(toastOf(page, SENT)).toBeVisible()
  await page.reload()
  await expect(sent(page)).toBeVisible()
  await expect(waiting(page)).toHaveCount(0)
  expect(await storedRequests()).toHaveLength(1)
})

test(
  'a request that the server refuses later is there to be corrected',
  server,
  async ({ page, context, allowErrors }) => {
    allowErrors(/400/)
    await writeOffline(page, context)
    // What the browser's check has passed the server refuses: its answer is the real one.
    await page.route(isFunction, async (route) => {
      const { data } = route.request().postDataJSON() as { data: Record<string, unknown> }
      await route.continue({ postData: JSON.stringify({ data: { ...data, phone: '1' } }) })
    })
    await context.setOffline(false)
    const refused = form(page).getByRole('group', { name: 'Nicht angenommen' })
    await expect(refused).toContainText('Bitte geben Sie eine gültige Telefonnummer ein.')
    await expectAccessible(page, FORM)
    // Asked for all the same, it waits again.
    await context.setOffline(true)
    await button(page, 'Jetzt senden').click()
    await expect(waiting(page)).toContainText('Wir versuchen es weiter.')
    await context.setOffline(false)
    await expect(refused).toBeVisible()
    await expect(refused).not.toContainText('Wir versuchen es weiter.')
    // A device that fails once loses no press.
    await page.evaluate(() => {
      const { prototype } = IDBObjectStore
      const remove = Object.getOwnPropertyDescriptor(prototype, 'delete')
      prototype.delete = () => {
        if (remove) Object.defineProperty(prototype, 'delete', remove)
        throw new DOMException('Lost', 'UnknownError')
      }
    })
    page.once('dialog', (dialog) => void dialog.accept())
    await button(page, 'Löschen').click()
    await expect(toastOf(page, 'Das hat nicht geklappt.')).toBeVisible()
    await expect(refused).toBeVisible()
    await page.unroute(isFunction)
    await button(page, 'Ändern').click()
    await expect(field(page, 'Nachricht')).toHaveValue(typed.Nachricht)
    await field(page, 'Telefon').fill('0365 000001')
    await send(page).click()
    await expect(toastOf(page, SENT)).toBeVisible()
    expect(await storedRequests()).toMatchObject([{ phone: '0365 000001' }])
  },
)

test(
  'a request that waited for seven days is deleted from the device, and that is said',
  server,
  async ({ page, context }) => {
    await writeOffline(page, context)
    expect(await page.evaluate(keptSince, 7)).toContain(typed.Name)
    await page.goto('about:blank')
    await context.setOffline(false)
    await page.goto('/#contact-form')
    const expired = form(page).getByRole('status').filter({ hasText: 'Nicht gesendet' })
    await expect(expired).toContainText('konnte 7 Tage lang nicht gesendet werden')
    expect(await page.evaluate(keptSince, 0)).not.toContain(typed.Name)
    expect(await storedRequests()).toEqual([])
  },
)

/** In the page: all that the outbox holds, which is older now by so many days. */
async function keptSince(days: number): Promise<string> {
  const answered = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)))
  const database = await answered(indexedDB.open('contact-outbox'))
  const outbox = database.transaction('contact-outbox', 'readwrite').objectStore('contact-outbox')
  const entries = (await answered(outbox.getAll())) as { writtenAt: Date }[]
  for (const entry of entries) {
    entry.writtenAt = new Date(entry.writtenAt.getTime() - days * 24 * 3_600_000)
    await answered(outbox.put(entry))
  }
  return JSON.stringify(entries)
}

test(
  'where browser and network refuse all but the page, a request is sent or stays in the form, which says how to call, and a browser that takes a network for none sends it',
  server,
  async ({ page, allowErrors }) => {
    allowErrors(/Failed to fetch|does not answer/)
    await page.addInitScript(refuseStorage)
    await breakFirestore(page)
    await page.goto('/#contact-form')
    await page.getByRole('button', { name: 'Alle ablehnen' }).click()
    await write(page)
    await expect(toastOf(page, SENT)).toBeVisible()
    await page.route(isFunction, (route) => route.abort())
    await write(page)
    await expect(toastOf(page, FAILED)).toBeVisible()
    const hint = form(page).getByRole('group')
    await expect(hint).toContainText('Ihr Browser kann die Nachricht nicht für Sie aufbewahren')
    await expect(hint.locator('a[href^="tel:"]')).toBeVisible()
    await expect(hint).toBeFocused()
    await expect(field(page, 'Nachricht')).toHaveValue(typed.Nachricht)
    await page.unroute(isFunction)
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => false })
    })
    await send(page).click()
    await expect(form(page).getByText('Ihre Anfrage ist bei uns angekommen.')).toBeVisible()
    expect(await mails()).toHaveLength(2)
  },
)

/** In the page, before anything of it: nothing can be kept, and there is no service worker. */
function refuseStorage() {
  const get = () => {
    throw new DOMException('Refused', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, { get })
  }
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined })
  // In Firefox, which has a channel for no page that may keep nothing.
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      get()
    }
  }
}
