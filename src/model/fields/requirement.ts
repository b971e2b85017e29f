/** Fields that a record must not lack once it is shown: plain data, of which schema and rules are made. */
export interface Requirement<Name extends string = string> {
  /** The flag that shows it. */
  readonly shown: Name
  /** The choice that decides which fields are needed, and the values that need these. */
  readonly choice: Name
  readonly oneOf: readonly string[]
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
    ({ shown, choice, oneOf, needs }) =>
      needs.includes(field) && values[shown] === true && oneOf.includes(String(values[choice])),
  )
}
