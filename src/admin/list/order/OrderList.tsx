import { useState } from 'react'
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DndContextProps,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { OrderRow, orderRows } from '#admin/list/order/OrderRow.tsx'
import { useOrder } from '#admin/list/order/use-order.ts'
import type { Messages } from '#admin/messages/en.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import type { Content, ContentDefinition } from '#model/records/define-content.ts'

interface OrderListProps {
  definition: ContentDefinition
  /** All of the list. */
  records: readonly Content<ContentDefinition>[]
  /** The part of it that is on this page. */
  from: number
  count: number
}

/** A press is a press until the pointer has moved that far, in pixels. */
const DRAG_FROM = 4

/** The records of a list, to be put in an order: by dragging, by buttons, by keys. */
export default function OrderList({ definition, records, from, count }: OrderListProps) {
  const { records: words } = useMessages()
  const { ids, move, saving } = useOrder(definition, records)
  const onPage = ids.slice(from, from + count)
  const [said, setSaid] = useState('')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const nameOf = (id: string) => {
    const name = records.find((record) => record.id === id)?.[definition.title]
    return typeof name === 'string' ? name : id
  }

  /** Dragging is said by what drags. */
  function press(id: string, to: number) {
    if (moveTo(id, to)) setSaid(words.moved(nameOf(id), to + 1, ids.length))
  }

  function moveTo(id: string, to: number): boolean {
    const place = ids.indexOf(id)
    if (place === to || place < 0 || to < 0 || to >= ids.length) return false
    void move(arrayMove([...ids], place, to))
    return true
  }

  function drop({ active, over }: DragEndEvent) {
    if (over) moveTo(String(active.id), ids.indexOf(String(over.id)))
  }

  return (
    <>
      <Typography id="how-to-order" sx={{ color: 'text.secondary' }}>
        {words.howToOrder}
      </Typography>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={orderAnnouncements(words, nameOf, ids)}
      >
        <SortableContext items={onPage} strategy={verticalListSortingStrategy}>
          <Paper component="ol" variant="outlined" sx={orderRows}>
            {onPage.map((id, index) => (
              <OrderRow
                key={id}
                id={id}
                name={nameOf(id)}
                index={from + index}
                last={ids.length - 1}
                moveTo={press}
              />
            ))}
          </Paper>
        </SortableContext>
      </DndContext>
      <Box component="p" role="status" sx={hidden}>
        {said}
      </Box>
      <Typography variant="body2" aria-hidden sx={{ color: 'text.secondary', minHeight: '1.5em' }}>
        {saving ? words.saving : ''}
      </Typography>
    </>
  )
}

/** For screen readers alone. */
const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  m: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/** What a screen reader says while a row is moved by keys. */
function orderAnnouncements(
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
