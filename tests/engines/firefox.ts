import { launch, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core'
import { WINDOW, type Driver } from './driver.ts'

/** What Firefox says of a file that a page has only half when it is left. */
const OF_HALF_A_FILE =
  /A ServiceWorker intercepted the request and encountered an unexpected error|Image corrupt or truncated/
const BEGINS = 'A page begins.'

/** Firefox by WebDriver BiDi, in a new profile. */
export async function startFirefox(): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
    headless: true,
    defaultViewport: WINDOW,
    // The back office speaks the language of the browser.
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB' },
  })
  const errors: string[] = []
  // Until the next page begins. On one that a visitor sees, half a picture is an error.
  let isLeaving = false
  const leave = (go: () => Promise<unknown>) => {
    isLeaving = true
    return go().finally(() => (isLeaving = false))
  }
  const openTab = async () => {
    const tab = await browser.newPage()
    tab.setDefaultTimeout(60_000)
    tab.on('dialog', (dialog) => void dialog.accept())
    // An error among the words is only named in a message, and asked later it may be gone.
    await tab.evaluateOnNewDocument((begins) => {
      const { error } = console
      console.error = (...words) => error(words.map(String).join(' '))
      if (self === top) console.debug(begins)
    }, BEGINS)
    tab.on('console', (message) => {
      if (message.text() === BEGINS) isLeaving = false
      if (message.type() === 'error') errors.push(message.text())
    })
    tab.on('pageerror', (error) => {
      const text = String(error)
      if (!isLeaving || !OF_HALF_A_FILE.test(text)) errors.push(text)
    })
    return tab
  }
  let page: Page = await openTab()
  const press: Driver['press'] = async (...names) => {
    const keys = names.map((name) => (name === 'Space' ? ' ' : name))
    for (const key of keys) await page.keyboard.down(key as KeyInput)
    for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput)
  }
  return {
    errors: () => Promise.resolve(errors),
    open: (address) => leave(() => page.goto(address)),
    reload: () => leave(() => page.reload()),
    // A page that Firefox has kept does not load again, for which the library would wait.
    back: () => page.evaluate('setTimeout(() => history.back())'),
    evaluate: (expression) => page.evaluate(expression),
    drag: async ([first, ...others]) => {
      await page.mouse.move(first.x, first.y)
      await page.mouse.down()
      for (const { x, y } of others) await page.mouse.move(x, y)
      await page.mouse.up()
    },
    type: (text) => page.keyboard.type(text),
    press,
    undo: () => press('Control', 'z'),
    upload: async (selector, path) => {
      const input = await page.$(selector)
      await (input as ElementHandle<HTMLInputElement> | null)?.uploadFile(path)
    },
    killTab: async () => {
      const killed = page
      page = await openTab()
      await killed.close()
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  }
}
