import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#admin/messages/use-messages.ts'
import { announcePublished } from '#admin/publication/announce-published.ts'
import { orderContent } from '#firebase/content/order-content.ts'
import type { Content, ContentDefinition } from '#model/records/define-content.ts'
import { toast } from '#ui/toast/toast.ts'

/** Moves that are saved one after the other. */
interface Saves {
  running: boolean
  /** The orders, with the one before, that the listener may bring on its way to the latest. */
  known: Set<string>
  /** The records that they move: the list may still have them where they were. */
  touched: Set<string>
  latest: string
  heard: string
}

/** Over once the latest order is heard, or one that is not from here. */
function forgetOnceOver({ running, known, touched, latest, heard }: Saves): boolean {
  const over = !running && (heard === latest || !known.has(heard))
  if (over) {
    known.clear()
    touched.clear()
  }
  return over
}

/**
 * A list's order, as staff move its records: shown at once, saved one move after the other, and put
 * back as it is stored when saving fails. What was saved stays until the list's listener has heard of
 * it: the next move would otherwise be made from an older order, and take this one back.
 */
export function useOrder(
  definition: ContentDefinition,
  records: readonly Content<ContentDefinition>[],
) {
  const messages = useMessages()
  const stored = records.map(({ id }) => id)
  const [moved, setMoved] = useState<readonly string[]>()
  // The latest that is to be saved.
  const wanted = useRef<readonly string[]>(undefined)
  const shown = merged(moved, stored)
  const key = stored.join()
  const saves = useRef<Saves>({
    running: false,
    known: new Set(),
    touched: new Set(),
    latest: key,
    heard: key,
  })

  // What was moved is heard, or somebody else has moved it: the store's order counts again.
  useEffect(() => {
    saves.current.heard = key
    if (forgetOnceOver(saves.current)) setMoved(undefined)
  }, [key])

  async function move(ids: readonly string[]): Promise<void> {
    const { current } = saves
    for (const [place, id] of ids.entries()) if (shown[place] !== id) current.touched.add(id)
    setMoved(ids)
    wanted.current = ids
    if (current.running) return
    current.running = true
    current.known.add(current.heard)
    const places = new Map(records.map(({ id, order_index }) => [id, order_index]))
    const mayMove = (id: string, place: number) =>
      current.touched.has(id) || places.get(id) !== place
    try {
      while (wanted.current) {
        const next: readonly string[] = wanted.current
        wanted.current = undefined
        current.latest = next.join()
        current.known.add(current.latest)
        await orderContent(definition, next, mayMove)
      }
      current.running = false
      if (forgetOnceOver(current)) setMoved(undefined)
      void announcePublished(messages)
    } catch (error) {
      console.error('Failed to save the order', error)
      toast.error(messages.records.orderNotSaved)
      wanted.current = undefined
      current.running = false
      current.known.clear()
      current.touched.clear()
      setMoved(undefined)
    }
  }

  return { ids: shown, move, saving: moved !== undefined }
}

/** What is being saved, without what was deleted meanwhile, and with what is new at its end. */
function merged(moved: readonly string[] | undefined, stored: readonly string[]) {
  if (!moved) return stored
  const there = new Set(stored)
  const known = new Set(moved)
  return [...moved.filter((id) => there.has(id)), ...stored.filter((id) => !known.has(id))]
}
