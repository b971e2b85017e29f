import { launch, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core'
import { WINDOW, type Driver } from './driver.ts'

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
  const openTab = async () => {
    const tab = await browser.newPage()
    tab.setDefaultTimeout(60_000)
    tab.on('dialog', (dialog) => void dialog.accept())
    // An error among the words is only named in a message, and asked later it may be gone.
    await tab.evaluateOnNewDocument(() => {
      const { error } = console
      console.error = (...words) => error(words.map(String).join(' '))
    })
    tab.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    tab.on('pageerror', (error) => errors.push(String(error)))
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
    open: (address) => page.goto(address),
    reload: () => page.reload(),
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
