import type { Records } from '#admin/emptied-sections.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import { inForce } from '#model/records/succession.ts'
import { berlinDay } from '#model/time/berlin-time.ts'

/**
 * A record in force that a change dates to a later day: until then, visitors would read the one before
 * it. Undefined where there is none; one that is hidden is not moved.
 */
export function movedAway(
  { publicWhen, succession }: ContentDefinition,
  before: Records,
  after: Records,
  now: Date,
): { readonly id: string; readonly day: string } | undefined {
  if (!succession) return undefined
  const today = berlinDay(now)
  const shown = (records: Records) =>
    records.filter((record) => !publicWhen || record[publicWhen] === true)
  const present = inForce(succession, shown(before), today).map(({ id }) => id)
  return shown(after)
    .map((record) => ({ id: record.id, day: String(record[succession.from]) }))
    .find(({ id, day }) => present.includes(id) && day > today)
}
