import type { TestContext } from 'yup'
import { base, textSchema, tidyLines, type Field, type TextOptions } from '#model/fields/field.ts'
import { problem, type Problem } from '#model/fields/problem.ts'
import type { Words } from '#model/words/language.ts'

// What such a text must be made of. Each matches the whole text; valid in JavaScript and in the
// security rules, which know no lookahead.

/** No `<` that a browser would take for the beginning of a tag. */
export const WITHOUT_TAGS = '([^<]|<+[^<A-Za-z/!?])*<*'

/**
 * Behind each `](` an address of the web, of a person, of this site or of this page. The compiler of the
 * rules counts parentheses in character classes, too, unless they are escaped.
 */
export const WITH_SAFE_LINKS = String.raw`([^\]]|\]+([^\]\(]|\((https?://|mailto:|tel:|/[^/\\]|#)))*\]*`

/** Between double braces only these names. */
export const withPlaceholders = (names: readonly string[]) =>
  String.raw`([^{]|\{[^{]|\{\{(${names.join('|')})\}\})*\{?`

/** The same as behind `](`, for whoever has read the text. */
export const isSafeLink = (address: string) =>
  /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/.test(address)

/** What stands in a text for something that is known elsewhere, by name, and what it means. */
export type Placeholders = Readonly<Record<string, Words>>

/**
 * A text with headings, lists, links and bold words in Markdown's notation (docs/legal-pages.md): at
 * most 30,000 characters.
 */
export function markdown(
  label: Words,
  options: TextOptions & { placeholders: Placeholders },
): Field<'markdown', string> & { readonly placeholders: Placeholders } {
  const { max = 30_000, required = false, placeholders } = options
  const names = Object.keys(placeholders)
  const schema = textSchema(max, required, tidyLines)
    .test('tags', refuse('tagInText', WITHOUT_TAGS, firstTag))
    .test('links', refuse('wrongLink', WITH_SAFE_LINKS, firstWrongLink))
    .test(
      'placeholders',
      refuse('noPlaceholder', withPlaceholders(names), (text) => firstUnknown(text, names)),
    )
  const initial = ''
  return { kind: 'markdown', ...base(label, options), schema, initial, max, placeholders }
}

/** @param quote finds what is wrong, so that staff find it in a long text */
function refuse(
  which: Problem['problem'],
  pattern: string,
  quote: (text: string) => string | undefined,
) {
  const whole = new RegExp(`^(?:${pattern})$`)
  return (value: string, context: TestContext) =>
    whole.test(value) ||
    context.createError({ message: { ...problem(which), quote: quote(value) ?? '' } })
}

const firstTag = (text: string) => /<[A-Za-z/!?][^>\s]*>?/.exec(text)?.[0]

const firstWrongLink = (text: string) =>
  Array.from(text.matchAll(/\[[^[\]]*\]\(([^)\s]*)[^)\n]*\)?/g)).find(
    ([, address = '']) => !isSafeLink(address),
  )?.[0]

const firstUnknown = (text: string, names: readonly string[]) =>
  Array.from(text.matchAll(/\{{2,}([^{}\n]*)(?:\}\})?/g), ([found]) => found).find(
    (found) => !names.some((name) => found === `{{${name}}}`),
  )
