import { arrayMove } from '@dnd-kit/sortable'
import type { OpenDraft } from '#admin/page-editor/use-page-draft.ts'
import { useContent } from '#data/content/content-store.ts'
import type { ContentDefinition } from '#model/define-content.ts'

export interface ListOrder {
  readonly ids: readonly string[]
  readonly all: number
  readonly canMove: (id: string, by: number) => boolean
  /** @returns the new place, from 0; undefined when there is none that way */
  readonly move: (id: string, by: number) => number | undefined
  readonly moveTo: (id: string, place: number) => void
}

/** The order of a type's records on the page, with the draft laid over it. */
export function useListOrder(definition: ContentDefinition, draft: OpenDraft): ListOrder {
  const ids = useContent(definition).records.map(({ id }) => id)
  const placeAfter = (id: string, by: number) => {
    const place = ids.indexOf(id) + by
    return ids.includes(id) && place >= 0 && place < ids.length ? place : undefined
  }
  const moveTo = (id: string, place: number) =>
    draft.order(definition.collection, arrayMove(ids, ids.indexOf(id), place))
  return {
    ids,
    all: ids.length,
    canMove: (id, by) => placeAfter(id, by) !== undefined,
    move: (id, by) => {
      const place = placeAfter(id, by)
      if (place !== undefined) moveTo(id, place)
      return place
    },
    moveTo,
  }
}
