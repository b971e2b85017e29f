import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { History } from 'lucide-react'
import { Link } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { PageTitle } from '#admin/PageTitle.tsx'
import type { ContentDefinition } from '#model/define-content.ts'
import { capitalize, listName } from '#model/messages.ts'

interface FormHeadingProps {
  definition: ContentDefinition
  /** The record's; undefined while there is none. */
  id: string | undefined
}

/** What the form does, and the way to the record's history. */
export function FormHeading({ definition, id }: FormHeadingProps) {
  const { labels, single } = definition
  const name = capitalize(labels.one)
  const exists = id !== undefined
  return (
    <Stack
      direction="row"
      sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}
    >
      <PageTitle>
        {single ? listName(labels) : exists ? `Edit ${name}` : `Add New ${name}`}
      </PageTitle>
      {exists && (
        <Button
          component={Link}
          to={adminPaths.history(definition, id)}
          startIcon={<History size={18} />}
        >
          History
        </Button>
      )}
    </Stack>
  )
}
