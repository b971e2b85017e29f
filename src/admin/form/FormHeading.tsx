import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { History } from 'lucide-react'
import { Link } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { PageTitle } from '#admin/layout/PageTitle.tsx'
import { useContentWords } from '#admin/messages/use-content-words.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import type { ContentDefinition } from '#model/define-content.ts'

interface FormHeadingProps {
  definition: ContentDefinition
  /** The record's; undefined while there is none. */
  id: string | undefined
}

/** What the form does, and the way to the record's history. */
export function FormHeading({ definition, id }: FormHeadingProps) {
  const content = useContentWords(definition)
  const { forms } = useMessages()
  const exists = id !== undefined
  return (
    <Stack
      direction="row"
      sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}
    >
      <PageTitle>
        {definition.single ? content.list : exists ? content.edit : content.addNew}
      </PageTitle>
      {exists && (
        <Button
          component={Link}
          to={adminPaths.history(definition, id)}
          startIcon={<History size={18} />}
        >
          {forms.history}
        </Button>
      )}
    </Stack>
  )
}
