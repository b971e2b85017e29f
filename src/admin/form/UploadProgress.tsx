import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import type { RunningUpload } from '#admin/form/use-image-upload.ts'
import { useMessages } from '#admin/messages/use-messages.ts'

/** Beside the form's buttons, or below them: they must not move under a second click. */
export function UploadProgress({ progress, cancel }: RunningUpload) {
  const { forms } = useMessages()
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ alignItems: 'center', flex: { xs: '1 0 100%', sm: 1 }, order: { xs: 1, sm: 0 } }}
    >
      <Box sx={{ flex: 1 }}>
        <LinearProgress variant="determinate" value={progress * 100} aria-label={forms.uploading} />
      </Box>
      <Button onClick={cancel}>{forms.cancelUpload}</Button>
    </Stack>
  )
}

/** Stays where the toast does not; its button saves again, with everything that was typed. */
export function UploadFailure() {
  const { forms } = useMessages()
  return (
    <Alert
      severity="error"
      action={
        <Button type="submit" color="inherit">
          {forms.retryUpload}
        </Button>
      }
      sx={{ flex: '1 0 100%', order: 1, alignItems: 'center' }}
    >
      {forms.notUploaded}
    </Alert>
  )
}
