import type { FormValues } from '#admin/form/session/form-values.ts'
import type { Content, ContentDefinition } from '#model/records/define-content.ts'
import type { AnyField } from '#model/fields/fields.ts'
import { withUnit } from '#model/fields/unit.ts'

/**
 * What the site would show of a form's values right now, whether or not they may be saved: what is no
 * value of its kind is as in an empty form.
 */
export function shownRecord(
  definition: ContentDefinition,
  values: FormValues,
): Content<ContentDefinition> {
  const shown: FormValues = {}
  for (const [name, field] of Object.entries(definition.fields)) {
    shown[name] = shownValue(field, values[name])
  }
  return { ...shown, id: definition.single ?? 'preview', created_at: null, updated_at: null }
}

function shownValue(field: AnyField, value: unknown): unknown {
  switch (field.kind) {
    case 'textList':
    case 'dateList':
      return Array.isArray(value) ? value.filter((entry) => String(entry).trim()) : field.initial
    case 'integer':
    case 'rating':
    case 'percent':
    case 'amount':
      return typeof value === 'number' && value >= field.min && value <= field.max
        ? value
        : field.initial
    case 'text':
      return typeof value === 'string' ? withUnit(value.trim(), field.unit) : field.initial
    case 'image':
      return value || field.initial
    default:
      return typeof value === typeof field.initial ? value : field.initial
  }
}
