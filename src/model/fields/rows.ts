import type { Words } from '#model/words/language.ts'

/** A short text of each row, at most so many characters long. */
export interface Column {
  readonly label: Words
  readonly max: number
}

/** A line of a small table that visitors see, or do not. */
export interface Row {
  readonly isShown: boolean
  readonly cells: readonly string[]
}

/**
 * What is stored of a row: `+|98%|Erfolgsquote`, or `-` of one that is hidden. Its first cell holds
 * something.
 *
 * Matches the whole text; valid in JavaScript and in the security rules.
 */
export const rowPattern = (columns: readonly Column[]) =>
  `[+-]${columns.map(({ max }, place) => String.raw`[|][^|\n]{${place === 0 ? 1 : 0},${max}}`).join('')}`

/** @param text as stored */
export function rowOf(text: string): Row {
  const [mark, ...cells] = text.split('|')
  return { isShown: mark === '+', cells }
}

/** As it is stored; what would divide cells or rows is a space. */
export const rowText = ({ isShown, cells }: Row): string =>
  [isShown ? '+' : '-', ...cells.map((cell) => cell.replaceAll(/[|\n]/g, ' '))].join('|')

/** The cells of what visitors see. @param all also what is hidden, as staff see it on the page */
export const shownRows = (texts: readonly string[], all = false): readonly Row[] =>
  texts.map(rowOf).filter(({ isShown }) => isShown || all)
