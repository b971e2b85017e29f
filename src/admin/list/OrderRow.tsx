import { memo, type CSSProperties } from 'react'
import type { DraggableAttributes, DraggableSyntheticListeners } from '@dnd-kit/core'
import { useSortable } from '@dnd-kit/sortable'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { ArrowDown, ArrowUp, ArrowUpToLine, GripVertical } from 'lucide-react'
import { useMessages } from '#admin/messages/use-messages.ts'
import { shadows } from '#ui/design.ts'

/** @param target for a record's place, from 0, the one to move it to */
export type MoveByPress = (id: string, target: (place: number) => number) => void

interface OrderRowProps {
  id: string
  name: string
  /** Its place in all of the list, from 0, and the last one's. */
  index: number
  last: number
  press: MoveByPress
}

/**
 * One record of a list that is put in an order. Every move renders all rows, since each may have
 * another place: what is in them is only rendered where it has changed.
 */
export function OrderRow({ id, name, index, last, press }: OrderRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, ...drag } =
    useSortable({ id })
  const style: CSSProperties = {
    transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
    transition,
  }
  return (
    <li ref={setNodeRef} style={style} className={drag.isDragging ? 'dragged' : undefined}>
      <Handle ref={setActivatorNodeRef} {...{ name, attributes, listeners }} />
      <span>{index + 1}</span>
      <span>{name}</span>
      <MoveButtons {...{ id, name, index, last, press }} />
    </li>
  )
}

interface HandleProps {
  ref: (element: HTMLElement | null) => void
  name: string
  attributes: DraggableAttributes
  listeners: DraggableSyntheticListeners
}

const Handle = memo(function Handle({ ref, name, attributes, listeners }: HandleProps) {
  const { records: words } = useMessages()
  return (
    <IconButton
      ref={ref}
      {...attributes}
      {...listeners}
      aria-label={words.move(name)}
      // Touching the handle drags; touching the rest of the row scrolls.
      sx={{ cursor: 'grab', touchAction: 'none' }}
    >
      <GripVertical size={20} />
    </IconButton>
  )
})

const MoveButtons = memo(function MoveButtons({ id, name, index, last, press }: OrderRowProps) {
  const { records: words } = useMessages()
  // Not `disabled`, which would take the focus away from who has just moved it there.
  const at = (end: number) => (index === end ? { 'aria-disabled': true, sx: { opacity: 0.4 } } : {})
  return (
    <Box sx={{ display: 'flex', flex: 'none', ml: 'auto' }}>
      <IconButton aria-label={words.moveToTop(name)} onClick={() => press(id, () => 0)} {...at(0)}>
        <ArrowUpToLine size={20} />
      </IconButton>
      <IconButton
        aria-label={words.moveUp(name)}
        onClick={() => press(id, (place) => place - 1)}
        {...at(0)}
      >
        <ArrowUp size={20} />
      </IconButton>
      <IconButton
        aria-label={words.moveDown(name)}
        onClick={() => press(id, (place) => place + 1)}
        {...at(last)}
      >
        <ArrowDown size={20} />
      </IconButton>
    </Box>
  )
})

/**
 * The rows, as styles of what holds them: made once, not with each row. None asks for the place of
 * a row among all others, or the browser would style all of them anew after each move.
 */
export const orderRows = {
  listStyle: 'none',
  p: 0,
  m: 0,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    flexWrap: { xs: 'wrap', sm: 'nowrap' },
    columnGap: 1,
    px: 1,
    py: 0.5,
    position: 'relative',
  },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& > li.dragged': { bgcolor: 'background.paper', zIndex: 1, boxShadow: shadows.lifted },
  // The place, and the name. On a phone the buttons are below it.
  '& > li > span': { minWidth: '2ch', color: 'text.secondary' },
  '& > li > span + span': {
    flex: { xs: '1 1 60%', sm: 1 },
    minWidth: 0,
    color: 'text.primary',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
} as const
