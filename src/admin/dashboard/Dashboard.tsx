import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ExternalLink, FileText, Pencil, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { ToDo } from '#admin/dashboard/ToDo.tsx'
import { UnfinishedInput } from '#admin/dashboard/UnfinishedInput.tsx'
import { PageTitle } from '#admin/layout/PageTitle.tsx'
import { useContentWords } from '#admin/messages/use-content-words.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import { useContent } from '#firebase/content/content-store.ts'
import { useUndelivered } from '#firebase/requests/undelivered.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import { sitePaths } from '#model/site/site-paths.ts'
import type { ContentResource } from '#ui/content-resource.ts'
import { Rising } from '#ui/reveal/Rising.tsx'
import { toast } from '#ui/toast/toast.ts'

// Hardly ever needed.
const UndeliveredNotice = lazy(() => import('#admin/dashboard/UndeliveredNotice.tsx'))

// After the figures.
const LastChanges = lazy(() => import('#admin/dashboard/LastChanges.tsx'))

interface DashboardProps {
  resources: readonly ContentResource[]
  /** What has to be done before visitors come. */
  beforeLaunch: ReactNode
}

export function Dashboard({ resources, beforeLaunch }: DashboardProps) {
  const { common, dashboard, format, layout } = useMessages()
  return (
    <Stack spacing={4}>
      <PageTitle>{layout.dashboard}</PageTitle>
      <Undelivered />
      <ToDo resources={resources} />
      <UnfinishedInput resources={resources} />
      <Suspense>{beforeLaunch}</Suspense>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
        }}
      >
        {offering(resources, 'count').map((resource) => (
          <CountCard key={resource.definition.path} resource={resource} />
        ))}
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {offering(resources, 'add').map(({ definition }) => (
          <AddButton key={definition.path} definition={definition} />
        ))}
        <Button href={adminPaths.editPage} startIcon={<Pencil size={18} />}>
          {dashboard.editPage}
        </Button>
        <Button
          href={sitePaths.home}
          target="_blank"
          rel="noopener"
          startIcon={<ExternalLink size={18} />}
        >
          {common.viewSite}
        </Button>
      </Stack>
      <Suspense>
        <Rising>
          <LastChanges resources={resources} />
        </Rising>
      </Suspense>
      <Typography sx={{ color: 'text.secondary' }}>
        {dashboard.lastUpdated(format.day(new Date()))}
      </Typography>
    </Stack>
  )
}

function AddButton({ definition }: { definition: ContentDefinition }) {
  return (
    <Button
      component={Link}
      to={adminPaths.create(definition)}
      variant="outlined"
      startIcon={<Plus size={18} />}
    >
      {useContentWords(definition).add}
    </Button>
  )
}

function offering(resources: readonly ContentResource[], what: 'count' | 'add') {
  return resources.filter(({ definition }) => definition.dashboard?.includes(what))
}

// One word for all cards that could not be loaded, however many there are.
const LOAD_FAILED = 'dashboard'

function CountCard({ resource }: { resource: ContentResource }) {
  const { definition, icon: Icon = FileText } = resource
  const { status, records, broken } = useContent(definition)
  const { list } = useContentWords(definition)
  const { dashboard } = useMessages()

  useEffect(() => {
    if (status !== 'error') return
    toast.error({ id: LOAD_FAILED, ...dashboard.loadFailed })
  }, [status, dashboard])

  return (
    <Card>
      <CardActionArea component={Link} to={adminPaths.list(definition)} sx={{ p: 3 }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', color: 'text.secondary' }}>
          <Typography sx={{ fontWeight: 700 }}>{list}</Typography>
          <Icon size={22} />
        </Stack>
        <Typography sx={{ fontSize: '2.25rem', fontWeight: 800 }}>
          {status === 'error' ? '–' : status === 'ready' ? records.length : <Skeleton width={48} />}
        </Typography>
        {broken.length > 0 && (
          <Typography sx={{ color: 'error.main', fontWeight: 700 }}>
            {dashboard.toRepair(broken.length)}
          </Typography>
        )}
      </CardActionArea>
    </Card>
  )
}

function Undelivered() {
  const ids = useUndelivered()
  if (!ids?.length) return null
  return (
    <Suspense>
      <UndeliveredNotice ids={ids} />
    </Suspense>
  )
}
