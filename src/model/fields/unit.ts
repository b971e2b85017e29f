/** What a number counts, in the words of visitors. */
export interface Unit {
  readonly one: string
  readonly many: string
}

const BARE_NUMBER = /^\d+(?:[.,]\d+)*$/

/** A text that is only a number gets its unit: `100` becomes `100 €`. */
export function withUnit(text: string, unit: Unit | undefined): string {
  if (!unit || !BARE_NUMBER.test(text)) return text
  return `${text} ${text === '1' ? unit.one : unit.many}`
}
