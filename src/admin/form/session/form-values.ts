import type { Stored } from '#model/records/decode.ts'
import type { ContentDefinition, Values } from '#model/records/define-content.ts'
import type { AnyField } from '#model/fields/fields.ts'
import { hasHoursProblem } from '#model/fields/hours-problem.ts'
import { problem, problemsOf, type Problem } from '#model/fields/problem.ts'

/** A form's values by field name: plain data, a picture its address. */
export type FormValues = Record<string, unknown>

/** What a form starts with: the record's values or the given ones, lists padded with blank rows. */
export function formValues(
  definition: ContentDefinition,
  start: Readonly<Record<string, unknown>> = definition.initial,
): FormValues {
  return Object.fromEntries(
    Object.entries(definition.fields).map(([name, field]) => [name, padded(field, start[name])]),
  )
}

function padded(field: AnyField, value: unknown): unknown {
  if (!Array.isArray(value) || field.rows === undefined) return value
  const missing = Math.max(0, field.rows - value.length)
  return [...(value as unknown[]), ...Array<string>(missing).fill('')]
}

/** Whether a field means something beside the other values. */
export function applies(
  { appliesWhen = {} }: ContentDefinition,
  name: string,
  values: FormValues,
): boolean {
  const { [name]: condition } = appliesWhen
  return condition === undefined || condition.oneOf.includes(values[condition.field])
}

/** What a save stores: what does not apply is empty. The form keeps it, for whoever chooses again. */
export function savedValues(
  definition: ContentDefinition,
  values: FormValues,
): Values<ContentDefinition> {
  const { fields, schema } = definition
  return schema.cast(
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        applies(definition, name, values) ? value : fields[name]?.initial,
      ]),
    ),
  )
}

/** Problems by field name; none when the values may be saved. */
export function formErrors(
  definition: ContentDefinition,
  values: FormValues,
): Record<string, Problem> {
  const errors = allErrors(definition, values)
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => applies(definition, name, values)),
  )
}

function allErrors(definition: ContentDefinition, values: FormValues): Record<string, Problem> {
  return {
    ...impossible(definition, values),
    ...disordered(definition, values),
    ...problemsOf(definition, values),
    ...missing(definition, values),
  }
}

/** True when a required field is still empty, the specification's "missing fields". */
export const hasMissingFields = (errors: Readonly<Record<string, Problem>>) =>
  Object.values(errors).some((error) => error.problem === 'required')

function missing(definition: ContentDefinition, values: FormValues): Record<string, Problem> {
  const names = Object.entries(definition.fields)
    .filter(([name, field]) => isRequired(field, values) && isBlank(values[name]))
    .map(([name]) => name)
  return Object.fromEntries(names.map((name) => [name, problem('required')]))
}

/** What schema and rules cannot see: hours that end before they begin. */
function impossible(definition: ContentDefinition, values: FormValues): Record<string, Problem> {
  const fields = Object.entries(definition.fields)
  const names = fields.filter(([name, field]) => hasHoursProblem(field, values[name]))
  return Object.fromEntries(
    names.map(([name, { kind }]) => [name, problem(kind === 'week' ? 'wrongHours' : 'wrongDays')]),
  )
}

/** What ends before it has begun. */
function disordered(
  { spans = [] }: ContentDefinition,
  values: FormValues,
): Record<string, Problem> {
  const wrong = spans.filter(
    ([begin, end]) => !isBlank(values[end]) && String(values[end]) <= String(values[begin]),
  )
  return Object.fromEntries(wrong.map(([, end]) => [end, problem('notAfter')]))
}

const isBlank = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '')

/** Stored records may lack a picture's alternative text; whoever saves one has to give it. */
export function isRequired(field: AnyField, values: FormValues): boolean {
  return field.required || (field.kind === 'altText' && !isBlank(values[field.of]))
}

/** A record's new title, and the alternative texts that were as the title until now. */
export function withTitle(
  { fields, title }: ContentDefinition,
  values: FormValues,
  value: unknown,
): FormValues {
  const following = Object.entries(fields)
    .filter(([name, { kind }]) => kind === 'altText' && values[name] === values[title])
    .map(([name]) => name)
  return { ...values, ...Object.fromEntries([title, ...following].map((name) => [name, value])) }
}

/**
 * The values of a draft for a form of today: the definition may have changed since.
 *
 * @param present for fields that the draft does not have, or has in another shape
 */
export function continuedValues(
  { fields }: ContentDefinition,
  present: Stored,
  draft: Stored,
): FormValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { initial }]) => {
      const value = draft[name]
      const fits = value !== undefined && Array.isArray(value) === Array.isArray(initial)
      return [name, fits ? value : present[name]]
    }),
  )
}
