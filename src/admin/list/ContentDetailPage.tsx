import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { BackLink } from '#admin/layout/BackLink.tsx'
import { LoadFailure } from '#admin/layout/LoadFailure.tsx'
import { PageTitle } from '#admin/layout/PageTitle.tsx'
import { useDeleteContent } from '#admin/list/use-delete-content.tsx'
import { useContentWords } from '#admin/messages/use-content-words.ts'
import { useLanguage } from '#admin/messages/use-messages.ts'
import { useContent } from '#firebase/content/content-store.ts'
import type { Content, ContentDefinition } from '#model/records/define-content.ts'
import type { ContentResource } from '#ui/content-resource.ts'
import { Spinner } from '#ui/Spinner.tsx'

export default function ContentDetailPage({ resource }: { resource: ContentResource }) {
  const { id } = useParams()
  const { definition } = resource
  const { status, records, broken, error, retry } = useContent(definition)
  const content = useContentWords(definition)
  const record = records.find((candidate) => candidate.id === id)
  if (record) return <ContentDetail resource={resource} record={record} />
  // What does not fit cannot be shown, only repaired.
  if (id && broken.some((candidate) => candidate.id === id)) {
    return <Navigate to={adminPaths.edit(definition, id)} replace />
  }
  if (error) return <LoadFailure text={content.fetchFailed} retry={retry} />
  if (status === 'loading') return <Spinner label={content.loadingDetails} />
  return <NotFound definition={definition} />
}

interface ContentDetailProps {
  resource: ContentResource
  record: Content<ContentDefinition>
}

function ContentDetail({ resource, record }: ContentDetailProps) {
  const { definition, Detail } = resource
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { remove, deleting } = useDeleteContent(resource)
  const { language, messages } = useLanguage()
  const { common } = messages
  const content = useContentWords(definition)

  async function removeAndLeave() {
    if (!(await remove(record.id, String(record[definition.title])))) return
    // Staff may have gone elsewhere meanwhile.
    if (window.location.pathname === pathname) await navigate(adminPaths.list(definition))
  }

  return (
    <Stack spacing={3}>
      <BackLink to={adminPaths.list(definition)} list={content.many} />
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}
      >
        <PageTitle>{String(record[definition.title])}</PageTitle>
        <Stack direction="row" spacing={1}>
          <Button
            component={Link}
            to={adminPaths.edit(definition, record.id)}
            variant="contained"
            disabled={deleting}
          >
            {common.edit}
          </Button>
          <Button color="error" disabled={deleting} onClick={() => void removeAndLeave()}>
            {common.delete}
          </Button>
        </Stack>
      </Stack>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 } }}>
        {Detail && <Detail record={record} language={language} />}
      </Paper>
    </Stack>
  )
}

function NotFound({ definition }: { definition: ContentDefinition }) {
  const content = useContentWords(definition)
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <PageTitle>{content.notThereTitle}</PageTitle>
      <Typography>{content.notThere}</Typography>
      <BackLink to={adminPaths.list(definition)} list={content.many} />
    </Stack>
  )
}
