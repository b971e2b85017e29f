import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as after } from 'node:timers/promises'
import type * as TestingLibrary from '@testing-library/dom'
import { EMULATED_SITE } from '#model/site/firebase-project.ts'
import type { Driver, Point } from './driver.ts'

/** Longer than a driver waits for one answer. */
const PATIENCE_MS = 60_000
/** More than any page has places for the keyboard. */
const MOST_STOPS = 200
const library = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

type Match = string | RegExp
/** One step from an element to others inside it, as it travels into the page. */
type Step = { by: 'css' | 'role' | 'label' | 'text' | 'has' | 'nth'; what: string; name?: Wire }
type Wire = { source: string; flags: string } | string

/** A page in any of the engines. Elements are named as staff and visitors name them. */
export class Place {
  readonly driver: Driver
  readonly #steps: readonly Step[]

  constructor(driver: Driver, steps: readonly Step[] = []) {
    this.driver = driver
    this.#steps = steps
  }

  #inside = (step: Step) => new Place(this.driver, [...this.#steps, step])
  css = (selector: string) => this.#inside({ by: 'css', what: selector })
  role = (role: string, name?: Match) =>
    this.#inside({ by: 'role', what: role, ...(name !== undefined && { name: wire(name) }) })
  label = (name: Match) => this.#inside({ by: 'label', what: '', name: wire(name) })
  text = (text: Match) => this.#inside({ by: 'text', what: '', name: wire(text) })
  having = (text: Match) => this.#inside({ by: 'has', what: '', name: wire(text) })
  nth = (index: number) => this.#inside({ by: 'nth', what: String(index) })

  open = (path: string) => this.driver.open(new URL(path, EMULATED_SITE).href)

  /** Calls a function in the page; what it gets and returns travels as JSON. */
  async run<A extends unknown[], R>(work: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    const call = callOf(work, JSON.stringify(args).slice(1, -1))
    return (await this.driver.evaluate(call)) as Awaited<R>
  }

  /** Calls a function with all elements that are found now. */
  async all<A extends unknown[], R>(
    work: (elements: HTMLElement[], ...args: A) => R,
    ...args: A
  ): Promise<Awaited<R>> {
    const found = callOf(findAll, JSON.stringify(this.#steps))
    const call = callOf(work, [found, ...args.map((arg) => JSON.stringify(arg))].join())
    const isThere = await this.driver.evaluate('Boolean(globalThis.TestingLibraryDom)')
    if (!isThere) await this.driver.evaluate(`(function () {${library}\n}).call(window)`)
    return (await this.driver.evaluate(call)) as Awaited<R>
  }

  count = () => this.all((elements) => elements.length)
  /** The texts of all that are found, without line breaks. */
  texts = () =>
    this.all((elements) => elements.map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim()))
  value = () => this.all(([element]) => (element as HTMLInputElement | undefined)?.value)
  attribute = (name: string) => this.all(([element], of) => element?.getAttribute(of), name)

  /** Waits until it is there, or, with `false`, until it is not. */
  async see(isThere = true): Promise<void> {
    await this.#until(
      async () => (await this.count()) > 0 === isThere || undefined,
      isThere ? 'is not there' : 'is still there',
    )
  }

  async click(): Promise<void> {
    await this.driver.drag([await this.#centre()])
  }

  /** Drags it onto the middle of another. */
  async dragOnto(other: Place): Promise<void> {
    const from = await this.#centre()
    const to = await other.all(centreOf)
    if (!to) throw new Error('There is nothing to drag it onto.')
    const way = (part: number) => ({
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    })
    const parts = Array.from({ length: 10 }, (_, index) => way((index + 1) / 10))
    await this.driver.drag([from, { x: from.x, y: from.y + 8 }, ...parts, to, to])
  }

  async focus(): Promise<void> {
    await this.see()
    await this.all(([element]) => element?.focus())
  }

  /** Goes on by the Tab key until it has the focus, at most to the end of the page. */
  async reach(): Promise<void> {
    await this.see()
    const isInPage = () => this.run(() => document.hasFocus())
    const began = await isInPage()
    for (let presses = 0; presses < MOST_STOPS; presses += 1) {
      if (await this.all(([element]) => document.activeElement === element)) return
      await this.driver.press('Tab')
      // Into the browser's own bar, from which its driver goes on as if it were still in the page.
      if (began && !(await isInPage())) break
    }
    throw new Error(`${JSON.stringify(this.#steps)} is not reached by Tab.`)
  }

  /** Types a text by the keyboard in place of the one that is there. */
  async fill(text: string): Promise<void> {
    await this.click()
    await this.driver.press('Control', 'a')
    await this.driver.press('Backspace')
    await this.driver.type(text)
  }

  /** Sets what engines let people choose in ways of their own: selects, dates, times, ranges. */
  async choose(value: string): Promise<void> {
    await this.see()
    await this.all(([element], chosen) => {
      const type = element instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
      Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(element, chosen)
      for (const name of ['input', 'change']) {
        element?.dispatchEvent(new Event(name, { bubbles: true }))
      }
    }, value)
  }

  async upload(path: string): Promise<void> {
    await this.see()
    await this.all(([element]) => element?.setAttribute('data-upload', ''))
    await this.driver.upload('[data-upload]', path)
    await this.all(([element]) => element?.removeAttribute('data-upload'))
  }

  #centre = (): Promise<Point> =>
    this.#until(async () => {
      const before = await this.all(centreOf)
      await after(100)
      const now = await this.all(centreOf)
      return before && now && before.x === now.x && before.y === now.y ? now : undefined
    }, 'cannot be pressed')

  async #until<T>(look: () => Promise<T | undefined>, otherwise: string): Promise<T> {
    for (const end = Date.now() + PATIENCE_MS; ; await after(100)) {
      let cause: unknown
      try {
        const seen = await look()
        if (seen !== undefined) return seen
      } catch (error) {
        // A page that is just being left answers nothing.
        cause = error
      }
      if (Date.now() > end)
        throw new Error(`${JSON.stringify(this.#steps)} ${otherwise}.`, { cause })
    }
  }
}

/** An expression that calls a function by its text. */
const callOf = (work: (...args: never[]) => unknown, args: string) => `(${String(work)})(${args})`

const wire = (match: Match): Wire =>
  typeof match === 'string' ? match : { source: match.source, flags: match.flags }

/** In the page: the elements that the steps lead to. */
function findAll(steps: Step[]): HTMLElement[] {
  const dom = (globalThis as unknown as { TestingLibraryDom: typeof TestingLibrary })
    .TestingLibraryDom
  let found = [document.body]
  for (const { by, what, name } of steps) {
    const match = typeof name === 'object' ? new RegExp(name.source, name.flags) : (name ?? '')
    const inside = (look: (from: HTMLElement) => Iterable<HTMLElement>) => [
      ...new Set(found.flatMap((from) => [...look(from)])),
    ]
    if (by === 'css') found = inside((from) => from.querySelectorAll<HTMLElement>(what))
    if (by === 'role')
      found = inside((from) =>
        dom.queryAllByRole(from, what, name === undefined ? {} : { name: match }),
      )
    if (by === 'label') found = inside((from) => dom.queryAllByLabelText(from, match))
    if (by === 'text') found = inside((from) => dom.queryAllByText(from, match))
    if (by === 'has')
      found = found.filter(({ textContent }) =>
        match instanceof RegExp ? match.test(textContent) : textContent.includes(match),
      )
    if (by === 'nth') found = found.slice(Number(what), Number(what) + 1)
  }
  return found
}

/** In the page: the middle of what can be pressed there, brought into the window. */
function centreOf([element]: HTMLElement[]): Point | undefined {
  if (!element || element.matches(':disabled')) return undefined
  const isInWindow = ({ top, bottom }: DOMRect) => top > 90 && bottom < innerHeight - 60
  if (!isInWindow(element.getBoundingClientRect())) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const hit = document.elementFromPoint(x, y)
  const isHit =
    hit &&
    (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element))
  return isHit ? { x, y } : undefined
}
