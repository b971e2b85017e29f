/** What the contact form asks beyond a question, each where the chosen course says so. */
export interface Asked {
  readonly asks_class: boolean
  readonly asks_age: boolean
  readonly asks_start: boolean
  readonly asks_callback: boolean
}

export const ASKS_NOTHING: Asked = {
  asks_class: false,
  asks_age: false,
  asks_start: false,
  asks_callback: false,
}

export const asksAnything = ({ asks_class, asks_age, asks_start, asks_callback }: Asked): boolean =>
  asks_class || asks_age || asks_start || asks_callback
