import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { useContentWords } from '#admin/messages/use-content-words.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import type { ContentDefinition } from '#model/define-content.ts'

interface FormButtonsProps {
  definition: ContentDefinition
  /** Whether the record is there already. */
  exists: boolean
  /** Where cancelling leads. */
  back: string
  saving: boolean
  /** Whether it may be saved yet. */
  ready: boolean
}

export function FormButtons(props: FormButtonsProps) {
  const { definition, exists, back, saving, ready } = props
  const { create, update } = useContentWords(definition)
  const { common, forms } = useMessages()
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end', flexWrap: 'wrap', gap: 2 }}>
      <Button component={Link} to={back} disabled={saving}>
        {common.cancel}
      </Button>
      <Button type="submit" variant="contained" disabled={saving || !ready}>
        {definition.single ? forms.saveChanges : exists ? update : create}
      </Button>
    </Stack>
  )
}
