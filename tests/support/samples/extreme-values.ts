import type { AnyField, FieldKind } from '#model/fields/fields.ts'
import type { Column } from '#model/fields/rows.ts'
import { STORAGE_ORIGINS } from '#model/images/image-address.ts'
import { REASON_MAX } from '#model/time/week.ts'
import {
  atDomains,
  labels,
  longAddress,
  uploadAt,
} from '#tests/support/samples/sample-addresses.ts'

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

/** The most and the least that one field may hold, by kind. */
export const extremeValues: Record<
  FieldKind,
  (field: AnyField) => [desc: string, value: unknown][]
> = {
  text: extremeTexts,
  longText: extremeTexts,
  altText: extremeTexts,
  markdown: (field) => [
    ...extremeTexts(field),
    ['what is no tag', '3 < 4, <3, << <'],
    ['what is no link', '] (x) [a] [b]] ]'],
    ['what is no placeholder', '{ {x} {'],
    ...['https://a.de', 'http://a.de', 'mailto:a@b', 'tel:0365', '/agb', '#oben'].map(
      (address): [string, unknown] => [`a link to ${address}`, `[a](${address})`],
    ),
    ...(field.kind === 'markdown'
      ? Object.keys(field.placeholders).map((name): [string, unknown] => [name, `{{${name}}}`])
      : []),
  ],
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
  rows: (field) =>
    field.kind === 'rows'
      ? [
          ['no rows', []],
          ...['x', '🚗'].map((character): [string, unknown] => [
            `the most and longest rows of ${character}`,
            Array<string>(field.maxItems ?? 0).fill(rowOfLength(field.columns, character)),
          ]),
          ['a row of a first cell alone', [`-|x${'|'.repeat(field.columns.length - 1)}`]],
        ]
      : [],
  link: ({ max = 0 }) => [
    ['no address', ''],
    ['the longest address', `https://schule.example/${'x'.repeat(max - 23)}`],
    ['every character', 'https://a-0.b.c:8080/!#~'],
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

export const rowOfLength = (columns: readonly Column[], character: string, more = 0) =>
  ['+', ...columns.map(({ max }) => character.repeat(max + more))].join('|')

function extremeTexts({ max = 0, required }: AnyField): [string, unknown][] {
  return [
    ['the longest text', 'x'.repeat(max)],
    ['the longest text of emoji', '🚗'.repeat(max / 2)],
    ['a control character', '\u0001'],
    ...(required ? [] : ([['an empty text', '']] satisfies [string, unknown][])),
  ]
}
