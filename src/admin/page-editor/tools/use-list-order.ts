import { arrayMove } from '@dnd-kit/sortable'
import type { OpenDraft } from '#admin/page-editor/draft/use-page-draft.ts'
import { useContent } from '#firebase/content/content-store.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'

/** The order of a type's records on the page, with the draft laid over it. */
export function useListOrder(definition: ContentDefinition, draft: OpenDraft) {
  const ids = useContent(definition).records.map(({ id }) => id)
  const placeAfter = (id: string, by: number) => {
    const place = ids.indexOf(id) + by
    return ids.includes(id) && place >= 0 && place < ids.length ? place : undefined
  }
  return {
    all: ids.length,
    canMove: (id: string, by: number) => placeAfter(id, by) !== undefined,
    /** @returns the new place, from 0; undefined when there is none that way */
    move: (id: string, by: number) => {
      const place = placeAfter(id, by)
      if (place === undefined) return undefined
      draft.order(definition.collection, arrayMove(ids, ids.indexOf(id), place))
      return place
    },
  }
}
