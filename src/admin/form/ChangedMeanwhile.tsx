import Alert from '@mui/material/Alert'
import { useContentWords } from '#admin/messages/use-content-words.ts'
import { useLanguage } from '#admin/messages/use-messages.ts'
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
  const { fields } = definition
  const { language } = useLanguage()
  const { changedMeanwhile, deletedMeanwhile } = useContentWords(definition)
  const changed = Object.entries(fields).filter(([name]) => !isSame(present?.[name], opened[name]))
  if (changed.length === 0) return null
  const names = changed.map(([, { label }]) => label[language]).join(', ')
  return (
    <Alert severity="info" role="status">
      {present ? changedMeanwhile(names) : deletedMeanwhile}
    </Alert>
  )
}
