import type { ReactNode } from 'react'
import Drawer from '@mui/material/Drawer'
import Toolbar from '@mui/material/Toolbar'

interface MobileDrawerProps {
  open: boolean
  onClose: () => void
  width: number
  children: ReactNode
}

/** The sidebar of small screens, over the page; a file of its own, loaded with the first press. */
export default function MobileDrawer({ open, onClose, width, children }: MobileDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { sx: { width } } }}>
      <Toolbar />
      {children}
    </Drawer>
  )
}
