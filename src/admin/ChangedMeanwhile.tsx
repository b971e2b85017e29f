import Alert from '@mui/material/Alert'
import { isSame, type Stored } from '#model/decode.ts'
import type { ContentDefinition } from '#model/define-content.ts'

interface ChangedMeanwhileProps {
  definition: ContentDefinition
  /** The values that the form began with, or saved last. */
  opened: Stored
  /** The record as it is by now; undefined when it was deleted. */
  present: Stored | undefined
}

/** While a form is open: what others have just done with its record. */
export function ChangedMeanwhile({ definition, opened, present }: ChangedMeanwhileProps) {
  const { fields, labels } = definition
  const changed = Object.entries(fields).filter(([name]) => !isSame(present?.[name], opened[name]))
  if (changed.length === 0) return null
  const names = changed.map(([, { label }]) => label).join(', ')
  return (
    <Alert severity="info" role="status">
      {present
        ? `Somebody else has just changed this ${labels.one}: ${names}. What you save is put together with it.`
        : `Somebody else has just deleted this ${labels.one}. It can be restored from the bin.`}
    </Alert>
  )
}
