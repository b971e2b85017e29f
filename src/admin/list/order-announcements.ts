import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core'
import type { Messages } from '#admin/messages/en.ts'

/** What a screen reader says while a row is moved by keys. */
export function orderAnnouncements(
  words: Messages['records'],
  nameOf: (id: string) => string,
  ids: readonly string[],
): NonNullable<DndContextProps['accessibility']> {
  const name = (id: UniqueIdentifier) => nameOf(String(id))
  const place = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1
  const lifted = (id: UniqueIdentifier) => words.lifted(name(id), place(id), ids.length)
  return {
    screenReaderInstructions: {
      draggable: words.howToOrderByKeys,
    },
    announcements: {
      onDragStart: ({ active }) => lifted(active.id),
      // Called right after the start as well, for the row's own place.
      onDragOver: ({ active, over }) => {
        if (!over) return undefined
        if (over.id === active.id) return lifted(active.id)
        return words.over(name(active.id), place(over.id), ids.length)
      },
      onDragEnd: ({ active, over }) =>
        over ? words.putDown(name(active.id), place(over.id), ids.length) : undefined,
      onDragCancel: ({ active }) => words.left(name(active.id)),
    },
  }
}
