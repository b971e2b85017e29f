/**
 * A text in which no line ends between a number and what it counts, or between a paragraph's sign and
 * its number: `45 Minuten`, `18. Geburtstag`, `§ 16 Abs. 3`, `Art. 6`.
 */
export const unbroken = (text: string): string =>
  text.replaceAll(/(\d\.?|§|\b(?:Abs|Art|Nr|Buchst)\.|\bZiffer) /g, '$1\u00a0')
