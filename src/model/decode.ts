import { ValidationError } from 'yup'
import type { Content, ContentDefinition } from '#model/define-content.ts'
import type { AnyField } from '#model/fields.ts'

type Stored = Readonly<Record<string, unknown>>
export type Decoded<D extends ContentDefinition> =
  { ok: true; record: Content<D> } | { ok: false; reason: string }

/**
 * Reads one stored document without throwing, so that a broken one cannot empty a list.
 * A missing or null field takes its initial value; unknown fields are left out.
 *
 * @param stored the document's data, timestamps already turned into `Date`s
 */
export function decode<D extends ContentDefinition>(
  definition: D,
  id: string,
  stored: Stored,
): Decoded<D> {
  const values = Object.fromEntries(
    Object.entries(definition.fields).map(([name, field]) => [
      name,
      plain(field, stored[name]) ?? field.initial,
    ]),
  )
  try {
    definition.schema.validateSync(values, { strict: true })
  } catch (error) {
    if (error instanceof ValidationError) return { ok: false, reason: error.message }
    throw error
  }
  const record = { ...values, id, ...timestamps(stored) } as unknown as Content<D>
  return { ok: true, record }
}

/** What older or other writers stored in another shape. */
function plain(field: AnyField, value: unknown): unknown {
  if (field.kind === 'hours' && typeof value === 'object' && value !== null) {
    return 'hours' in value ? value.hours : value
  }
  if (field.kind === 'icon' && typeof value === 'string' && !field.names.includes(value)) {
    return field.fallback
  }
  return value
}

function timestamps(stored: Stored) {
  const date = (value: unknown) => (value instanceof Date ? value : null)
  return { created_at: date(stored['created_at']), updated_at: date(stored['updated_at']) }
}
