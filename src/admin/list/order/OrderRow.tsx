import type { CSSProperties } from 'react'
import { useSortable } from '@dnd-kit/sortable'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { ArrowDown, ArrowUp, ArrowUpToLine, GripVertical } from 'lucide-react'
import { useMessages } from '#admin/messages/use-messages.ts'
import { shadows } from '#ui/design.ts'

interface OrderRowProps {
  id: string
  name: string
  /** Index of this record, and of the last one, in the whole list. */
  index: number
  last: number
  moveTo: (id: string, index: number) => void
}

/** One record of a list that is put in an order. */
export function OrderRow({ id, name, index, last, moveTo }: OrderRowProps) {
  const { records: words } = useMessages()
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id })
  const style: CSSProperties = {
    transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
    transition,
  }
  // Not `disabled`, which would take the focus away from who has just moved it there.
  const at = (end: number) => (index === end ? { 'aria-disabled': true, sx: { opacity: 0.4 } } : {})
  return (
    <li ref={setNodeRef} style={style} className={isDragging ? 'dragged' : undefined}>
      <IconButton
        ref={setActivatorNodeRef}
        {...listeners}
        // For mouse and finger; the keyboard has the arrows.
        tabIndex={-1}
        aria-hidden
        title={words.move(name)}
        // Touching the handle drags; touching the rest of the row scrolls.
        sx={{ cursor: 'grab', touchAction: 'none' }}
      >
        <GripVertical size={20} />
      </IconButton>
      <span>{index + 1}</span>
      <span lang="de">{name}</span>
      <Box sx={{ display: 'flex', flex: 'none', ml: 'auto' }}>
        <IconButton aria-label={words.moveToTop(name)} onClick={() => moveTo(id, 0)} {...at(0)}>
          <ArrowUpToLine size={20} />
        </IconButton>
        <IconButton
          aria-label={words.moveUp(name)}
          onClick={() => moveTo(id, index - 1)}
          {...at(0)}
        >
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
    </li>
  )
}

/** The rows, as styles of what holds them. */
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
