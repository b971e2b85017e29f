/**
 * What a publication hands to the landing page, which loads no lessons: when the next theory lessons
 * begin, each as the instant and the words for it, or the mark alone where there are other dates.
 */
const MARK = 'dates'

/** @param next instants and words for them, the first first */
export const lessonParts = (next: readonly (readonly [begins: Date, text: string])[]): string[] => [
  MARK,
  ...next.map(([begins, text]) => `${begins.toISOString()} ${text}`),
]

/**
 * The words for the first that has not begun; undefined where all have.
 *
 * @param now in milliseconds since 1970
 */
export function nextIn(parts: readonly string[], now: number): string | undefined {
  const next = parts.find((part) => Date.parse(part.split(' ')[0] ?? '') > now)
  return next?.slice(next.indexOf(' ') + 1)
}
