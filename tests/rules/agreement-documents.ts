import fc from 'fast-check'
import type { ContentDefinition } from '#model/records/define-content.ts'
import type { AnyField } from '#model/fields/fields.ts'
import { extremesOf, malformedOf } from '#tests/support/samples/document-cases.ts'
import { extremeValues } from '#tests/support/samples/extreme-values.ts'
import { sampleOf, sampleValue, without, type Document } from '#tests/support/samples/samples.ts'
import { SPACES, wrongValues } from '#tests/support/samples/wrong-values.ts'

/** What is trimmed, and some that looks like it and is not. */
const LIKE_SPACE = [...SPACES, '\u0000', '\u001C', '\u0085', '\u180E', '\u200B', '\u2060']

const space = fc.constantFrom(...LIKE_SPACE)
const punctuation = fc.constantFrom('-', ':', '.', '/', '@', '|', '%', '#', '?', '_', '+', '\\')
/** Letters, digits, spaces, emoji, joined and combining characters, halves of characters. */
const characters = fc.oneof(
  space,
  punctuation,
  fc.nat(9).map(String),
  fc.constantFrom('x', 'a', 'Z', 'ä', '\n', '🚗', '\uD83D'),
  fc.string({ unit: 'binary', maxLength: 2 }),
  fc.string({ unit: 'grapheme', maxLength: 2 }),
)

/** A text with some of its characters left out, replaced, added, at its ends more often than within. */
function editedText(text: string): fc.Arbitrary<string> {
  const at = fc.oneof(fc.constantFrom(0, text.length), fc.nat(text.length))
  return fc
    .array(fc.tuple(at, fc.nat(2), fc.oneof(fc.constant(''), characters)), { maxLength: 2 })
    .map((edits) =>
      edits.reduce(
        (edited, [from, removed, added]) =>
          edited.slice(0, from) + added + edited.slice(from + removed),
        text,
      ),
    )
}

/** Some pairs of digits are others: another day, another time. */
const otherDigits = (text: string) =>
  fc
    .array(fc.option(fc.nat(32), { freq: 2 }), { minLength: 4, maxLength: 4 })
    .map(([...others]) =>
      text.replaceAll(/\d\d/g, (pair) => String(others.pop() ?? pair).padStart(2, '0')),
    )

const editedNumber = (number: number) =>
  fc.oneof(
    fc.constantFrom(0, 1, -1, 2, -2, 0.5, -0.5).map((difference) => number + difference),
    fc.constantFrom(0, -0, NaN, Infinity, -Infinity, 1e-320, 2 ** 53, -(2 ** 63), 1e300),
    fc.double(),
    fc.integer(),
  )

/** A list with one entry edited, of another type, left out, or there twice. */
function editedList(list: readonly unknown[]): fc.Arbitrary<unknown[]> {
  const replaced = (index: number, entries: unknown[]) => [
    ...list.slice(0, index),
    ...entries,
    ...list.slice(index + 1),
  ]
  return fc.nat(list.length).chain((index) => {
    const entry = list[index] ?? ''
    return fc.oneof(
      { weight: 3, arbitrary: edited(entry).map((each) => replaced(index, [each])) },
      { weight: 1, arbitrary: wrongEntry.map((each) => replaced(index, [each])) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(replaced(index, []), replaced(index, [entry, entry])),
      },
    )
  })
}

function edited(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value === 'string') {
    return /^\d[\d:-]+$/.test(value)
      ? fc.oneof(editedText(value), otherDigits(value), otherDigits(value))
      : editedText(value)
  }
  if (typeof value === 'number') return editedNumber(value)
  if (Array.isArray(value)) return editedList(value)
  return fc.constant(value)
}

/** A value that a field may hold, or may just not hold, and mostly something near it. */
function near(field: AnyField): fc.Arbitrary<unknown> {
  const known = (table: typeof wrongValues) => table[field.kind](field).map(([, value]) => value)
  const right = fc.constantFrom(sampleValue(field), ...known(extremeValues))
  const wrong = fc.constantFrom(...known(wrongValues))
  return fc
    .oneof({ weight: 2, arbitrary: right }, { weight: 1, arbitrary: wrong })
    .chain((value) => fc.oneof(fc.constant(value), edited(value), edited(value)))
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
  const put = (name: string, values: fc.Arbitrary<unknown>) =>
    values.map((value) => (document: Document) => ({ ...document, [name]: value }))
  const any = (...some: string[]) => fc.constantFrom(...some).chain((name) => put(name, wrongType))
  return fc.oneof(
    {
      weight: 12,
      arbitrary: fc.oneof(
        ...Object.entries(definition.fields).map(([name, field]) => put(name, near(field))),
      ),
    },
    { weight: 2, arbitrary: any(...names) },
    { weight: 1, arbitrary: any('owner', 'Title', 'id', '_') },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...names)
        .map((name) => (document: Document) => without(document, [name])),
    },
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
