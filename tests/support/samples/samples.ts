import type { ContentDefinition } from '#model/records/define-content.ts'
import type { AnyField, FieldKind } from '#model/fields/fields.ts'

export type Document = Record<string, unknown>

const samples = {
  text: ({ max }) => 'Beispiel davon'.slice(0, max).trim(),
  longText: () => 'Ein längeres Beispiel,\nüber zwei Zeilen.',
  markdown: (field) =>
    `## Ein Beispiel\n\nMit **Wörtern**, einem [Link](/agb)${field.kind === 'markdown' ? ` und {{${Object.keys(field.placeholders)[0]}}}` : ''}.\n\n- Eins`,
  altText: () => 'Ein blaues Auto vor der Fahrschule',
  textList: () => ['Erstens', 'Zweitens'],
  rows: (field) =>
    field.kind === 'rows'
      ? ['+', '-'].map((mark) =>
          [mark, ...field.columns.map(({ max }) => 'Beispiel'.slice(0, max))].join('|'),
        )
      : [],
  email: () => 'buero@schule.example',
  link: () => 'https://www.instagram.com/fahrschule',
  hours: () => 'Montag: 8–20 Uhr\nSonntag: geschlossen',
  week: () => [...Array<string>(5).fill('08:00-12:00 13:00-18:00'), '09:00-17:00', ''],
  specialDays: () => ['2026-12-24/2026-12-31|closed|Betriebsferien'],
  image: () => '/uploads/course-b.webp',
  integer: (field) => ('min' in field ? Math.max(3, field.min) : 3),
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

/** A value that a field may hold. */
export const sampleValue = (field: AnyField): unknown => samples[field.kind](field)

/** A well-formed document of any content type, without its timestamps. */
export function sampleOf(definition: ContentDefinition): Document {
  return Object.fromEntries(
    Object.entries(definition.fields).map(([name, field]) => [name, sampleValue(field)]),
  )
}

/** A document and what is special about it. */
export interface Case {
  readonly desc: string
  /** The field that it is about; none where it is about the whole. */
  readonly field?: string
  readonly document: Document
}

/** As it is read: a field that may be missing counts as its initial value. */
export function completed({ fields }: ContentDefinition, document: Document): Document {
  const optional = Object.entries(fields).filter(([, { required }]) => !required)
  return {
    ...Object.fromEntries(optional.map(([name, { initial }]) => [name, initial])),
    ...document,
  }
}

/** The same without some of its fields. */
export const without = (document: Document, names: readonly string[]) =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !names.includes(name)))
