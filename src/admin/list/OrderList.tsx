import { memo, useCallback, useEffect, useRef, useState, type CSSProperties } from 'react'
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
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { ArrowDown, ArrowUp, ArrowUpToLine, GripVertical } from 'lucide-react'
import { orderAnnouncements } from '#admin/list/order-announcements.ts'
import { useGradually } from '#admin/list/use-gradually.ts'
import { useOrder } from '#admin/list/use-order.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import type { Content, ContentDefinition } from '#model/define-content.ts'
import { shadows } from '#ui/design.ts'

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

/** The records of a list, to be put in an order: by dragging, by buttons, by keys. */
export default function OrderList({ definition, records, from, count }: OrderListProps) {
  const { records: words } = useMessages()
  const { ids, move, saving } = useOrder(definition, records)
  const onPage = ids.slice(from, from + count).map((id) => ({ id }))
  const shown = useGradually(onPage, ROWS_AT_A_TIME).map(({ id }) => id)
  const [said, setSaid] = useState('')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const byId = new Map(records.map((record) => [record.id, record]))
  const nameOf = (id: string) => {
    const name = byId.get(id)?.[definition.title]
    return typeof name === 'string' ? name : id
  }

  function moveTo(id: string, to: number) {
    const place = ids.indexOf(id)
    if (place === to || place < 0 || to < 0 || to >= ids.length) return
    setSaid(words.moved(nameOf(id), to + 1, ids.length))
    void move(arrayMove([...ids], place, to))
  }

  // The same function each time, or a move would render the buttons of all rows anew.
  const latest = useRef(moveTo)
  useEffect(() => {
    latest.current = moveTo
  })
  const press = useCallback((id: string, to: number) => latest.current(id, to), [])

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
        <SortableContext items={shown} strategy={verticalListSortingStrategy}>
          <Paper component="ol" variant="outlined" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {shown.map((id, index) => (
              <Row
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

interface RowProps {
  id: string
  name: string
  index: number
  last: number
  moveTo: (id: string, to: number) => void
}

function Row({ id, name, index, last, moveTo }: RowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, ...drag } =
    useSortable({ id })
  const { records: words } = useMessages()
  const style: CSSProperties = {
    transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
    transition,
    ...(drag.isDragging ? dragged : {}),
  }
  return (
    <Box component="li" ref={setNodeRef} style={style} sx={row}>
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={words.move(name)}
        // Touching the handle drags; touching the rest of the row scrolls.
        sx={{ cursor: 'grab', touchAction: 'none' }}
      >
        <GripVertical size={20} />
      </IconButton>
      <Box component="span" sx={{ minWidth: '2ch', color: 'text.secondary' }}>
        {index + 1}
      </Box>
      <Box component="span" sx={nameBox}>
        {name}
      </Box>
      <MoveButtons {...{ id, name, index, last, moveTo }} />
    </Box>
  )
}

const MoveButtons = memo(function MoveButtons({ id, name, index, last, moveTo }: RowProps) {
  const { records: words } = useMessages()
  // Not `disabled`, which would take the focus away from who has just moved it there.
  const at = (end: number) => (index === end ? { 'aria-disabled': true, sx: { opacity: 0.4 } } : {})
  return (
    <Box sx={{ display: 'flex', flex: 'none', ml: 'auto' }}>
      <IconButton aria-label={words.moveToTop(name)} onClick={() => moveTo(id, 0)} {...at(0)}>
        <ArrowUpToLine size={20} />
      </IconButton>
      <IconButton aria-label={words.moveUp(name)} onClick={() => moveTo(id, index - 1)} {...at(0)}>
        <ArrowUp size={20} />
      </IconButton>
      <IconButton
        aria-label={words.moveDown(name)}
        onClick={() => moveTo(id, index + 1)}
        {...at(last)}
      >
        <ArrowDown size={20} />
      </IconButton>
    </Box>
  )
})

const row = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  columnGap: 1,
  px: 1,
  py: 0.5,
  bgcolor: 'background.paper',
  position: 'relative',
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
}
/** On a phone the buttons are below it. */
const nameBox = {
  flex: { xs: '1 1 60%', sm: 1 },
  minWidth: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
} as const
const dragged: CSSProperties = { zIndex: 1, boxShadow: shadows.lifted }
/** For screen readers alone. */
const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  m: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
