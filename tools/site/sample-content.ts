import type { PrerenderedContent } from '#model/records/prerendered-content.ts'
import { prerenderedRecord } from '../prerender/other-words.ts'
import { shownRecords } from '#model/records/shown-records.ts'
import { samples } from '../seed-data/index.ts'

/**
 * The samples as the store will give them once the emulators have started, which they do after the
 * site was built; under `npm test` in other words.
 */
export function sampleContent(): PrerenderedContent {
  const records = samples.map(({ definition, records }) => {
    const documents = Object.entries(records).map(
      // Written oldest first.
      ([id, values], age) =>
        [id, { ...sample(definition, values), created_at: new Date(age) }] as const,
    )
    return [definition.collection, shownRecords(definition, documents)] as const
  })
  return { at: new Date().toISOString(), records: Object.fromEntries(records) }
}

type Sample = (typeof samples)[number]

const sample = (definition: Sample['definition'], values: object) =>
  prerenderedRecord(definition, definition.schema.cast(values))
