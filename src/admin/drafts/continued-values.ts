import type { FormValues } from '#admin/form/form-values.ts'
import type { Stored } from '#model/decode.ts'
import type { ContentDefinition } from '#model/define-content.ts'

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
