/** Keys by their names; a single character is itself. */
export type Key = keyof typeof WEBDRIVER_KEYS
export interface Point {
  x: number
  y: number
}

/** The little that is said to each browser in its own protocol; see `page.ts` for the rest. */
export interface Driver {
  open(address: string): Promise<unknown>
  reload(): Promise<unknown>
  back(): Promise<unknown>
  /** The value of an expression in the page, awaited. */
  evaluate(expression: string): Promise<unknown>
  /** Presses the mouse at the first point, moves it over the others and lets it go at the last. */
  drag(points: readonly [Point, ...Point[]]): Promise<void>
  type(text: string): Promise<void>
  /** All at once, as Control and A. */
  press(...keys: (Key | (string & {}))[]): Promise<void>
  /** As the browser's own "Undo". */
  undo(): Promise<unknown>
  /** Chooses a file in the input that this selector finds. */
  upload(selector: string, path: string): Promise<void>
  /** Ends the tab without a word to its page, and continues in a new one. */
  killTab(): Promise<void>
  /** What pages said in the console as errors, and what they did not catch. */
  errors(): Promise<readonly string[]>
  /** What is in the window, as a PNG. */
  screenshot(): Promise<Uint8Array>
  close(): Promise<void>
}

/** What W3C WebDriver calls them. */
export const WEBDRIVER_KEYS = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Space: ' ',
  Backspace: '\uE003',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  End: '\uE010',
  Shift: '\uE008',
  Control: '\uE009',
} as const

export const WINDOW = { width: 1280, height: 900 }
