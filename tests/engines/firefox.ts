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
  const errors: Promise<string>[] = []
  const openTab = async () => {
    const tab = await browser.newPage()
    tab.setDefaultTimeout(60_000)
    tab.on('dialog', (dialog) => void dialog.accept())
    tab.on('console', (message) => {
      if (message.type() !== 'error') return
      // An error among them is only named in the text.
      const words = message.args().map((word) => word.evaluate((value) => String(value)))
      errors.push(
        Promise.all(words)
          .then((all) => [message.text(), ...all].join(' '))
          .catch(() => message.text()),
      )
    })
    tab.on('pageerror', (error) => errors.push(Promise.resolve(String(error))))
    return tab
  }
  let page: Page = await openTab()
  const press: Driver['press'] = async (...names) => {
    const keys = names.map((name) => (name === 'Space' ? ' ' : name))
    for (const key of keys) await page.keyboard.down(key as KeyInput)
    for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput)
  }
  return {
    errors: () => Promise.all(errors),
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
