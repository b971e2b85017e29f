import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { EMULATED_SITE } from '#model/site/firebase-project.ts'
import { sitePaths } from '#model/site/site-paths.ts'
import { anchors, navigation } from '#model/site/anchors.ts'
import { aLesson } from '#tests/support/samples/lessons.ts'
import { listen } from '#tests/support/servers/listen.ts'
import { mails } from '#tests/support/servers/mails.ts'
import { priceSheet } from '#tests/support/samples/price-sheets.ts'
import { store } from '#tests/support/rules/store.ts'
import { storeLessons, storeSheets, storeSteps } from '#tests/support/rules/store-content.ts'
import { translatePage } from '#tests/support/fixtures/translation.ts'
import { inEngines } from './engines.ts'
import type { Place } from './page.ts'

const typed = {
  Name: 'Mara Müller',
  'E-Mail': 'mara@fahrschule-müller.de',
  Telefon: '0365 000000',
  Nachricht: 'Ich möchte im Frühjahr beginnen.',
}

async function openAndRefuseCookies(page: Place, path = '/') {
  await page.open(path)
  await page.role('button', 'Alle ablehnen').click()
  await page.role('region', 'Ihre Privatsphäre').see(false)
}

const TRANSLATED = 'that the browser translates'
const PAGES = ['as it is', TRANSLATED]
/** React finds other nodes than it has rendered, and renders that part anew. */
const OF_TRANSLATION = /Minified React error #4(18|23|25)/
const allowedIf = (how: string) => (how === TRANSLATED ? [OF_TRANSLATION] : [])
const translateIf = async (how: string, page: Place) => {
  if (how === TRANSLATED) await page.run(translatePage)
}

/** The address, and how far below the bar the section stands that it names. */
const arrival = (page: Place) =>
  page.run(() => {
    const section = document.getElementById(location.hash.slice(1))
    const isAtAnEnd =
      scrollY < 2 || scrollY + innerHeight > document.documentElement.scrollHeight - 2
    const below = Math.round((section?.getBoundingClientRect().top ?? 0) - 80)
    return [location.hash, isAtAnEnd || Math.abs(below) < 3 ? 'arrived' : below]
  })

inEngines(['Firefox', 'WebKit'], (openPage) => {
  test.each(PAGES)('a visitor walks over a landing page %s and writes', async (how) => {
    const page = await openPage(...allowedIf(how))
    await page.open('/')
    const consent = page.role('region', 'Ihre Privatsphäre')
    await consent.see()
    await translateIf(how, page)
    await consent.role('button', 'Alle ablehnen').click()
    await consent.see(false)
    expect(await page.run(() => localStorage.getItem('cookie-consent'))).toContain(
      '"analytics":false',
    )
    const menu = page.css('header nav')
    for (const { id, label } of navigation) {
      await menu.role('link', label).click()
      await expect.poll(() => arrival(page)).toEqual([`#${id}`, 'arrived'])
    }
    // The target is the same, so that nothing scrolls; the way back scrolls at once.
    await page.css('header').role('link', 'Jetzt buchen').click()
    await page.driver.back()
    await expect.poll(() => arrival(page)).toEqual([`#${anchors.values}`, 'arrived'])

    const open = page.css('#faq details[open] summary')
    await page.css('#faq summary').having('Kann ich in Raten zahlen?').click()
    await expect.poll(() => open.texts()).toEqual(['Kann ich in Raten zahlen?'])
    await page.css('#faq summary').having('Kann ich in Raten zahlen?').focus()
    await page.driver.press('Space')
    await open.see(false)

    const voice = page.css('#testimonials figure')
    await page.css('#testimonials').role('button', 'Wechsel anhalten').click()
    const [before] = await voice.texts()
    await page.css('#testimonials').role('button', 'Nächste Stimme').click()
    await expect.poll(() => voice.texts()).not.toEqual([before])
    // Resting: it has two places only, and one that moves by itself meanwhile is back at the first.
    const carousel = page.css('#partners')
    await carousel.role('button', 'Bewegung anhalten').click()
    const place = () =>
      page.css('#partners .swiper-wrapper').all(([moved]) => moved?.style.transform)
    const first = await place()
    await carousel.role('button', 'Nächster Partner').click()
    await expect.poll(place).not.toBe(first)

    const card = page.role('article').having('Führerschein Klasse B')
    await card.role('link', /^Jetzt Anmelden/).click()
    const form = page.role('region', 'Schreiben Sie uns')
    await expect.poll(() => form.label('Kurs').value()).toBe('klasse-b')
    for (const [label, text] of Object.entries(typed)) await form.label(label).fill(text)
    expect(await form.label('Nachricht').value()).toBe(typed.Nachricht)
    await form.css('button[type=submit]').click()
    await page.text('Nachricht erfolgreich gesendet!').see()
    await expect.poll(() => form.label('Name').value()).toBe('')
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.subject).toContain(typed.Name)
    expect(mail?.text).toContain(typed.Nachricht)
  })

  test('a visitor does it all by the keyboard', async () => {
    const page = await openPage()
    await page.open('/')
    const press = async (place: Place, key = 'Enter') => {
      await place.reach()
      await page.driver.press(key)
    }
    await press(page.role('button', 'Alle ablehnen'))
    await page.role('region', 'Ihre Privatsphäre').see(false)
    // It stands at the end of the page, behind which is the browser's own bar.
    await page.driver.reload()
    await press(page.css('header nav').role('link', 'Bewertungen'))
    await expect.poll(() => arrival(page)).toEqual([`#${anchors.testimonials}`, 'arrived'])
    const voice = page.css('#testimonials figure')
    const slider = page.css('#testimonials')
    await slider.role('button', 'Nächste Stimme').reach()
    // With the focus in it, it rests.
    const before = await voice.texts()
    await page.driver.press('Enter')
    await expect.poll(() => voice.texts()).not.toEqual(before)
    await press(slider.role('button', 'Wechsel anhalten'))
    await slider.role('button', 'Wechsel starten').see()
    await press(page.css('#faq summary').having('Kann ich in Raten zahlen?'), 'Space')
    await page.css('#faq details[open]').having('Kann ich in Raten zahlen?').see()

    await page.open('/')
    await press(page.role('link', 'Zum Inhalt springen'))
    await press(page.role('link', 'Jetzt Anmelden: Führerschein Klasse B'))
    const form = page.role('region', 'Schreiben Sie uns')
    await expect.poll(() => form.label('Kurs').value()).toBe('klasse-b')
    for (const [label, text] of Object.entries(typed)) {
      await form.label(label).reach()
      await page.driver.type(text)
    }
    await press(form.css('button[type=submit]'))
    await page.text('Nachricht erfolgreich gesendet!').see()
    expect(await mails()).toHaveLength(1)
  })

  test('a price changes on an open page', async () => {
    const page = await openPage()
    await openAndRefuseCookies(page)
    const card = page.role('article').having('Führerschein Klasse B')
    await expect.poll(() => card.texts()).toEqual([expect.stringContaining('599€')])
    await store.doc('courses/klasse-b').update({ price: '611€' })
    await expect.poll(() => card.texts()).toEqual([expect.stringContaining('611€')])
  })

  test('at the end of the page, a reload and the way back stay there', async () => {
    const page = await openPage()
    await openAndRefuseCookies(page)
    // A page whose pictures have all come.
    await page.run(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await page.label('Nachricht').see()
    const place = () => page.run(() => Math.round(document.body.scrollHeight - scrollY))
    await expect.poll(place).toBeLessThan(1_000)
    const before = await place()
    await page.driver.reload()
    await expect.poll(place).toBe(before)
    await page.open(sitePaths.imprint)
    await page.driver.back()
    await expect.poll(place).toBe(before)
  })

  test('what a page complains of is heard', async () => {
    const page = await openPage(/Said|Thrown/)
    await page.open(sitePaths.imprint)
    await page.run(() => {
      console.error('Said')
      setTimeout(() => {
        throw new Error('Thrown')
      })
    })
    const complaints = ['Said', 'Thrown'].map((text) => expect.stringContaining(text) as unknown)
    await expect.poll(() => page.driver.errors()).toEqual(complaints)
  })

  test('a page that is left while it starts reports nothing', async () => {
    const page = await openPage()
    for (const stay of [0, 200, 500, 1_000, 3_000]) {
      await page.open('/')
      await after(stay)
      await page.open(sitePaths.imprint)
    }
    await page.role('heading', 'Impressum').see()
  })

  test('the site is there when its server is not', async () => {
    const server = await serverThatCanDisappear()
    const page = await openPage(OF_TRANSLATION)
    await page.open(server.address)
    await page.role('button', 'Alle ablehnen').click()
    const controlled = () => page.run(() => Boolean(navigator.serviceWorker.controller))
    await expect.poll(controlled, { timeout: 90_000 }).toBe(true)
    const kept = () => page.run(async () => Boolean(await caches.match('/', { ignoreVary: true })))
    await expect.poll(kept, { timeout: 90_000 }).toBe(true)
    server.disappear()
    await page.driver.reload()
    await page.text('Unsere Kurse').see()
    await page.run(translatePage)
    await page.css('#faq summary').having('Kann ich in Raten zahlen?').click()
    await page.css('#faq details[open]').having('Kann ich in Raten zahlen?').see()
    await page.open(`${server.address}/impressum`)
    await page.role('heading', 'Impressum').see()
  })

  test.each(PAGES)('prices, dates and the way to the licence answer on a page %s', async (how) => {
    const page = await openPage(...allowedIf(how))
    await storeSheets({ b: priceSheet('B', { lesson: 6_500 }) })
    await storeLessons(
      aLesson({ id: 'course', title: 'Ferienkurs', kind: 'course' }),
      aLesson({ id: 'theory', title: 'Grundstoff', kind: 'theory' }),
    )
    await storeSteps()
    const begin = async (path: string, text: string | RegExp) => {
      await page.open(path)
      await page.text(text).see()
      await translateIf(how, page)
    }
    await openAndRefuseCookies(page)

    await begin(sitePaths.prices, 'B: Auto')
    const sum = page.role('status').having('Voraussichtlich')
    await page.label('Fahrstunden, höchstens').fill('40')
    await page.label('Fahrstunden, mindestens').fill('30')
    const table = page.role('table', /^Geschätzte Kosten/)
    await expect
      .poll(() => table.texts())
      .toEqual([expect.stringContaining('1.950,00 bis 2.600,00')])
    await expect.poll(() => sum.texts()).toHaveLength(1)
    await expect.poll(() => page.run(() => location.search)).toContain('40')

    await begin(sitePaths.lessons, 'Ferienkurs')
    const found = page.role('status').having(/Termin/)
    await page.label('Art').choose('course')
    await expect.poll(() => found.texts()).toEqual([expect.stringMatching(/^\d+ Termine von \d+$/)])

    await begin('/weg-zum-fuehrerschein', 'Bei uns anmelden')
    await page.label('Wann sind Sie geboren?').choose('2009-03-15')
    await page.css('[name=weg]').click()
    const dates = page.role('region', 'Ihre frühesten Termine')
    await expect
      .poll(() => dates.texts())
      .toEqual([
        expect.stringContaining('Begleitetes Fahren ab 17 (BF17), geboren am 15. März 2009'),
      ])
    await page.css('[name=weg]').click()
    await dates.having('Begleitetes Fahren ab 17 (BF17), geboren').see(false)
    await page.text('Diese Seite konnte nicht geladen werden.').see(false)
  })
})

/** The site at an address of its own, which can stop answering: no driver takes the network away. */
async function serverThatCanDisappear() {
  const sockets = new Set<Socket>()
  const { hostname, port } = new URL(EMULATED_SITE)
  const server = createServer((socket) => {
    const site = connect(Number(port), hostname)
    for (const each of [socket, site]) {
      sockets.add(each)
      // Either end may hang up.
      each.on('error', () => each.destroy()).on('close', () => sockets.delete(each))
    }
    socket.pipe(site).pipe(socket)
  })
  const ownPort = await listen(server)
  const disappear = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return { address: `http://localhost:${ownPort}`, disappear }
}
