import type { ReactNode } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useMessages } from '#admin/messages/use-messages.ts'

interface LeaveQuestionProps {
  open: boolean
  /** Where more than a form is left. */
  words?: { readonly question: string; readonly explanation: string; readonly yes: string }
  onLeave: () => void
  onStay: () => void
  /** What else becomes of the input. */
  children?: ReactNode
}

/** Before input that is not saved is left. */
export default function LeaveQuestion(props: LeaveQuestionProps) {
  const { leave } = useMessages().forms
  const { open, words = leave, onLeave, onStay, children } = props
  return (
    <Dialog open={open} onClose={onStay} aria-describedby="leave-explanation">
      <DialogTitle>{words.question}</DialogTitle>
      <DialogContent id="leave-explanation">
        {words.explanation}
        {children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={onLeave} color="error">
          {words.yes}
        </Button>
        <Button onClick={onStay} variant="contained" autoFocus>
          {leave.no}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
