import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'

/** What a section says when its content could not be loaded, with a way to try again. */
export function LoadError({ text, retry }: { text: string; retry: () => void }) {
  return (
    <Alert
      severity="error"
      sx={{ mb: 4, maxWidth: 720, mx: 'auto', alignItems: 'center', overflowWrap: 'anywhere' }}
      action={
        <Button color="inherit" size="small" onClick={retry}>
          Erneut versuchen
        </Button>
      }
    >
      {text}
    </Alert>
  )
}
