import { object, type Schema, type ValidateOptions } from 'yup'
import type { AnyField, Fields } from '#model/fields/fields.ts'
import type { Words } from '#model/words/language.ts'
import type { Labels, OwnMessagesByLanguage } from '#model/words/messages.ts'
import { problem } from '#model/fields/problem.ts'
import type { Succession } from '#model/records/succession.ts'
import { isNeeded, type Requirement } from '#model/fields/requirement.ts'

/** So many records of a type are read at once; the security rules refuse whoever asks for more, or for all. */
export const MOST_RECORDS = 500

type ValueOf<F extends AnyField> = F['initial']

/** What a form edits and a write sends: the fields alone; of an unknown type, anything. */
type ValuesOf<F extends Fields> = string extends keyof F
  ? Record<string, unknown>
  : { -readonly [K in keyof F]: ValueOf<F[K]> }

/** The part of a yup object schema that is used; as methods, so that it fits the general type. */
interface ValuesSchema<V> {
  /**
   * Trims texts, drops blank list entries and unknown fields.
   *
   * @param options without `assert`, a value of another type than its field's is no error
   */
  cast(values: unknown, options?: { readonly assert: false }): V
  /** @throws ValidationError in the words of the fields */
  validateSync(values: unknown, options?: ValidateOptions): V
  isValidSync(values: unknown, options?: ValidateOptions): boolean
}

/** The choice or flag beside which a field means something, and with which values of it. */
interface Applies<Name extends string> {
  readonly field: Name
  readonly oneOf: readonly unknown[]
}

/** Fields under one heading in the form. */
export interface FieldsPart<Name extends string = string> {
  readonly heading: Words
  readonly fields: readonly Name[]
  /** Closed as long as nothing is filled in. */
  readonly folded?: boolean
}

interface ContentSpec<F extends Fields> {
  readonly collection: string
  readonly labels: Labels
  /** The field that names a record in headings and confirmations. */
  readonly title: keyof F & string
  /** By its creation, unless said otherwise. */
  readonly order?: {
    readonly by: (keyof F & string) | 'created_at'
    readonly direction: 'asc' | 'desc'
  }
  readonly fields: F
  readonly messages?: OwnMessagesByLanguage
  /** The form of a record that there is not leads to the list without a word. */
  readonly quietIfMissing?: boolean
  /** The flag that a record must carry to be seen by visitors. */
  readonly publicWhen?: keyof F & string
  /** Where records take each other's place on a day. */
  readonly succession?: Succession<keyof F & string>
  /** What records need beside their required fields, before they are shown, for example. */
  readonly requirements?: readonly Requirement<keyof F & string>[]
  /**
   * Fields, none of them required, that mean something only beside a value of another one. Where they
   * do not, the form leaves them out and saves them empty.
   */
  readonly appliesWhen?: Readonly<Partial<Record<keyof F & string, Applies<keyof F & string>>>>
  /** Parts of a long form. A field of none stands by itself. */
  readonly parts?: readonly FieldsPart<keyof F & string>[]
  /**
   * Days or times of day that end what another field begins. Forms refuse an end before the beginning;
   * a stored one is not refused, so whatever reads the records has to bear it.
   */
  readonly spans?: readonly (readonly [begin: keyof F & string, end: keyof F & string])[]
  /** The id of the only record: the type has a form and no list. */
  readonly single?: string
  /** The same where there are several such records, each with a form of its own. */
  readonly ids?: readonly string[]
  /** The segment in `/admin/…` where it is not the collection with hyphens. */
  readonly path?: string
  /** What the dashboard offers of this type. */
  readonly dashboard?: readonly ('count' | 'add')[]
  /** Saving is not offered before the required fields are filled in. */
  readonly saveWhenComplete?: boolean
}

/** A content type, described once: list, form, rules tests and converter are made from it. */
export interface ContentDefinition<F extends Fields = Fields> extends ContentSpec<F> {
  readonly order: NonNullable<ContentSpec<F>['order']>
  readonly path: string
  readonly schema: ValuesSchema<ValuesOf<F>>
  readonly initial: ValuesOf<F>
}

export type Values<D extends ContentDefinition> = ValuesOf<D['fields']>

/** A stored record as the screens see it: plain values and `Date`s. */
export type Content<D extends ContentDefinition> = Values<D> & {
  readonly id: string
  /** How often its content was changed; absent where it is older than its history. */
  readonly rev?: number
  /** Its place, where staff have put the list in an order of their own. */
  readonly order_index?: number
  readonly created_at: Date | null
  readonly updated_at: Date | null
}

export function defineContent<F extends Fields>(spec: ContentSpec<F>): ContentDefinition<F> {
  const entries = Object.entries(spec.fields)
  const pick = (read: (field: AnyField, name: string) => unknown) =>
    Object.fromEntries(entries.map(([name, field]) => [name, read(field, name)]))
  const { requirements = [] } = spec
  const ids = spec.ids ?? (spec.single === undefined ? undefined : [spec.single])
  return {
    order: { by: 'created_at', direction: 'asc' },
    ...spec,
    ...(ids && { ids }),
    path: spec.path ?? spec.collection.replaceAll('_', '-'),
    schema: object(
      pick(({ schema }, name) =>
        requirements.some(({ needs }) => needs.includes(name))
          ? whole(schema, name, requirements)
          : schema,
      ) as never,
    ).noUnknown(),
    initial: pick((field) => field.initial) as ValuesOf<F>,
  }
}

/** Refuses null in records that need the field. */
function whole(schema: Schema, name: string, requirements: readonly Requirement[]): Schema {
  return schema.test(
    'needed',
    problem('incomplete'),
    (value, { parent }) =>
      value !== null || !isNeeded(requirements, name, parent as Record<string, unknown>),
  )
}
