import { storedValues, type Stored } from '#model/decode.ts'
import type { ContentDefinition, Values } from '#model/define-content.ts'

/**
 * The fields that a save has to write: those that were changed, and those that the stored document
 * lacks or holds in an older shape, so that it fits its definition afterwards.
 *
 * @param stored the document's data as it is now
 * @param opened the values that the form began with; undefined writes all fields
 */
export function fieldsToWrite<D extends ContentDefinition>(
  definition: D,
  stored: Stored,
  opened: Stored | undefined,
  values: Values<D>,
): Stored {
  const read = storedValues(definition, stored)
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !isSame(value, opened?.[name]) || !isSame(read[name], stored[name]),
    ),
  )
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
