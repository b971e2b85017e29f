import IconButton from '@mui/material/IconButton'
import { useDraggable } from '@dnd-kit/core'
import { GripVertical } from 'lucide-react'

/** For mouse and finger; the keyboard has the arrows beside it. */
export function DragHandle({ id, label }: { id: string; label: string }) {
  const { setNodeRef, listeners } = useDraggable({ id })
  return (
    <IconButton
      ref={setNodeRef}
      {...listeners}
      tabIndex={-1}
      aria-hidden
      title={label}
      sx={{ cursor: 'grab', touchAction: 'none' }}
    >
      <GripVertical size={20} />
    </IconButton>
  )
}
