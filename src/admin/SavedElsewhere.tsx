import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { ContentDefinition } from '#model/define-content.ts'

interface SavedElsewhereProps {
  definition: ContentDefinition
  show: () => void
}

/** While a form without a record is filled in, the record appears: what is typed stays until asked. */
export function SavedElsewhere({ definition, show }: SavedElsewhereProps) {
  return (
    <Alert
      severity="warning"
      sx={{ maxWidth: 760 }}
      action={
        <Button color="inherit" onClick={show} sx={{ flex: 'none' }}>
          Discard mine
        </Button>
      }
    >
      This {definition.labels.one} has been saved elsewhere meanwhile. What you typed is not saved,
      and does not replace it.
    </Alert>
  )
}
