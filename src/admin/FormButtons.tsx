import type { ReactNode } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import type { ContentDefinition } from '#model/define-content.ts'
import { capitalize } from '#model/messages.ts'

interface FormButtonsProps {
  definition: ContentDefinition
  /** Whether the record is there already. */
  exists: boolean
  /** Where cancelling leads. */
  back: string
  saving: boolean
  /** Whether it may be saved yet. */
  ready: boolean
  /** How the upload is doing. */
  children: ReactNode
}

export function FormButtons(props: FormButtonsProps) {
  const { definition, exists, back, saving, ready, children } = props
  const name = capitalize(definition.labels.one)
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end', flexWrap: 'wrap', gap: 2 }}>
      {children}
      <Button component={Link} to={back} disabled={saving}>
        Cancel
      </Button>
      <Button type="submit" variant="contained" disabled={saving || !ready}>
        {definition.single ? 'Save Changes' : exists ? `Update ${name}` : `Create ${name}`}
      </Button>
    </Stack>
  )
}
