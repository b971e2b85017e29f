import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
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
import { orderAnnouncements } from '#admin/list/order-announcements.ts'
import { OrderRow, orderRows, type MoveByPress } from '#admin/list/OrderRow.tsx'
import { useGradually } from '#admin/list/use-gradually.ts'
import { useOrder } from '#admin/list/use-order.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import type { Content, ContentDefinition } from '#model/define-content.ts'

interface OrderListProps {
  definition: ContentDefinition
  /** All of the list. */
  records: readonly Content<ContentDefinition>[]
  /** The part of it that is on this page. */
  from: number
  count: number
}

/** Each has four buttons. */
const ROWS_AT_A_TIME = 2
/** A press is a press until the pointer has moved that far, in pixels. */
const DRAG_FROM = 4
// The same objects each time, or each rendering would render all rows anew.
const pointer = { activationConstraint: { distance: DRAG_FROM } }
const keyboard = { coordinateGetter: sortableKeyboardCoordinates }

/** The records of a list, to be put in an order: by dragging, by buttons, by keys. */
export default function OrderList({ definition, records, from, count }: OrderListProps) {
  const { records: words } = useMessages()
  const { ids, latest, move, saving } = useOrder(definition, records)
  const onPage = ids.slice(from, from + count).map((id) => ({ id }))
  const shown = useGradually(onPage, ROWS_AT_A_TIME).map(({ id }) => id)
  const key = shown.join()
  // The same array while it holds the same, for the same reason as the sensors.
  const items = useMemo(() => key.split(','), [key])
  const [said, setSaid] = useState('')
  const sensors = useSensors(useSensor(PointerSensor, pointer), useSensor(KeyboardSensor, keyboard))
  const byId = useMemo(() => new Map(records.map((record) => [record.id, record])), [records])
  const nameOf = (id: string) => {
    const name = byId.get(id)?.[definition.title]
    return typeof name === 'string' ? name : id
  }

  /** @param target for a place, the place to move the record to */
  function moveTo(id: string, target: (place: number) => number) {
    const order = latest()
    const place = order.indexOf(id)
    const to = target(place)
    if (place === to || place < 0 || to < 0 || to >= order.length) return
    setSaid(words.moved(nameOf(id), to + 1, order.length))
    void move(arrayMove([...order], place, to))
  }

  // The same function each time, or a move would render the buttons of all rows anew. All rows are
  // rendered in steps: the next press may come before, and is made from the order asked for.
  const byPress = useRef(moveTo)
  useEffect(() => {
    byPress.current = moveTo
  })
  const press: MoveByPress = useCallback(
    (id, target) => startTransition(() => byPress.current(id, target)),
    [],
  )

  // At once, or the record would be seen where it was taken from.
  function drop({ active, over }: DragEndEvent) {
    if (over) moveTo(String(active.id), () => ids.indexOf(String(over.id)))
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
        <SortableContext items={items} strategy={verticalListSortingStrategy}>
          <Paper component="ol" variant="outlined" sx={orderRows}>
            {items.map((id, index) => (
              <OrderRow
                key={id}
                id={id}
                name={nameOf(id)}
                index={from + index}
                last={ids.length - 1}
                press={press}
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
