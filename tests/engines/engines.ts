import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect } from 'vitest'
import { OF_A_SLOW_SERVER } from '#tests/support/fixtures/slow-server.ts'
import { resetStore } from '#tests/support/rules/store.ts'
import type { Driver } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { Place } from './page.ts'
import { startWebKit } from './webkit.ts'

const SCREENSHOTS = join('test-results', 'engines')

/** Firefox fails what a page that is being left asks for, and the page reports it with its last breath. */
const OF_A_PAGE_THAT_IS_LEFT = [
  /error loading dynamically imported module/,
  /\[code=unavailable\]: Connection failed/,
]

const ENGINES = { Firefox: startFirefox, WebKit: startWebKit }
type Engine = keyof typeof ENGINES

/**
 * The journeys once in each engine; each begins with a new profile and the samples. An error in the
 * console fails a journey that does not name it when it opens the page; of one that fails there is a
 * screenshot.
 */
export function inEngines(
  engines: readonly Engine[],
  journeys: (open: (...allowed: readonly RegExp[]) => Promise<Place>) => void,
): void {
  describe.each(engines)('in %s', (engine) => {
    let driver: Driver | undefined
    let allowedErrors: readonly RegExp[] = []
    afterEach(async ({ task: { name, result } }) => {
      if (driver && result?.state === 'fail') {
        await mkdir(SCREENSHOTS, { recursive: true })
        // A browser that answers nothing has none.
        const screenshot = await driver.screenshot().catch(() => '')
        await writeFile(join(SCREENSHOTS, `${engine}, ${name}.png`), screenshot)
      }
      const errors = (await driver?.errors()) ?? []
      await driver?.close()
      driver = undefined
      const isAllowed = (text: string) => allowedErrors.some((pattern) => pattern.test(text))
      expect(errors.filter((text) => !isAllowed(text))).toEqual([])
    })
    journeys(async (...allowed) => {
      allowedErrors = [...OF_A_SLOW_SERVER, ...OF_A_PAGE_THAT_IS_LEFT, ...allowed]
      await resetStore()
      driver = await ENGINES[engine]()
      return new Place(driver)
    })
  })
}
