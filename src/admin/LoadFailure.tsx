import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'

/** What a back-office screen shows when its content could not be loaded. */
export function LoadFailure({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={retry}>
          Try again
        </Button>
      }
    >
      {error.message}
      {!navigator.onLine && <div>This device is offline.</div>}
    </Alert>
  )
}
