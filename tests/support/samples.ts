import type { ContentDefinition } from '#model/define-content.ts'
import type { AnyField, FieldKind } from '#model/fields.ts'

type Document = Record<string, unknown>

const samples = {
  text: () => 'Ein Beispiel',
  longText: () => 'Ein längeres Beispiel,\nüber zwei Zeilen.',
  textList: () => ['Erstens', 'Zweitens'],
  email: () => 'buero@schule.example',
  hours: () => 'Montag: 8–20 Uhr\nSonntag: geschlossen',
  image: () => '/uploads/course-b.svg',
  integer: () => 3,
  rating: () => 4,
  icon: (field) => (field.kind === 'icon' ? field.names.at(-1) : undefined),
  percent: () => 12.5,
  constant: ({ initial }) => initial,
  flag: () => true,
} satisfies Record<FieldKind, (field: AnyField) => unknown>

/** A well-formed document of any content type, without its timestamps. */
export function sampleOf(definition: ContentDefinition): Document {
  return Object.fromEntries(
    Object.entries(definition.fields).map(([name, field]) => [name, samples[field.kind](field)]),
  )
}

export interface Malformed {
  readonly desc: string
  readonly document: Document
}

const tooLong = (max = 0) => 'x'.repeat(max + 1)

/** Ways in which one field can be wrong, by kind. */
const wrongValues: Record<FieldKind, (field: AnyField) => [desc: string, value: unknown][]> = {
  text: wrongTexts,
  longText: wrongTexts,
  textList: ({ max, maxItems = 0 }) => [
    ['a text instead of a list', 'Erstens'],
    ['too many entries', Array<string>(maxItems + 1).fill('x')],
    ...Array.from({ length: maxItems }, (_, index): [string, unknown] => [
      `a number as entry ${index + 1}`,
      Array<unknown>(maxItems).fill('x').with(index, 1),
    ]),
    ['an entry that is too long', [tooLong(max)]],
    ['a blank entry', ['  ']],
  ],
  email: (field) => [...wrongTexts(field), ['no e-mail address', 'buero']],
  hours: wrongTexts,
  image: (field) => [...wrongTexts(field), ['a script as address', 'javascript:alert(1)']],
  integer: (field) => [
    ['a text instead of a number', '3'],
    ['a number with a fraction', 2.5],
    ...(field.kind === 'integer'
      ? ([
          ['a number that is too small', field.min - 1],
          ['a number that is too large', (field.max ?? 0) + 1],
        ] satisfies [string, unknown][])
      : []),
  ],
  rating: () => [
    ['no star', 0],
    ['six stars', 6],
    ['half a star', 4.5],
    ['a text instead of stars', '4'],
  ],
  icon: () => [
    ['an unknown icon', 'Skull'],
    ['null', null],
  ],
  percent: () => [
    ['less than nothing', -0.5],
    ['more than all', 100.5],
    ['a text instead of a number', '50'],
  ],
  constant: () => [['another text', 'Leipzig']],
  flag: () => [
    ['a text instead of yes or no', 'true'],
    ['null', null],
  ],
}

function wrongTexts({ max, required }: AnyField): [string, unknown][] {
  return [
    ['a number instead of a text', 7],
    ['a text that is too long', `/${tooLong(max)}`],
    ...(required
      ? ([
          ['null', null],
          ['an empty text', ''],
          ['a blank text', '   '],
        ] satisfies [string, unknown][])
      : []),
  ]
}

/** Documents with exactly one thing wrong each. */
export function malformedOf(definition: ContentDefinition): Malformed[] {
  const sample = sampleOf(definition)
  return [
    { desc: 'an unknown field', document: { ...sample, owner: 'me' } },
    ...Object.entries(definition.fields).flatMap(([name, field]) => [
      {
        desc: `no ${name}`,
        document: Object.fromEntries(Object.entries(sample).filter(([key]) => key !== name)),
      },
      ...wrongValues[field.kind](field).map(([desc, value]) => ({
        desc: `${name}: ${desc}`,
        document: { ...sample, [name]: value },
      })),
    ]),
  ]
}
