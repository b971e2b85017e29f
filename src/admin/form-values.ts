import { ValidationError } from 'yup'
import type { ContentDefinition } from '#model/define-content.ts'
import type { AnyField } from '#model/fields.ts'
import { ChosenImage } from '#model/image-file.ts'
import { problemsIn, type Problem } from '#model/problem.ts'

/** A form's values by field name; a newly chosen picture is a `ChosenImage` until it is uploaded. */
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
  if (field.kind !== 'textList' || !Array.isArray(value)) return value
  const missing = Math.max(0, (field.rows ?? 0) - value.length)
  return [...(value as unknown[]), ...Array<string>(missing).fill('')]
}

/** Problems by field name; none when the values may be saved. */
export function formErrors(
  definition: ContentDefinition,
  values: FormValues,
): Record<string, Problem> {
  try {
    definition.schema.validateSync(withUploadsDone(values), { abortEarly: false })
    return {}
  } catch (error) {
    if (error instanceof ValidationError) return problemsIn(error)
    throw error
  }
}

/** A chosen picture counts as the address it is going to have. */
function withUploadsDone(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value instanceof ChosenImage ? '/upload' : value,
    ]),
  )
}

/** True when a required field is still empty, the specification's "missing fields". */
export function hasMissingFields(definition: ContentDefinition, values: FormValues): boolean {
  return Object.entries(definition.fields).some(([name, field]) => {
    const value = values[name]
    return field.required && (value === null || (typeof value === 'string' && value.trim() === ''))
  })
}
