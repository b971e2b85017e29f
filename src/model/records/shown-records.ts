import { decode, sorted } from '#model/records/decode.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import { withDates } from '#model/records/stored-dates.ts'

/** A document's data by its id. */
export type Documents = readonly (readonly [id: string, data: Readonly<Record<string, unknown>>])[]

/**
 * What visitors see of these documents, in its order and without the timestamps, which no page shows.
 * A broken one is left out.
 */
export function shownRecords(definition: ContentDefinition, documents: Documents) {
  const { fields, publicWhen } = definition
  const decoded = documents.map(([id, data]) => decode(definition, id, withDates(data)))
  const { records } = sorted(definition, decoded)
  const shown = publicWhen ? records.filter((record) => record[publicWhen] === true) : records
  return shown.map((record) => ({
    id: record.id,
    ...Object.fromEntries(Object.keys(fields).map((name) => [name, record[name]])),
  }))
}
