import { ValidationError, type Schema, type ValidateOptions } from 'yup'
import type { Language, Words } from '#model/words/language.ts'

/** What can be wrong with a field's value, as English says it; other languages say the same. */
export const englishProblems = {
  required: (label: string) => `${label} is required.`,
  incomplete: (label: string) => `${label} is missing: nothing incomplete is shown to visitors.`,
  tooLong: (label: string, limit: number) => `${label} may have at most ${limit} characters.`,
  tooMany: (label: string, limit: number) => `${label} may have at most ${limit} entries.`,
  tooSmall: (label: string, limit: number) => `${label} must be at least ${limit}.`,
  tooLarge: (label: string, limit: number) => `${label} must be at most ${limit}.`,
  notWhole: (label: string) => `${label} must be a whole number.`,
  noEmail: (label: string) => `${label} must be a valid e-mail address.`,
  noLink: (label: string) => `${label} must be an address that begins with https://.`,
  noIcon: (label: string) => `${label} is not one of the icons.`,
  notOffered: (label: string) => `${label} is not one of the choices.`,
  noDate: (label: string) => `${label} must be a day of the calendar.`,
  noTime: (label: string) => `${label} must be a time of day, such as 18:00.`,
  notAfter: (label: string) => `${label} must come after the beginning.`,
  noAmount: (label: string) => `${label} must be an amount in euros and cents, such as 59,90.`,
  tooMuch: (label: string, limit: number) => `${label} must be at most ${limit} euros.`,
  wrongHours: (label: string) =>
    `${label} has times that cannot be: please correct the marked days.`,
  wrongDays: (label: string) =>
    `${label} has entries that cannot be: please correct the marked ones.`,
  wrongRows: (label: string) => `${label} has entries that are too long.`,
  foreignImage: (label: string) =>
    `${label} must be uploaded, or be a path of this site such as /uploads/logo.svg. The site does not load pictures from other addresses: its content security policy blocks them.`,
  tagInText: (label: string, _: number, quote: string) =>
    `${label} must have no HTML in it: ${quote}`,
  wrongLink: (label: string, _: number, quote: string) =>
    `${label} has a link that leads nowhere safe: ${quote} – addresses begin with https://, mailto:, tel:, / or #.`,
  noPlaceholder: (label: string, _: number, quote: string) =>
    `${label} has a placeholder that does not exist: ${quote}`,
  otherType: (label: string) => `${label} is of another type.`,
}

/** The sentences of one language. */
export type ProblemWords = typeof englishProblems

/** What a schema says instead of a sentence: the words are chosen where it is shown. */
export interface Problem {
  readonly problem: keyof ProblemWords
  readonly limit: number
  /** What of the value is meant, where it may be hard to find. */
  readonly quote?: string
}

/** @param limit of those that have one */
export function problem(which: Problem['problem'], limit = 0) {
  return { problem: which, limit }
}

/** @param label the field's name in the same language as `words` */
export function problemText(
  { problem: which, limit, quote = '' }: Problem,
  label: string,
  words: ProblemWords = englishProblems,
): string {
  return words[which](label, limit, quote)
}

function isProblem(thrown: unknown): thrown is Problem {
  return typeof thrown === 'object' && thrown !== null && 'problem' in thrown
}

/**
 * What is wrong with values, by field: the first problem of each, and nothing where they fit.
 *
 * @param options say whether they are as stored, `strict`, or as a form has them
 */
export function problemsOf(
  { schema }: { readonly schema: Pick<Schema, 'validateSync'> },
  values: unknown,
  options: ValidateOptions = {},
): Record<string, Problem> {
  try {
    schema.validateSync(values, { ...options, abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return problemsIn(error)
  }
}

/** One of a list's entries is the list's. */
function problemsIn(error: ValidationError): Record<string, Problem> {
  const each = error.inner.length > 0 ? error.inner : [error]
  const found: Record<string, Problem> = {}
  for (const { path = '', message } of each) {
    const [name = path] = path.split('[')
    // yup's own words are about types, and print the value.
    found[name] ??= isProblem(message) ? message : problem('otherType')
  }
  return found
}

/** A record's problems, a sentence each, in English unless another language is given with its words. */
export function problemsText(
  { fields }: { readonly fields: Readonly<Record<string, { readonly label: Words }>> },
  problems: Readonly<Record<string, Problem>>,
  language: Language = 'en',
  words: ProblemWords = englishProblems,
): string {
  return Object.entries(problems)
    .map(([name, found]) => problemText(found, fields[name]?.label[language] ?? name, words))
    .join(' ')
}
