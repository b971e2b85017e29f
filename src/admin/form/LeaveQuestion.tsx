import type { ReactNode } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useMessages } from '#admin/messages/use-messages.ts'

interface LeaveQuestionProps {
  open: boolean
  onLeave: () => void
  onStay: () => void
  /** What else becomes of the input. */
  children?: ReactNode
}

/** Before input that is not saved is left. */
export function LeaveQuestion({ open, onLeave, onStay, children }: LeaveQuestionProps) {
  const { leave } = useMessages().forms
  return (
    <Dialog open={open} onClose={onStay} aria-describedby="leave-explanation">
      <DialogTitle>{leave.question}</DialogTitle>
      <DialogContent id="leave-explanation">
        {leave.explanation}
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave} color="error">
          {leave.yes}
        </Button>
        <Button onClick={onStay} variant="contained" autoFocus>
          {leave.no}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
