import type { ContentDefinition } from '#model/records/define-content.ts'
import type { ContentResource } from '#ui/content-resource.ts'

/** As the back office shows a record: of those with a form of their own, each has a definition. */
export function definitionOf(
  resources: readonly ContentResource[],
  collection: string,
  id: string,
): ContentDefinition | undefined {
  return resources
    .map(({ definition }) => definition)
    .find(
      ({ single, ...definition }) =>
        definition.collection === collection && (single === undefined || single === id),
    )
}
