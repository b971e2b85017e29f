import { useState } from 'react'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import { useAuthor } from '#admin/accounts/use-author.ts'
import { draftsOf, type Draft } from '#firebase/drafts/form-drafts.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import type { ContentResource } from '#ui/content-resource.ts'

interface UnfinishedInputProps {
  resources: readonly ContentResource[]
}

/** What the account has typed on this device and not saved yet, with the ways back to it. */
export function UnfinishedInput({ resources }: UnfinishedInputProps) {
  const author = useAuthor()
  const [drafts] = useState(() => draftsOf(author))
  const { content, drafts: messages } = useMessages()
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby="unfinished-input">
      <Typography
        id="unfinished-input"
        variant="h6"
        component="h2"
        sx={{ mb: 1.5, fontWeight: 700 }}
      >
        {messages.unfinished}
      </Typography>
      <Paper component="ul" variant="outlined" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {drafts.map((draft) => {
          const { collection, record, at } = draft
          const definition = resources
            .map((resource) => resource.definition)
            .find((each) => each.collection === collection)
          return (
            definition && (
              <Box component="li" key={`${collection}/${record}`} sx={row}>
                <Link
                  component={RouterLink}
                  to={formOf(definition, record)}
                  sx={{ fontWeight: 700, flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}
                >
                  {nameOf(definition, draft, content(definition.labels).name)}
                </Link>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {messages.time(new Date(at))}
                </Box>
              </Box>
            )
          )
        })}
      </Paper>
    </section>
  )
}

function formOf(definition: ContentDefinition, record: string): string {
  if (definition.single) return adminPaths.list(definition)
  return record === 'new' ? adminPaths.create(definition) : adminPaths.edit(definition, record)
}

function nameOf({ title }: ContentDefinition, { values }: Draft, type: string): string {
  const name = values[title]
  return typeof name === 'string' && name.trim() !== '' ? `${name} (${type})` : type
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  px: 2,
  py: 1.25,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
}
