import { useEffect, useRef, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import { colors, translucent } from '#ui/design.ts'

interface ModalProps {
  open: boolean
  /** Also on Escape and on a click beside it. */
  onClose: () => void
  /** The id of the heading inside. */
  labelledBy: string
  children: ReactNode
}

/**
 * The browser's own dialog: it keeps the focus inside, gives it back, and closes on Escape,
 * without a library in the first load.
 */
export function Modal({ open, onClose, labelledBy, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])

  return (
    <Box
      component="dialog"
      ref={dialog}
      aria-labelledby={labelledBy}
      onClose={onClose}
      onClick={({ target }) => {
        if (target === dialog.current) onClose()
      }}
      sx={frame}
    >
      {open && <Box sx={{ p: { xs: 3, sm: 4 } }}>{children}</Box>}
    </Box>
  )
}

const frame = {
  width: 'min(560px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 32px)',
  m: 'auto',
  p: 0,
  border: 0,
  borderRadius: 2,
  color: 'text.primary',
  bgcolor: 'background.paper',
  boxShadow: 2,
  '&::backdrop': { backgroundColor: translucent(colors.ink, 0.6) },
}
