import type { FormValues } from '#admin/form/session/form-values.ts'
import type { Content, ContentDefinition } from '#model/records/define-content.ts'
import type { AnyField } from '#model/fields/fields.ts'

/**
 * What the site would show of a form's values right now, whether or not they may be saved: as a save
 * would store them, but for numbers that are none or beyond their limits, which are as in an empty form.
 */
export function shownRecord(
  { fields, schema, single }: ContentDefinition,
  values: FormValues,
): Content<ContentDefinition> {
  const stored = schema.cast(values, { assert: false })
  const shown: FormValues = {}
  for (const [name, field] of Object.entries(fields)) shown[name] = shownValue(field, stored[name])
  return { ...shown, id: single ?? 'preview', created_at: null, updated_at: null }
}

function shownValue(field: AnyField, value: unknown): unknown {
  const isBeyond = 'min' in field && !(Number(value) >= field.min && Number(value) <= field.max)
  return isBeyond ? field.initial : (value ?? field.initial)
}
