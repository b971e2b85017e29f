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
