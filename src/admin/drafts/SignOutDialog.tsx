import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useMessages } from '#admin/messages/use-messages.ts'

interface SignOutDialogProps {
  /** How many forms hold unsaved input. */
  count: number
  stay: () => void
  leave: () => void
}

export default function SignOutDialog({ count, stay, leave }: SignOutDialogProps) {
  const { drafts, forms } = useMessages()
  const { signOut } = drafts
  return (
    <Dialog
      open
      onClose={stay}
      aria-labelledby="sign-out-title"
      aria-describedby="sign-out-explanation"
    >
      <DialogTitle id="sign-out-title">{signOut.title}</DialogTitle>
      <DialogContent id="sign-out-explanation">{signOut.text(count)}</DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="error" onClick={leave}>
          {signOut.leave}
        </Button>
        <Button variant="contained" autoFocus onClick={stay}>
          {forms.leave.no}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
