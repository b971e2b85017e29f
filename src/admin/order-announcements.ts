import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core'

/** What a screen reader says while a row is moved by keys. */
export function orderAnnouncements(
  nameOf: (id: string) => string,
  ids: readonly string[],
): NonNullable<DndContextProps['accessibility']> {
  const name = (id: UniqueIdentifier) => nameOf(String(id))
  const place = (id: UniqueIdentifier) => `position ${ids.indexOf(String(id)) + 1} of ${ids.length}`
  const lifted = (id: UniqueIdentifier) => `${name(id)} is lifted, ${place(id)}.`
  return {
    screenReaderInstructions: {
      draggable:
        'Press space to lift the row, the arrow keys to move it, space again to put it down, and escape to leave it where it was.',
    },
    announcements: {
      onDragStart: ({ active }) => lifted(active.id),
      // Called right after the start as well, for the row's own place.
      onDragOver: ({ active, over }) => {
        if (!over) return undefined
        if (over.id === active.id) return lifted(active.id)
        return `${name(active.id)} is over ${place(over.id)}.`
      },
      onDragEnd: ({ active, over }) =>
        over ? `${name(active.id)} is put down, ${place(over.id)}.` : undefined,
      onDragCancel: ({ active }) => `${name(active.id)} stays where it was.`,
    },
  }
}
