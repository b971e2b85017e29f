import { useEffect } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useBlocker } from 'react-router-dom'
import { useMessages } from '#admin/messages/use-messages.ts'
import { DRAFT_DAYS } from '#firebase/drafts/form-drafts.ts'

interface UnsavedChangesProps {
  when: boolean
  /** Whether this device keeps them. */
  kept?: boolean
}

/** Asks before a form with unsaved changes is left, inside the back office and by closing the page. */
export function UnsavedChanges({ when, kept = false }: UnsavedChangesProps) {
  const blocker = useBlocker(when)
  const { drafts, forms } = useMessages()
  const { leave } = forms

  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [when])

  return (
    <Dialog open={blocker.state === 'blocked'} onClose={() => blocker.reset?.()}>
      <DialogTitle>{leave.question}</DialogTitle>
      <DialogContent>
        {leave.explanation}
        {kept && ` ${drafts.staysHere(DRAFT_DAYS)}`}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => blocker.proceed?.()} color="error">
          {leave.yes}
        </Button>
        <Button onClick={() => blocker.reset?.()} variant="contained" autoFocus>
          {leave.no}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
