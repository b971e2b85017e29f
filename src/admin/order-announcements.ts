import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core'

/** What a screen reader says while a row is moved by keys. */
export function orderAnnouncements(
  nameOf: (id: string) => string,
  ids: readonly string[],
): NonNullable<DndContextProps['accessibility']> {
  const name = (id: UniqueIdentifier) => nameOf(String(id))
  const place = (id: UniqueIdentifier) => `position ${ids.indexOf(String(id)) + 1} of ${ids.length}`
  return {
    screenReaderInstructions: {
      draggable:
        'Press space to lift the row, the arrow keys to move it, space again to put it down, and escape to leave it where it was.',
    },
    announcements: {
      onDragStart: ({ active }) => `${name(active.id)} is lifted, ${place(active.id)}.`,
      onDragOver: ({ active, over }) =>
        over ? `${name(active.id)} is over ${place(over.id)}.` : undefined,
      onDragEnd: ({ active, over }) =>
        over ? `${name(active.id)} is put down, ${place(over.id)}.` : undefined,
      onDragCancel: ({ active }) => `${name(active.id)} stays where it was.`,
    },
  }
}
