import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { FieldUpload } from '#admin/form/use-uploads.ts'
import { useMessages } from '#admin/messages/use-messages.ts'

/** At the picture's input: how its upload is doing. */
export function UploadStatus({ pending, choose, cancel }: FieldUpload) {
  const { forms, pictures } = useMessages()
  if (!pending) return null
  const { file, state, progress } = pending
  if (state === 'failed') {
    return (
      <Alert
        severity="error"
        action={
          <>
            <Button color="inherit" onClick={() => choose(file)}>
              {forms.retryUpload}
            </Button>
            <Button color="inherit" onClick={cancel}>
              {forms.cancelUpload}
            </Button>
          </>
        }
        sx={{ alignItems: 'center', flexWrap: 'wrap' }}
      >
        {forms.notUploaded}
      </Alert>
    )
  }
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      {progress === undefined ? (
        <Typography role="status">{pictures.preparing}</Typography>
      ) : (
        <Box sx={{ flex: 1 }}>
          <LinearProgress
            variant="determinate"
            value={progress * 100}
            aria-label={forms.uploading}
          />
        </Box>
      )}
      <Button onClick={cancel}>{forms.cancelUpload}</Button>
    </Stack>
  )
}
