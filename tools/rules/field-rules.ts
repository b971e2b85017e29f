import { WITH_SAFE_LINKS, WITHOUT_TAGS, withPlaceholders } from '#model/fields/markdown.ts'
import type { AnyField, FieldKind } from '#model/fields/fields.ts'
import { LINK } from '#model/fields/link.ts'
import { rowPattern } from '#model/fields/rows.ts'
import { SPECIAL_DAYS } from '#model/time/week.ts'

const texts = ({ max = 0, required }: AnyField, value: string) => [
  `${required ? 'requiredText' : 'text'}(${value}, ${max})`,
]

const entries = (value: string, maxItems = 0, pattern: string) => [
  `entriesLike(${value}, ${maxItems}, ${lines(pattern)})`,
]

const numbers = (check: string, field: AnyField, value: string) =>
  'min' in field ? [`${check}(${value}, ${field.min}, ${field.max})`] : []

/**
 * The conditions that a value has to meet, by kind of field: a new kind does not compile without its
 * rule. Where one calls `matches` or `hasOnly`, the type is not asked for: no other type has these,
 * and an error refuses.
 */
const rules = {
  text: texts,
  longText: texts,
  altText: texts,
  hours: texts,
  markdown: (field, value) => [
    ...texts(field, value),
    ...[
      WITHOUT_TAGS,
      WITH_SAFE_LINKS,
      withPlaceholders(field.kind === 'markdown' ? Object.keys(field.placeholders) : []),
    ].map((pattern) => `${value}.matches(${literal(pattern)})`),
  ],
  email: (field, value) => [
    ...texts(field, value),
    field.required ? `isEmail(${value})` : `(${value} == '' || isEmail(${value}))`,
  ],
  link: ({ max = 0 }, value) => [
    `(${value} == '' || (text(${value}, ${max}) && ${value}.matches(${literal(LINK)})))`,
  ],
  textList: ({ max = 0, maxItems = 0 }, value) => [`textList(${value}, ${maxItems}, ${max})`],
  rows: (field, value) =>
    field.kind === 'rows' ? entries(value, field.maxItems, rowPattern(field.columns)) : [],
  week: (_, value) => [`isWeek(${value})`],
  specialDays: ({ maxItems }, value) => entries(value, maxItems, SPECIAL_DAYS),
  image: ({ max = 0 }, value) => [`imageAddress(${value}, ${max})`],
  integer: (field, value) => numbers('wholeNumber', field, value),
  rating: (field, value) => numbers('wholeNumber', field, value),
  percent: (field, value) => numbers('numberBetween', field, value),
  icon: (field, value) => [`${value} in ${listLiteral(field.kind === 'icon' ? field.names : [])}`],
  choice: (field, value) => [
    `${value} in ${listLiteral([
      ...(field.required ? [] : ['']),
      ...(field.kind === 'choice' ? field.values : []),
    ])}`,
  ],
  // A list without doubles: all of it is offered, and no entry is lost as a set.
  choices: (field, value) => [
    `${value}.hasOnly(${listLiteral(field.kind === 'choices' ? field.values : [])})`,
    `${value}.toSet().size() == ${value}.size()`,
  ],
  date: ({ required }, value) => [
    required ? `isDate(${value})` : `(${value} == '' || isDate(${value}))`,
  ],
  dateList: ({ maxItems = 0 }, value) => [`dateList(${value}, ${maxItems})`],
  time: ({ required }, value) => [
    required ? `isTime(${value})` : `(${value} == '' || isTime(${value}))`,
  ],
  amount: (field, value) => numbers('wholeNumber', field, value),
  flag: (_, value) => [`${value} is bool`],
} satisfies Record<FieldKind, (field: AnyField, value: string) => string[]>

/** A field that is not required may be absent; one that is then read as null may be that, too. */
export function fieldRules(name: string, field: AnyField): string[] {
  const conditions = rules[field.kind](field, `record.${name}`)
  if (field.required) return conditions
  const wellFormed = conditions.join(' && ')
  const either = conditions.length > 1 ? `(${wellFormed})` : wellFormed
  const isMissing =
    field.initial === null ? `record.get('${name}', null) == null` : `!('${name}' in record)`
  return [`(${isMissing} || ${either})`]
}

export function listLiteral(texts: readonly string[]): string {
  return `[${texts.map(literal).join(', ')}]`
}

/** Any number of entries, each followed by a line break. */
export const lines = (entry: string) => literal(String.raw`(${entry}\n)*`)

/** A text as the rules write it. */
export function literal(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&')}'`
}
