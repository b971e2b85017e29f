import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & { value: number }

/** How much of the page has moved without the visitor's doing, by the browser's measure. */
export async function watchShifts(
  page: Page,
  since: 'from the beginning' | 'from now on',
): Promise<() => Promise<number>> {
  await page.evaluate((buffered) => {
    const shifts = { value: 0 }
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as Shift[]) shifts.value += value
    }).observe({ type: 'layout-shift', buffered })
    Object.assign(window, { shifts })
  }, since === 'from the beginning')
  return () => page.evaluate(sumOfShifts)
}

/** In the page: once what has been drawn so far is counted. */
async function sumOfShifts(): Promise<number> {
  for (let frames = 0; frames < 2; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  await new Promise((resolve) => setTimeout(resolve))
  return (window as unknown as { shifts: { value: number } }).shifts.value
}
