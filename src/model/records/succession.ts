/** Records of which the next one of the same kind takes the place of the one before it, on its day. */
export interface Succession<Name extends string = string> {
  /** What records have in common that succeed each other. */
  readonly of: Name
  /** The day, `YYYY-MM-DD`, from which one is in force. */
  readonly from: Name
}

type Values = Readonly<Record<string, unknown>>

/**
 * Those in force on a day: of each kind's that have begun, the last one. Of two that begin on the same
 * day, the first in the list: where the latest day is first, the one that was made later.
 *
 * @param shown that visitors may see
 * @param day in Germany, `YYYY-MM-DD`
 */
export function inForce<R extends Values>(
  { of, from }: Succession,
  shown: readonly R[],
  day: string,
): R[] {
  const latest = new Map<unknown, R>()
  for (const record of shown) {
    const known = latest.get(record[of])
    const begins = String(record[from])
    if (begins <= day && (!known || begins > String(known[from]))) latest.set(record[of], record)
  }
  return [...latest.values()]
}
