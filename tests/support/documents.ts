import fc from 'fast-check'
import type { ContentDefinition } from '#model/define-content.ts'
import type { AnyField, FieldKind } from '#model/fields.ts'
import { STORAGE_ORIGINS } from '#model/image-address.ts'
import { REASON_MAX } from '#model/week.ts'
import { extremesOf, malformedOf } from '#tests/support/document-cases.ts'
import { sampleOf, type Document } from '#tests/support/samples.ts'
import { SPACES } from '#tests/support/wrong-values.ts'

/** What is trimmed, and some that looks like it and is not. */
const LIKE_SPACE = [...SPACES, '\u0000', '\u001C', '\u0085', '\u180E', '\u200B', '\u2060']

const space = fc.constantFrom(...LIKE_SPACE)
const blank = fc.string({ unit: space, maxLength: 4 })
/** Letters, spaces, emoji, joined and combining characters, halves of characters. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: fc.oneof(space, fc.constantFrom('x', '🚗', '\n', '\uD83D')), maxLength: 6 }),
  blank,
)

const around = (limit: number) => fc.integer({ min: Math.max(0, limit - 2), max: limit + 2 })
/** As long as the limit allows, more or less, perhaps with something odd at its ends. */
const aboutAsLongAs = (limit: number) =>
  fc
    .record({
      length: fc.oneof(around(limit), around(Math.floor(limit / 2))),
      unit: fc.constantFrom('x', '🚗', 'ä', '\n', ' '),
      before: fc.oneof(fc.constant(''), blank),
      after: fc.oneof(fc.constant(''), blank, fc.constant('x')),
    })
    .map(({ length, unit, before, after }) => before + unit.repeat(length) + after)
const texts = ({ max = 0 }: AnyField) => fc.oneof(anyText, aboutAsLongAs(max))

const numbers = (...bounds: number[]) =>
  fc.oneof(
    fc.constantFrom(...bounds).chain((bound) => fc.integer({ min: bound - 2, max: bound + 2 })),
    fc.constantFrom(...bounds).map((bound) => bound + 0.5),
    fc.constantFrom(0, -0, NaN, Infinity, -Infinity, 1e-320, 2 ** 53, -(2 ** 63), 1e300),
    fc.double(),
    fc.integer(),
  )

const surrounded = (texts: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.oneof(fc.constant(''), blank), texts, fc.oneof(fc.constant(''), blank))
    .map((parts) => parts.join(''))
const emails = surrounded(
  fc.oneof(
    fc.emailAddress(),
    fc.string({ unit: fc.constantFrom('a', '1', '@', '.', '-', '_', '+', 'ä', ' '), maxLength: 9 }),
    fc.integer({ min: 60, max: 65 }).map((length) => `a@${'b'.repeat(length)}.c`),
  ),
)
const addresses = surrounded(
  fc.oneof(
    fc.webUrl(),
    fc.webPath(),
    fc
      .tuple(
        fc.constantFrom(...Object.values(STORAGE_ORIGINS), 'https://schule.example'),
        fc.constantFrom('/v0/b/schule/o/', '/v0/b//o/', '/v0/b/o/'),
        fc.constantFrom('cms_images%2Fb.webp', 'cms_images%2F', 'cms_images/b.webp'),
      )
      .map((parts) => parts.join('')),
    fc
      .tuple(
        fc.constantFrom(
          '/',
          '//',
          '/\\',
          'http://',
          'https://',
          'HTTPS://',
          'httpss://',
          'ftp://',
          'x/',
          '',
        ),
        anyText,
      )
      .map((parts) => parts.join('')),
  ),
)

const times = fc.constantFrom('00:00', '08:00', '12:01', '23:59', '24:00', '8:00')
const dayHours = fc
  .array(fc.tuple(times, times), { maxLength: 4 })
  .map((spans) => spans.map((span) => span.join('-')).join(' '))
const nearDays = fc.constantFrom('2026-12-23', '2026-12-24', '2027-01-01', '2027-02-29')

/** Values that a field of this kind may or may not hold. */
const nearValues: Record<FieldKind, (field: AnyField) => fc.Arbitrary<unknown>> = {
  text: texts,
  longText: texts,
  altText: texts,
  textList: (field) =>
    fc.oneof(
      fc.array(fc.oneof(anyText, fc.constant('Erstens')), { maxLength: (field.maxItems ?? 0) + 2 }),
      fc.array(fc.oneof(aboutAsLongAs(field.max ?? 0), wrongEntry), { maxLength: 3 }),
      fc.constantFrom('', 'x', {}, { 0: 'x' }),
    ),
  email: (field) => fc.oneof(emails, texts(field)),
  hours: (field) =>
    fc.oneof(
      texts(field),
      texts(field).map((hours) => ({ hours })),
    ),
  week: () =>
    fc.oneof(
      fc.array(fc.oneof(dayHours, dayHours, anyText), { minLength: 6, maxLength: 8 }),
      fc.array(dayHours, { minLength: 7, maxLength: 7 }),
    ),
  specialDays: ({ maxItems = 0 }) => {
    const reason = fc.oneof(anyText, aboutAsLongAs(REASON_MAX))
    const entry = fc
      .tuple(nearDays, nearDays, fc.oneof(dayHours, fc.constant('closed')), reason)
      .map(([from, to, hours, why]) => `${from}/${to}|${hours}|${why}`)
    return fc.oneof(
      fc.array(surrounded(entry), { maxLength: 2 }),
      fc
        .integer({ min: maxItems - 1, max: maxItems + 1 })
        .map((length) => Array<string>(length).fill('2026-12-24/2026-12-24|closed|')),
    )
  },
  image: (field) =>
    fc.oneof(
      addresses,
      aboutAsLongAs((field.max ?? 0) - 1).map((path) => `/${path}`),
      fc.constant(null),
    ),
  integer: (field) => (field.kind === 'integer' ? numbers(field.min, field.max) : fc.nat()),
  rating: () => numbers(1, 5),
  icon: (field) =>
    field.kind === 'icon'
      ? fc
          .constantFrom(...field.names)
          .chain((name) =>
            fc.constantFrom(
              name,
              `${name} `,
              name.toLowerCase(),
              name.slice(1),
              'Leaf',
              'BookOpen',
            ),
          )
      : fc.string(),
  percent: () => numbers(0, 1, 100),
  choice: (field) =>
    field.kind === 'choice'
      ? fc
          .constantFrom('', ...field.values)
          .chain((value) =>
            fc.constantFrom(value, `${value} `, value.toLowerCase(), value.slice(1)),
          )
      : fc.string(),
  choices: (field) =>
    field.kind === 'choices'
      ? fc.oneof(
          fc.array(fc.constantFrom(...field.values, 'Z', 1, null), { maxLength: 4 }),
          fc.subarray([...field.values]),
          fc.constantFrom('', {}),
        )
      : fc.array(fc.string()),
  date: () =>
    surrounded(
      fc.oneof(
        fc.date({ noInvalidDate: false }).map((day) => day.toString()),
        fc
          .tuple(fc.integer({ min: 1998, max: 2101 }), fc.nat(13), fc.nat(32))
          .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-')),
      ),
    ),
  dateList: ({ maxItems = 0 }) =>
    fc.oneof(
      fc.array(fc.constantFrom('2026-12-24', '2026-02-29', '', ' 2026-12-24', '2026-12-24\n'), {
        maxLength: maxItems + 2,
      }),
      fc.array(wrongEntry, { maxLength: 2 }),
      fc.constantFrom('', '2026-12-24', {}),
    ),
  time: () =>
    surrounded(
      fc
        .tuple(fc.nat(26), fc.nat(62))
        .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
    ),
  amount: (field) => fc.oneof(numbers(0, field.max ?? 0), fc.constant(null)),
  flag: () => fc.boolean(),
}

const wrongType: fc.Arbitrary<unknown> = fc.constantFrom(
  null,
  true,
  7,
  -0,
  1.5,
  '',
  'x',
  [],
  ['x'],
  {},
  { hours: 'x' },
  new Date(0),
)

/** Firestore has no lists in lists. */
const wrongEntry = wrongType.filter((value) => !Array.isArray(value))

/** What becomes of one field: a value near the field's limits, one of another type, or no field. */
function change(definition: ContentDefinition): fc.Arbitrary<(document: Document) => Document> {
  const names = Object.keys(definition.fields)
  const without = (name: string) => (document: Document) =>
    Object.fromEntries(Object.entries(document).filter(([key]) => key !== name))
  const near = Object.entries(definition.fields).map(([name, field]) =>
    nearValues[field.kind](field).map((value) => (document: Document) => ({
      ...document,
      [name]: value,
    })),
  )
  const other = fc
    .tuple(fc.constantFrom(...names), wrongType)
    .map(([name, value]) => (document: Document) => ({ ...document, [name]: value }))
  const unknown = fc
    .tuple(fc.constantFrom('owner', 'Title', 'id', '_'), wrongType)
    .map(([name, value]) => (document: Document) => ({ ...document, [name]: value }))
  return fc.oneof(
    { weight: 12, arbitrary: fc.oneof(...near) },
    { weight: 2, arbitrary: other },
    { weight: 1, arbitrary: unknown },
    { weight: 1, arbitrary: fc.constantFrom(...names).map(without) },
  )
}

/** Documents of a content type, most of them nearly well-formed, without timestamps. */
export function documentsOf(definition: ContentDefinition): fc.Arbitrary<Document> {
  const known = [...extremesOf(definition), ...malformedOf(definition)].map((each) => each.document)
  const start = fc.oneof(
    { weight: 4, arbitrary: fc.constant(sampleOf(definition)) },
    { weight: 1, arbitrary: fc.constantFrom(...known) },
  )
  return fc
    .tuple(start, fc.array(change(definition), { minLength: 1, maxLength: 3 }))
    .map(([document, changes]) => changes.reduce((changed, each) => each(changed), document))
}
