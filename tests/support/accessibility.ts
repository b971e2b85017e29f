import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What takes longer than this is no motion: the toasts' clocks, and spinners. */
const LONGEST_MOTION_MS = 4_000

/** What fades in or out has no fair contrast. */
async function motionEnded(page: Page): Promise<void> {
  await page.waitForFunction(
    (longest) =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < longest)
        .every(({ playState }) => playState === 'finished'),
    LONGEST_MOTION_MS,
  )
}

/** @param rule the only one that is asked; else all are */
export async function expectAccessible(page: Page, rule?: 'color-contrast'): Promise<void> {
  await motionEnded(page)
  // Legacy mode looks into no frames, which the pages do not have, and saves a page for each look.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await (rule ? axe.withRules(rule) : axe).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
  expect(found).toEqual([])
}

/**
 * The controls that are lower than so many pixels, but for links in a line of text, which are as
 * high as the text.
 */
export async function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((least) => {
    const inText = (target: HTMLElement) =>
      getComputedStyle(target).display === 'inline' &&
      target.closest('p, li, dd, address, label')?.textContent !== target.textContent
    const targets = [
      ...document.querySelectorAll<HTMLElement>('a, button, summary, [role=combobox]'),
    ]
      .filter((target) => target.checkVisibility() && target.tabIndex >= 0)
      // What is only to be looked at is no target.
      .filter((target) => !target.closest('[inert]'))
    if (targets.length === 0) return ['There is nothing to press.']
    return (
      targets
        // Half a pixel less is what dividing a row leaves.
        .filter((target) => target.getBoundingClientRect().height < least - 0.5 && !inText(target))
        .map((target) => target.outerHTML.slice(0, 120))
    )
  }, least)
}

/**
 * What is wider or higher than the box that cuts it. No page scrolls sideways for that: whoever looks
 * for words that do not fit has to ask for both.
 */
export async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (box: HTMLElement) => {
      const { overflowX, overflowY, position } = getComputedStyle(box)
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      // What only screen readers hear is a point on the screen.
      if (position === 'absolute' && box.clientWidth <= 1) return false
      return (
        (cuts(overflowX) && box.scrollWidth > box.clientWidth + 1) ||
        (cuts(overflowY) && box.scrollHeight > box.clientHeight + 1)
      )
    }
    return (
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((box) => box.checkVisibility() && isCut(box))
        // A slider shows some of what it holds, on purpose; some parts are there to be measured.
        .filter(
          (box) => !box.matches('.swiper, .swiper *, [aria-hidden="true"], [aria-hidden="true"] *'),
        )
        .map((box) => `${box.outerHTML.slice(0, 120)}: ${box.innerText.slice(0, 60)}`)
    )
  })
}

/** On phones, tablets and wide screens. */
export async function expectFits(page: Page, widths = [360, 768, 1280]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}
