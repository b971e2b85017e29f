import type { Content, ContentDefinition } from '#model/records/define-content.ts'
import { inForce } from '#model/records/succession.ts'
import { berlinDay } from '#model/time/berlin-time.ts'
import type { ContentResource } from '#ui/content-resource.ts'

export type Records = readonly Content<ContentDefinition>[]

/**
 * Where visitors would find something before a change and nothing after it: the values that records
 * have in common that succeed each other, of all other types an empty text for their one section.
 */
export function emptiedSections(
  resource: ContentResource,
  before: Records,
  after: Records,
  now: Date,
): string[] {
  const { succession } = resource.definition
  const sections = (records: Records) =>
    seenBy(resource, records, now).map((record) =>
      succession ? String(record[succession.of]) : '',
    )
  const left = sections(after)
  return [...new Set(sections(before))].filter((section) => !left.includes(section))
}

function seenBy({ definition, seen }: ContentResource, records: Records, now: Date): Records {
  const { publicWhen, succession } = definition
  const shown = publicWhen ? records.filter((record) => record[publicWhen] === true) : records
  if (succession) return inForce(succession, shown, berlinDay(now))
  return seen ? seen(shown, now) : shown
}
