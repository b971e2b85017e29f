import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { useNameOf } from '#admin/accounts/use-name-of.ts'
import { adminPaths } from '#admin/admin-paths.ts'
import { useContentWords } from '#admin/messages/use-content-words.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import { useLastChanges, type PastVersion } from '#firebase/content/history.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import type { ContentResource } from '#ui/content-resource.ts'

const MOST = 8

interface LastChangesProps {
  resources: readonly ContentResource[]
}

/** Who has changed what last, over all types; nothing while there is nothing to say. */
export default function LastChanges({ resources }: LastChangesProps) {
  // What an older record was is no change of its own.
  const versions = useLastChanges(2 * MOST)
  const { dashboard } = useMessages()
  if (typeof versions === 'string') return null
  const changes = versions.filter(({ kind }) => kind !== 'found').slice(0, MOST)
  if (changes.length === 0) return null
  return (
    <section aria-labelledby="last-changes">
      <Typography id="last-changes" variant="h6" component="h2" sx={{ mb: 1.5, fontWeight: 700 }}>
        {dashboard.lastChanges}
      </Typography>
      <Paper component="ul" variant="outlined" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {changes.map((version) => {
          const resource = resources.find(
            ({ definition }) => definition.collection === version.collection,
          )
          return (
            resource && (
              <Change key={version.key} version={version} definition={resource.definition} />
            )
          )
        })}
      </Paper>
    </section>
  )
}

function Change({ version, definition }: { version: PastVersion; definition: ContentDefinition }) {
  const { record, kind, at, author, id } = version
  const nameOf = useNameOf()
  const { format, history } = useMessages()
  const content = useContentWords(definition)
  const title = record[definition.title]
  const name = typeof title === 'string' ? title : content.name
  const to = kind === 'deleted' ? adminPaths.bin : adminPaths.history(definition, id)
  return (
    <Box component="li" sx={row}>
      <Box component="span" sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={to} sx={{ fontWeight: 700 }}>
          {name}
        </Link>{' '}
        ({content.one})
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {history.whatHappened[kind]} {format.time(at)}, {nameOf(author)}
      </Box>
    </Box>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  px: 2,
  py: 1.25,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
}
