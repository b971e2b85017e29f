import { useState } from 'react'
import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { OrderRow, orderRows } from '#admin/list/order/OrderRow.tsx'
import { useOrder } from '#admin/list/order/use-order.ts'
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

/** The records of a list, to be put in an order: by dragging, or by buttons. */
export default function OrderList({ definition, records, from, count }: OrderListProps) {
  const { records: words } = useMessages()
  const { ids, move, saving } = useOrder(definition, records)
  const onPage = ids.slice(from, from + count)
  const [said, setSaid] = useState('')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
  )
  const nameOf = (id: string) => {
    const name = records.find((record) => record.id === id)?.[definition.title]
    return typeof name === 'string' ? name : id
  }

  function moveTo(id: string, to: number) {
    const place = ids.indexOf(id)
    if (place === to || place < 0 || to < 0 || to >= ids.length) return
    setSaid(words.moved(nameOf(id), to + 1, ids.length))
    void move(arrayMove([...ids], place, to))
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
        accessibility={silent}
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
                moveTo={moveTo}
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

const nothing = () => undefined
/** The library's own words are English, and for keys. */
const silent = {
  screenReaderInstructions: { draggable: '' },
  announcements: {
    ...{ onDragStart: nothing, onDragOver: nothing },
    ...{ onDragEnd: nothing, onDragCancel: nothing },
  },
}
