import type { Stored } from '#model/records/decode.ts'

/** What every SDK of Firebase makes of a stored time; the model knows none of them. */
interface StoredTime {
  toDate(): Date
}

const isTime = (value: unknown): value is StoredTime =>
  typeof value === 'object' && value !== null && 'toDate' in value

/** @returns null for anything else, as a server's time that is still on its way */
export const dateOf = (value: unknown): Date | null => (isTime(value) ? value.toDate() : null)

/** A document's data with a `Date` for each stored time. */
export const withDates = (data: Stored): Stored =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, isTime(value) ? value.toDate() : value]),
  )
