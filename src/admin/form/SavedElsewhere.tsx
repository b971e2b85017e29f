import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useContentWords } from '#admin/messages/use-content-words.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import type { ContentDefinition } from '#model/define-content.ts'

interface SavedElsewhereProps {
  definition: ContentDefinition
  show: () => void
}

/** While a form without a record is filled in, the record appears: what is typed stays until asked. */
export function SavedElsewhere({ definition, show }: SavedElsewhereProps) {
  const { forms } = useMessages()
  const { savedElsewhere } = useContentWords(definition)
  return (
    <Alert
      severity="warning"
      sx={{ maxWidth: 760 }}
      action={
        <Button color="inherit" onClick={show} sx={{ flex: 'none' }}>
          {forms.discardMine}
        </Button>
      }
    >
      {savedElsewhere}
    </Alert>
  )
}
