import type { AnyField, FieldKind } from '#model/fields/fields.ts'
import { rowOfLength } from '#tests/support/samples/extreme-values.ts'
import { STORAGE_ORIGINS } from '#model/images/image-address.ts'
import { REASON_MAX } from '#model/time/week.ts'
import {
  atDomains,
  labels,
  longAddress,
  uploadAt,
} from '#tests/support/samples/sample-addresses.ts'

/** All that the form trims: more than the rules' own trim() knows. */
export const SPACES = Array.from({ length: 0x1_0000 }, (_, code) =>
  String.fromCharCode(code),
).filter((character) => character.trim() === '')
const ALL_SPACES = SPACES.join('')

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
export const wrongValues: Record<FieldKind, (field: AnyField) => [desc: string, value: unknown][]> =
  {
    text: wrongTexts,
    longText: wrongTexts,
    altText: wrongTexts,
    markdown: (field) => [
      ...wrongTexts(field),
      ...['<b>', '</p', '<!--', '<?xml', '<<b>', 'x\n<script>'].map((text): [string, unknown] => [
        JSON.stringify(text),
        text,
      ]),
      ...['javascript:x', 'data:x', '//a.de', '/\\a.de', 'HTTPS://a.de', 'agb', ' /agb', ''].map(
        (address): [string, unknown] => [`a link to ${address}`, `a\n[a](${address})`],
      ),
      ...['{{', '{{}}', '{{phon}}', '{{ phone }}', '{{{phone}}', '{{phone}'].map(
        (text): [string, unknown] => [text, `a\n${text}`],
      ),
    ],
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
    rows: (field) =>
      field.kind === 'rows'
        ? [
            ['a text instead of a list', ''],
            ['null', null],
            ['a map instead of a list', {}],
            ['a number as row', [1]],
            [
              'too many rows',
              Array<string>((field.maxItems ?? 0) + 1).fill(rowOfLength(field.columns, 'x')),
            ],
            ['a cell that is too long', [rowOfLength(field.columns, 'x', 1)]],
            ['a row without a mark', [rowOfLength(field.columns, 'x').slice(1)]],
            ['a row with a cell too many', [`${rowOfLength(field.columns, 'x')}|x`]],
            ['a row without a first cell', [`+${'|'.repeat(field.columns.length)}`]],
            ['two rows in one', [Array(2).fill(rowOfLength(field.columns, 'x')).join('\n')]],
          ]
        : [],
    link: (field) => [
      ...wrongTexts(field),
      ['null', null],
      ['a script as address', 'javascript:alert(1)'],
      ['an address without encryption', 'http://schule.example/'],
      ['a name instead of an address', 'schule.example/a'],
      ['a host of one word', 'https://schule/'],
      ['an address without a path', 'https://schule.example'],
      ['an address with a name and a password', 'https://a:b@schule.example/'],
      ['an address with a space', 'https://schule.example/a b'],
      ['an address with an umlaut', 'https://schule.example/ü'],
      ['an address of two lines', 'https://schule.example/\nhttps://schule.example/'],
      ['an address after something else', ' https://schule.example/'],
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
