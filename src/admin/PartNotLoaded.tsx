import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'

/** In place of a screen that could not be loaded or shown: the rest of the back office stays. */
export function PartNotLoaded() {
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
    >
      This part could not be shown. A new version may have been published; reload the page.
    </Alert>
  )
}
