/** What one field of a record holds: a flag that is set, one of some texts, a day in a span of time. */
export type Condition<Name extends string = string> =
  | { readonly field: Name; readonly isSet: true }
  | { readonly field: Name; readonly oneOf: readonly string[] }
  /** `YYYY-MM-DD`; `before` is not in the span any more. */
  | { readonly field: Name; readonly from?: string; readonly before?: string }

/** Fields that some records must have, such as those that are shown: plain data, of which schema and rules are made. */
export interface Requirement<Name extends string = string> {
  /** All of it. */
  readonly when: readonly Condition<Name>[]
  /** Fields of kinds that may be null otherwise. */
  readonly needs: readonly Name[]
}

/** Whether a record with these values must not lack the field. */
export function isNeeded(
  requirements: readonly Requirement[],
  field: string,
  values: Readonly<Record<string, unknown>>,
): boolean {
  return requirements.some(
    ({ when, needs }) => needs.includes(field) && when.every((each) => isMet(each, values)),
  )
}

function isMet(condition: Condition, values: Readonly<Record<string, unknown>>): boolean {
  const { [condition.field]: value } = values
  if ('isSet' in condition) return value === true
  const text = String(value)
  if ('oneOf' in condition) return condition.oneOf.includes(text)
  const { from = '', before } = condition
  return text >= from && (before === undefined || text < before)
}
