import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { useDeleteContent } from '#admin/list/use-delete-content.tsx'
import { useContentWords } from '#admin/messages/use-content-words.ts'
import { useLanguage } from '#admin/messages/use-messages.ts'
import type { BrokenRecord } from '#model/records/decode.ts'
import { problemsText } from '#model/fields/problem.ts'
import type { ContentResource } from '#ui/content-resource.ts'

interface BrokenRecordsProps {
  resource: ContentResource
  broken: readonly BrokenRecord[]
}

/** The records that visitors do not see because they do not fit, each with what is wrong. */
export function BrokenRecords({ resource, broken }: BrokenRecordsProps) {
  const { notShown } = useContentWords(resource.definition)
  return (
    <Alert severity="warning" role="group" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <AlertTitle>{notShown(broken.length)}</AlertTitle>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {broken.map((record) => (
          <BrokenRow key={record.id} resource={resource} record={record} />
        ))}
      </Box>
    </Alert>
  )
}

function BrokenRow({ resource, record }: { resource: ContentResource; record: BrokenRecord }) {
  const { definition } = resource
  const { remove, deleting } = useDeleteContent(resource)
  const { id, problems, values } = record
  const { language, messages } = useLanguage()
  const name = String(values[definition.title]) || id
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 700 }}>{name}</Typography>
        <Typography variant="body2">
          {problemsText(definition, problems, language, messages.problems)}
        </Typography>
      </Box>
      <Button
        component={Link}
        to={adminPaths.edit(definition, id)}
        color="inherit"
        variant="outlined"
        aria-label={messages.records.repairOf(name)}
      >
        {messages.records.repair}
      </Button>
      <Button
        color="error"
        disabled={deleting}
        onClick={() => void remove(id, name)}
        aria-label={messages.common.deleteOf(name)}
      >
        {messages.common.delete}
      </Button>
    </Box>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
}
