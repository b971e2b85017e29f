import type { ContentDefinition } from '#model/records/define-content.ts'
import type { ContentResource } from '#ui/content-resource.ts'

/** The type of a record: of those with a form of their own, each has one. */
export function resourceOf(
  resources: readonly ContentResource[],
  collection: string,
  id: string,
): ContentResource | undefined {
  return resources.find(
    ({ definition: { single, ...definition } }) =>
      definition.collection === collection && (single === undefined || single === id),
  )
}

/** As the back office shows a record. */
export function definitionOf(
  resources: readonly ContentResource[],
  collection: string,
  id: string,
): ContentDefinition | undefined {
  return resourceOf(resources, collection, id)?.definition
}
