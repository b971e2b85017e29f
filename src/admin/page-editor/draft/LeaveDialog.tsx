import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { adminPaths } from '#admin/admin-paths.ts'
import { usePageWords } from '#admin/page-editor/use-page-words.ts'

interface LeaveDialogProps {
  /** How many changes are not published. */
  count: number
  onPublish: () => void
  onClose: () => void
}

/** Before the page's editor is left: visitors do not see what is a draft. */
export function LeaveDialog({ count, onPublish, onClose }: LeaveDialogProps) {
  const words = usePageWords()
  return (
    <Dialog open onClose={onClose}>
      <DialogTitle sx={{ fontWeight: 700 }}>{words.leave.question(count)}</DialogTitle>
      <DialogContent>{words.leave.explanation}</DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{words.leave.stay}</Button>
        <Button href={adminPaths.home}>{words.leave.asDraft}</Button>
        <Button
          variant="contained"
          onClick={() => {
            onClose()
            onPublish()
          }}
        >
          {words.publish}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
