import type { ContentDefinition } from '#model/define-content.ts'
import type { AnyField, FieldKind } from '#model/fields.ts'
import { STORAGE_ORIGINS } from '#model/image-address.ts'
import { isNeeded, type Condition } from '#model/requirement.ts'
import { REASON_MAX } from '#model/week.ts'

export type Document = Record<string, unknown>

const samples = {
  text: () => 'Ein Beispiel',
  longText: () => 'Ein längeres Beispiel,\nüber zwei Zeilen.',
  altText: () => 'Ein blaues Auto vor der Fahrschule',
  textList: () => ['Erstens', 'Zweitens'],
  email: () => 'buero@schule.example',
  hours: () => 'Montag: 8–20 Uhr\nSonntag: geschlossen',
  week: () => [...Array<string>(5).fill('08:00-12:00 13:00-18:00'), '09:00-17:00', ''],
  specialDays: () => ['2026-12-24/2026-12-31|closed|Betriebsferien'],
  image: () => '/uploads/course-b.webp',
  integer: () => 3,
  rating: () => 4,
  icon: (field) => (field.kind === 'icon' ? field.names.at(-1) : undefined),
  percent: () => 12.5,
  choice: (field) => (field.kind === 'choice' ? field.values.at(-1) : undefined),
  choices: (field) => (field.kind === 'choices' ? field.values.slice(0, 2) : undefined),
  date: () => '2026-11-24',
  dateList: () => ['2026-12-24', '2026-12-31'],
  time: () => '18:30',
  amount: () => 5_990,
  flag: () => true,
} satisfies Record<FieldKind, (field: AnyField) => unknown>

/** A well-formed document of any content type, without its timestamps. */
export function sampleOf(definition: ContentDefinition): Document {
  return Object.fromEntries(
    Object.entries(definition.fields).map(([name, field]) => [name, samples[field.kind](field)]),
  )
}

/** A document and what is special about it. */
export interface Case {
  readonly desc: string
  readonly document: Document
}

/** All that the form trims: more than the rules' own trim() knows. */
export const SPACES = Array.from({ length: 0x1_0000 }, (_, code) =>
  String.fromCharCode(code),
).filter((character) => character.trim() === '')
const ALL_SPACES = SPACES.join('')

/** What a domain is made of, between its dots. */
const labels = {
  right: ['a', 'Z', '9', 'ab', 'aZ', 'a9', 'a-b', 'aZb', 'a9b', 'aab', 'x'.repeat(63)],
  wrong: ['', '-', '-a', 'a-', 'a_b', 'ä', 'x'.repeat(64)],
}
const atDomains = (parts: string[]): [string, unknown][] =>
  parts.flatMap((label) =>
    [`a@${label}`, `a@x.${label}`].map((address): [string, unknown] => [address, address]),
  )

function longAddress(max = 0, over = 0) {
  const label = 'x'.repeat(63)
  const domain = `${label}.${label}.a-b.c`
  return `${'x'.repeat(max + over - 1 - domain.length)}@${domain}`
}

const uploadAt = (origin: string) => `${origin}/v0/b/schule/o/cms_images%2Fb.webp?alt=media`

const FIRST_DAY = '2000-01-01'
const YEAR = 2026

const days = (month: number, ...ofMonth: number[]) =>
  ofMonth.map((day) => [YEAR, month, day].map((part) => String(part).padStart(2, '0')).join('-'))

/** Together all that a day's pattern has a place for, in lists that are short enough. */
const daysOfAllKinds: [string, string[]][] = [
  [
    'the last days of the months',
    [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].flatMap((last, month) =>
      days(month + 1, last),
    ),
  ],
  ['days of all tens', [...days(1, 9, 19, 29, 30), ...days(4, 9, 19, 29), ...days(2, 9, 19, 20)]],
  [
    'the ends of Februaries in leap years',
    [2000, 2012, 2024, 2036, 2048, 2052, 2060, 2076, 2084, 2092].map((year) => `${year}-02-29`),
  ],
]

/** What an address of a picture must not contain, and where. */
const IN_NO_ADDRESS = ['\t', '\n', '\f', '\r', ' ']
const wrongPlaces = [
  // After a second slash, or a backslash, comes the name of another site.
  {
    place: 'at the beginning of a path',
    characters: ['/', '\\'],
    around: ['/', 'schule.example/b.png'],
  },
  { place: 'within a path', characters: [], around: ['/eine', 'datei.png'] },
  {
    place: 'in the bucket of an upload',
    characters: ['/', '?', '#'],
    around: [`${STORAGE_ORIGINS.production}/v0/b/schu`, 'le/o/cms_images%2Fb.webp'],
  },
  {
    place: 'in the name of an upload',
    characters: [],
    around: [`${STORAGE_ORIGINS.production}/v0/b/schule/o/cms_images%2Fb`, '.webp'],
  },
]
const wrongAddresses = wrongPlaces.flatMap(({ place, characters, around }) =>
  [...IN_NO_ADDRESS, ...characters].map((character): [string, unknown] => [
    `${JSON.stringify(character)} ${place}`,
    around.join(character),
  ]),
)

/** What no day's times are, whatever day it is. */
const wrongHours = [
  ' ',
  '8:00-18:00',
  '08:00',
  '08:00-',
  '24:00-24:00',
  '08:60-18:00',
  '08:00-18:00 ',
  '08:00-09:00 10:00-11:00 12:00-13:00 14:00-15:00',
  '08:00-12:00\n13:00-18:00',
]

const tooLong = (max = 0) => 'x'.repeat(max + 1)

/** Ways in which one field can be wrong, by kind. */
const wrongValues: Record<FieldKind, (field: AnyField) => [desc: string, value: unknown][]> = {
  text: wrongTexts,
  longText: wrongTexts,
  altText: wrongTexts,
  textList: ({ max, maxItems = 0 }) => [
    ['a text instead of a list', 'Erstens'],
    ['an empty text instead of a list', ''],
    ['a map instead of a list', {}],
    ['too many entries', Array<string>(maxItems + 1).fill('x')],
    ...Array.from({ length: maxItems }, (_, index): [string, unknown] => [
      `a number as entry ${index + 1}`,
      Array<unknown>(maxItems).fill('x').with(index, 1),
    ]),
    ['an entry that is too long', [tooLong(max)]],
    ['a blank entry', ['  ']],
    ['an entry of all kinds of spaces', [ALL_SPACES]],
  ],
  email: (field) => [
    ...wrongTexts(field),
    ['no e-mail address', 'buero'],
    ['an address that is too long', longAddress(field.max, 1)],
    ['an address with an umlaut', 'büro@schule.example'],
    ['an address of two lines', 'buero@schule.example\nzweite@schule.example'],
    ['an address after something else', ' a@b'],
    ...atDomains(labels.wrong),
  ],
  hours: wrongTexts,
  week: () => [
    ['a text instead of a week', ''],
    ['null', null],
    ['a map instead of a week', {}],
    ['six days', Array<string>(6).fill('')],
    ['eight days', Array<string>(8).fill('')],
    ...Array.from({ length: 7 }, (_, day): [string, unknown] => [
      `a number as day ${day + 1}`,
      Array<unknown>(7).fill('').with(day, 8),
    ]),
    ...wrongHours.map((hours): [string, unknown] => [hours, Array<string>(7).fill(hours)]),
    ['two days in one', ['\n', ...Array<string>(6).fill('')]],
  ],
  specialDays: ({ maxItems = 0 }) => [
    ['a text instead of a list', ''],
    ['null', null],
    ['too many entries', Array<string>(maxItems + 1).fill('2026-12-24/2026-12-24|closed|')],
    ...Array.from({ length: maxItems }, (_, index): [string, unknown] => [
      `a number as entry ${index + 1}`,
      Array<unknown>(maxItems).fill('2026-12-24/2026-12-24|closed|').with(index, 1),
    ]),
    ['a reason that is too long', [`2026-12-24/2026-12-24|closed|${tooLong(REASON_MAX)}`]],
    ['two entries in one', [Array(2).fill('2026-12-24/2026-12-24|closed|').join('\n')]],
    ...[
      '2026-02-29/2026-03-01|closed|',
      '2027-02-28/2027-02-29|closed|',
      '2026-12-24/2026-12-24||',
      '2026-12-24/2026-12-24|closed',
      '2026-12-24|closed|',
      '2026-12-24/2026-12-24|closed|Ferien|',
      '2026-12-24/2026-12-24|closed|Ferien\nmehr',
      'x2026-12-24/2026-12-24|closed|',
      ...wrongHours.map((hours) => `2026-12-24/2026-12-24|${hours}|`),
    ].map((entry): [string, unknown] => [JSON.stringify(entry), [entry]]),
  ],
  image: (field) => [
    ...wrongTexts(field),
    ['a script as address', 'javascript:alert(1)'],
    ['another site’s address', 'https://schule.example/b.png'],
    ['an upload of another site', uploadAt('https://schule.example')],
    ['an address of two lines', '/datei.png\n'],
    ['an address after something else', 'x/datei.png'],
    ...wrongAddresses,
  ],
  integer: (field) => [
    ['a text instead of a number', '3'],
    ['a number with a fraction', 2.5],
    ['a negative zero', -0],
    ...(field.kind === 'integer'
      ? ([
          ['a number that is too small', field.min - 1],
          ['a number that is too large', field.max + 1],
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
    ['no number', NaN],
  ],
  choice: (field) => [
    ['what is not offered', 'Z'],
    ['null', null],
    ['a number instead of a choice', 1],
    ...(field.required ? ([['nothing', '']] satisfies [string, unknown][]) : []),
  ],
  choices: (field) => [
    ['a text instead of a list', 'B'],
    ['a map instead of a list', {}],
    ['null', null],
    ['what is not offered', ['Z']],
    ['a number as entry', [1]],
    ...(field.kind === 'choices'
      ? ([
          ['one more than is offered', [...field.values, 'Z']],
          ['the same twice', [field.values[0], field.values[0]]],
        ] satisfies [string, unknown][])
      : []),
  ],
  date: (field) => [
    ['a day that there is not', '2026-02-29'],
    ['a day as it is read aloud', '24.11.2026'],
    ['a day with a time', '2026-11-24T10:00'],
    ['a day after something else', 'x2026-01-31'],
    ['a day before something else', '2024-02-29x'],
    ['null', null],
    ['a number instead of a day', 20261124],
    ...(field.required ? ([['no day', '']] satisfies [string, unknown][]) : []),
  ],
  dateList: ({ maxItems = 0 }) => [
    ['a text instead of a list', '2026-12-24'],
    ['a map instead of a list', {}],
    ['too many days', Array<string>(maxItems + 1).fill('2026-12-24')],
    ...Array.from({ length: maxItems }, (_, index): [string, unknown] => [
      `no day as entry ${index + 1}`,
      Array<unknown>(maxItems).fill('2026-12-24').with(index, '2026-02-29'),
    ]),
    ['a number instead of a day', [20261224]],
    ['an empty entry', ['']],
  ],
  time: (field) => [
    ['an hour that there is not', '24:00'],
    ['a minute that there is not', '18:60'],
    ['a time as it is read aloud', '18 Uhr'],
    ['a time with seconds', '18:30:00'],
    ['a time after something else', 'x18:30'],
    ['a number instead of a time', 1830],
    ['null', null],
    ...(field.required ? ([['no time', '']] satisfies [string, unknown][]) : []),
  ],
  amount: (field) => [
    ['less than nothing', -1],
    ['half a cent', 0.5],
    ['a negative zero', -0],
    ['a text instead of cents', '5990'],
    ['too much', (field.max ?? 0) + 1],
    ['no number', NaN],
  ],
  flag: () => [
    ['a text instead of yes or no', 'true'],
    ['null', null],
  ],
}

function wrongTexts({ max = 0, required }: AnyField): [string, unknown][] {
  return [
    ['a number instead of a text', 7],
    ['a list instead of a text', ['Erstens']],
    ['a text that is too long', `/${'x'.repeat(max)}`],
    ['a text of too many emoji', `/${'🚗'.repeat(max / 2)}`],
    ...(required
      ? ([
          ['null', null],
          ['an empty text', ''],
          ['a blank text', '   '],
          ['a text of all kinds of spaces', ALL_SPACES],
        ] satisfies [string, unknown][])
      : []),
  ]
}

/** The most and the least that one field may hold, by kind. */
const extremeValues: Record<FieldKind, (field: AnyField) => [desc: string, value: unknown][]> = {
  text: extremeTexts,
  longText: extremeTexts,
  altText: extremeTexts,
  textList: ({ max = 0, maxItems = 0 }) =>
    Array.from({ length: maxItems + 1 }, (_, length) => [
      `${length} entries`,
      Array<string>(length).fill('x'.repeat(max)),
    ]),
  email: ({ max }) => [
    ['the longest address', longAddress(max)],
    ['every character before the @', "azAZ09.!#$%&'*+/=?^_`{|}~-@b"],
    ...atDomains(labels.right),
  ],
  hours: extremeTexts,
  week: () => [
    ['no week', []],
    ['a week without hours', Array<string>(7).fill('')],
    ['a week of long days', Array<string>(7).fill('00:00-08:00 08:01-20:00 20:01-23:59')],
  ],
  specialDays: ({ maxItems = 0 }) => [
    ...Array.from({ length: maxItems + 1 }, (_, length): [string, unknown] => [
      `${length} special days`,
      Array<string>(length).fill(
        `2000-02-29/2099-12-31|08:00-12:00 12:01-13:00 13:01-23:59|${'🚗'.repeat(REASON_MAX)}`,
      ),
    ]),
  ],
  image: ({ max = 0, required }) => [
    ['the longest address', `/${'x'.repeat(max - 1)}`],
    ['the shortest address', '/'],
    ...Object.values(STORAGE_ORIGINS).map((origin): [string, unknown] => [
      `an upload at ${origin}`,
      uploadAt(origin),
    ]),
    ...(required ? [] : ([['null', null]] satisfies [string, unknown][])),
  ],
  integer: (field) =>
    field.kind === 'integer'
      ? [
          ['the smallest number', field.min],
          ['the largest number', field.max],
        ]
      : [],
  rating: () => [
    ['one star', 1],
    ['five stars', 5],
  ],
  icon: (field) => (field.kind === 'icon' ? field.names.map((name) => [name, name]) : []),
  percent: () => [
    ['nothing', 0],
    ['all', 100],
    ['a fraction', 33.3],
  ],
  choice: (field) => [
    ...(field.kind === 'choice'
      ? field.values.map((value): [string, unknown] => [value, value])
      : []),
    ...(field.required ? [] : ([['nothing', '']] satisfies [string, unknown][])),
  ],
  choices: (field) => [
    ['none', []],
    ...(field.kind === 'choices'
      ? ([
          ['all', [...field.values]],
          ['in another order', field.values.toReversed()],
        ] satisfies [string, unknown][])
      : []),
  ],
  date: (field) => [
    ['the first day', FIRST_DAY],
    ['a day of a leap year', '2096-02-29'],
    ...(field.required ? [] : ([['no day', '']] satisfies [string, unknown][])),
  ],
  dateList: ({ maxItems = 0 }) => [
    ...Array.from({ length: maxItems + 1 }, (_, length): [string, unknown] => [
      `${length} days`,
      Array<string>(length).fill('2096-02-29'),
    ]),
    ...daysOfAllKinds,
  ],
  time: (field) => [
    ['the first minute', '00:00'],
    ['an early hour', '19:09'],
    ['the last minute', '23:59'],
    ...(field.required ? [] : ([['no time', '']] satisfies [string, unknown][])),
  ],
  amount: ({ max = 0 }) => [
    ['nothing to pay', 0],
    ['the most', max],
    ['null', null],
  ],
  flag: () => [
    ['yes', true],
    ['no', false],
  ],
}

function extremeTexts({ max = 0, required }: AnyField): [string, unknown][] {
  return [
    ['the longest text', 'x'.repeat(max)],
    ['the longest text of emoji', '🚗'.repeat(max / 2)],
    ['a control character', '\u0001'],
    ...(required ? [] : ([['an empty text', '']] satisfies [string, unknown][])),
  ]
}

/** Documents that are just about well-formed: each has one field at its limit, or lacks one. */
export function extremesOf(definition: ContentDefinition): Case[] {
  const cases = [
    ...withoutOne(definition, ({ required }) => !required),
    ...casesOf(definition, extremeValues),
    ...lackingOf(definition),
  ]
  return cases.filter(({ document }) => !lacks(definition, document))
}

/** True for a document without a field that its other fields ask for. */
function lacks({ fields, requirements = [] }: ContentDefinition, document: Document): boolean {
  return Object.keys(fields).some(
    (name) => (document[name] ?? null) === null && isNeeded(requirements, name, document),
  )
}

/** Documents that some requirement concerns, or all but concerns, without what it needs. */
function lackingOf(definition: ContentDefinition): Case[] {
  const { requirements = [] } = definition
  return requirements.flatMap(({ when, needs }) => {
    const nothing = Object.fromEntries(needs.map((name) => [name, null]))
    const [usual, ...others] = waysToMeet(when).map((concerned) => ({
      document: { ...sampleOf(definition), ...concerned },
      named: Object.entries(concerned).map(String).join(' and ').replaceAll(',', ': '),
    }))
    if (!usual) return []
    const { document, named } = usual
    return [
      ...needs.flatMap((name) => [
        { desc: `null as ${name} with ${named}`, document: { ...document, [name]: null } },
        { desc: `no ${name} with ${named}`, document: without(document, [name]) },
      ]),
      ...when.flatMap((each) => [
        {
          desc: `nothing needed with ${named}, but for ${each.field}`,
          document: { ...document, ...nothing, [each.field]: missing(each, definition) },
        },
        ...(definition.fields[each.field]?.required
          ? []
          : [
              {
                desc: `nothing needed with ${named}, but no ${each.field}`,
                document: without(document, [...needs, each.field]),
              },
            ]),
      ]),
      ...others.map((other) => ({
        desc: `nothing needed with ${other.named}`,
        document: { ...other.document, ...nothing },
      })),
    ]
  })
}

const without = (document: Document, names: readonly string[]) =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !names.includes(name)))

/** Values with which the conditions hold: each that is named in one of them. */
function waysToMeet(conditions: readonly Condition[]): Document[] {
  return conditions.reduce<Document[]>(
    (ways, condition) =>
      meeting(condition).flatMap((value) =>
        ways.map((way) => ({ ...way, [condition.field]: value })),
      ),
    [{}],
  )
}

function meeting(condition: Condition): readonly unknown[] {
  if ('isSet' in condition) return [true]
  if ('oneOf' in condition) return condition.oneOf
  return [condition.from ?? FIRST_DAY]
}

function missing(condition: Condition, { fields }: ContentDefinition): unknown {
  const { [condition.field]: field } = fields
  if ('isSet' in condition) return false
  if ('oneOf' in condition && field?.kind === 'choice') {
    return field.values.find((value) => !condition.oneOf.includes(value))
  }
  if ('oneOf' in condition) return ''
  return condition.before ?? FIRST_DAY
}

/** As it is read: a field that may be missing counts as its initial value. */
export function completed({ fields }: ContentDefinition, document: Document): Document {
  const optional = Object.entries(fields).filter(([, { required }]) => !required)
  return {
    ...Object.fromEntries(optional.map(([name, { initial }]) => [name, initial])),
    ...document,
  }
}

/** Documents with exactly one thing wrong each. */
export function malformedOf(definition: ContentDefinition): Case[] {
  return [
    { desc: 'an unknown field', document: { ...sampleOf(definition), owner: 'me' } },
    ...withoutOne(definition, ({ required }) => required),
    ...casesOf(definition, wrongValues),
    ...lackingOf(definition).filter(({ document }) => lacks(definition, document)),
  ]
}

function withoutOne(definition: ContentDefinition, which: (field: AnyField) => boolean): Case[] {
  const document = sampleOf(definition)
  return Object.entries(definition.fields)
    .filter(([, field]) => which(field))
    .map(([name]) => ({ desc: `no ${name}`, document: without(document, [name]) }))
}

function casesOf(definition: ContentDefinition, values: typeof wrongValues): Case[] {
  return Object.entries(definition.fields).flatMap(([name, field]) =>
    values[field.kind](field).map(([desc, value]) => ({
      desc: `${name}: ${desc}`,
      document: { ...sampleOf(definition), [name]: value },
    })),
  )
}
