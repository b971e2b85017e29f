import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useMessages } from '#admin/messages/use-messages.ts'

/** In place of a screen that could not be loaded or shown: the rest of the back office stays. */
export function PartNotLoaded() {
  const { common, layout } = useMessages()
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={() => window.location.reload()}>
          {common.reload}
        </Button>
      }
    >
      {layout.partNotShown}
    </Alert>
  )
}
