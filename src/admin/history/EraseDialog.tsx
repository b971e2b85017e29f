import { useState, type SubmitEvent } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { flushSync } from 'react-dom'
import { PresentPassword } from '#admin/accounts/PresentPassword.tsx'
import { useAuthor } from '#admin/accounts/use-author.ts'
import { focusHeading } from '#admin/layout/focus-heading.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import { announcePublished } from '#admin/publication/announce-published.ts'
import { eraseContent } from '#firebase/content/bin.ts'
import { accountProblem } from '#firebase/session/account-errors.ts'
import { Notice } from '#ui/Notice.tsx'
import { toast } from '#ui/toast/toast.ts'

interface EraseDialogProps {
  collection: string
  id: string
  name: string
  onClose: () => void
}

/** Says what erasing means, asks for the password, and erases a deleted record. */
export function EraseDialog({ collection, id, name, onClose }: EraseDialogProps) {
  const messages = useMessages()
  const { bin, common, session } = messages
  const email = useAuthor()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem('')
    try {
      await eraseContent(collection, id, password)
      toast.success({ title: bin.erased.title, description: bin.erased.description(name) })
      void announcePublished(messages)
      // The button that had the focus goes with its row.
      flushSync(onClose)
      focusHeading()
    } catch (error) {
      console.error('Failed to erase', error)
      const about = accountProblem(error)
      setProblem(about === 'unknown' ? bin.notErased : session.problems[about])
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="erase"
    >
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id="erase" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {bin.question(name)}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {bin.consequences.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </Box>
            {problem && (
              <Notice kind="error" role="alert">
                {problem}
              </Notice>
            )}
            <PresentPassword
              label={bin.password}
              email={email}
              value={password}
              autoFocus
              onChange={setPassword}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button disabled={busy} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" variant="contained" color="error" disabled={busy}>
            {busy ? bin.erasing : bin.erase}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
