import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useMessages } from '#admin/messages/use-messages.ts'

interface LoadFailureProps {
  /** What could not be loaded, in a sentence. */
  text: string
  retry: () => void
}

/** What a back-office screen shows when its content could not be loaded. */
export function LoadFailure({ text, retry }: LoadFailureProps) {
  const { common } = useMessages()
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={retry}>
          {common.tryAgain}
        </Button>
      }
    >
      {text}
      {!navigator.onLine && <div>{common.offline}</div>}
    </Alert>
  )
}
