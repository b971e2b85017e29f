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
  const { fields, spans = [] } = definition
  const invalid = problemsOf(definition, values)
  const endsFirst = (name: string) =>
    spans.some(([begin, end]) => end === name && String(values[end]) <= String(values[begin]))

  function problemOf(name: string, field: AnyField): Problem | undefined {
    const value = values[name]
    if (isRequired(field, values) && isBlank(value)) return problem('required')
    if (invalid[name]) return invalid[name]
    if (!isBlank(value) && endsFirst(name)) return problem('notAfter')
    // What schema and rules cannot see: hours that end before they begin.
    if (!hasHoursProblem(field, value)) return undefined
    return problem(field.kind === 'week' ? 'wrongHours' : 'wrongDays')
  }

  const found = Object.entries(fields).flatMap(([name, field]) => {
    const about = applies(definition, name, values) && problemOf(name, field)
    return about ? [[name, about] as const] : []
  })
  return Object.fromEntries(found)
}

/** True when a required field is still empty, the specification's "missing fields". */
export const hasMissingFields = (errors: Readonly<Record<string, Problem>>) =>
  Object.values(errors).some((error) => error.problem === 'required')

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
  // No other field: what has changed since these values were shown stays.
  return Object.fromEntries([title, ...following].map((name) => [name, value]))
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
