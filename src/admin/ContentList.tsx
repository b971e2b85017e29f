import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ArrowUpDown, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { BrokenRecords } from '#admin/BrokenRecords.tsx'
import { LoadFailure } from '#admin/LoadFailure.tsx'
import { PageTitle } from '#admin/PageTitle.tsx'
import { RecordGrid } from '#admin/RecordGrid.tsx'
import { RecordTable } from '#admin/RecordTable.tsx'
import { SearchField, useSearchTerm } from '#admin/SearchField.tsx'
import { usePages } from '#admin/use-pages.ts'
import { useContent } from '#data/content/content-store.ts'
import { listName } from '#model/messages.ts'
import { searchContent } from '#model/search.ts'
import type { ContentResource } from '#ui/content-resource.ts'
import { toast } from '#ui/toast.tsx'
import { Waiting } from '#ui/Waiting.tsx'

const OrderList = lazy(() => import('#admin/OrderList.tsx'))
const PageButtons = lazy(() => import('#admin/PageButtons.tsx'))

export function ContentList({ resource }: { resource: ContentResource }) {
  const { definition } = resource
  const { status, records, broken, error, retry } = useContent(definition)
  const [term, setTerm] = useSearchTerm()
  const [ordering, setOrdering] = useState(false)
  const searching = term.trim() !== ''
  // What is typed is shown first, what it finds when there is time.
  const found = searchContent(definition, records, useDeferredValue(term))
  const { page, pages, shown, before, turnTo } = usePages(found)

  useEffect(() => {
    if (error) toast.error({ title: 'Error', description: error.message })
  }, [error])

  return (
    <Stack spacing={3}>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}
      >
        <PageTitle>{listName(definition.labels)}</PageTitle>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {records.length > 1 && (
            <Button
              startIcon={<ArrowUpDown size={18} />}
              aria-pressed={ordering}
              disabled={searching}
              aria-describedby={searching ? 'no-order' : undefined}
              onClick={() => setOrdering(!ordering)}
            >
              {ordering ? 'Done' : 'Change order'}
            </Button>
          )}
          <Button
            component={Link}
            to={adminPaths.create(definition)}
            variant="contained"
            startIcon={<Plus size={18} />}
            sx={{ flex: 'none' }}
          >
            Add New
          </Button>
        </Stack>
      </Stack>
      {!ordering && (
        <SearchField label={`Search ${definition.labels.many}`} term={term} onSearch={setTerm} />
      )}
      {searching && records.length > 1 && (
        <Typography id="no-order" variant="body2" sx={{ color: 'text.secondary' }}>
          The order can be changed when all {definition.labels.many} are shown: clear the search
          first.
        </Typography>
      )}
      {error && <LoadFailure error={error} retry={retry} />}
      {broken.length > 0 && <BrokenRecords definition={definition} broken={broken} />}
      {status === 'loading' && <Waiting label={`Loading ${definition.labels.many}...`} />}
      {status === 'ready' && ordering && (
        <Suspense fallback={<Waiting label="Loading..." />}>
          <OrderList definition={definition} records={records} from={before} count={shown.length} />
        </Suspense>
      )}
      {status === 'ready' && !ordering && (
        <Found
          resource={resource}
          records={shown}
          none={records.length === 0 && broken.length === 0}
        />
      )}
      {status === 'ready' && pages > 1 && (
        <Suspense>
          <PageButtons
            {...{ page, pages, turnTo }}
            all={`${found.length} ${definition.labels.many}`}
          />
        </Suspense>
      )}
    </Stack>
  )
}

interface FoundProps {
  resource: ContentResource
  records: ReturnType<typeof searchContent>
  none: boolean
}

function Found({ resource, records, none }: FoundProps) {
  const { labels, messages } = resource.definition
  const Records = resource.Card ? RecordGrid : RecordTable
  if (records.length > 0) return <Records resource={resource} records={records} />
  return (
    <Paper variant="outlined" sx={{ p: 6, textAlign: 'center' }} role="status">
      <Typography>{messages.nothingFound}</Typography>
      {none && (
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          There are no {labels.many} yet. Create the first one with Add New.
        </Typography>
      )}
    </Paper>
  )
}
