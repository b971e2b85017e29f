import type { ReactNode } from 'react'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Toolbar from '@mui/material/Toolbar'
import { X } from 'lucide-react'
import { useMessages } from '#admin/messages/use-messages.ts'

interface MobileDrawerProps {
  open: boolean
  onClose: () => void
  width: number
  children: ReactNode
}

/** The sidebar of small screens, over the page; a file of its own, no part of the first load. */
export default function MobileDrawer({ open, onClose, width, children }: MobileDrawerProps) {
  const { common, layout } = useMessages()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { sx: { width }, 'aria-label': layout.menu } }}
    >
      <Toolbar />
      <IconButton aria-label={common.close} onClick={onClose} sx={{ alignSelf: 'end', m: 1 }}>
        <X size={20} />
      </IconButton>
      {children}
    </Drawer>
  )
}
