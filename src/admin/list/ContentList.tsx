import { lazy, Suspense, useEffect, useState } from 'react'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ArrowUpDown, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { LoadFailure } from '#admin/layout/LoadFailure.tsx'
import { LoadingNotice } from '#admin/layout/LoadingNotice.tsx'
import { PageTitle } from '#admin/layout/PageTitle.tsx'
import { BrokenRecords } from '#admin/list/BrokenRecords.tsx'
import { RecordGrid } from '#admin/list/RecordGrid.tsx'
import { RecordTable } from '#admin/list/RecordTable.tsx'
import { SearchField, useSearchTerm } from '#admin/list/SearchField.tsx'
import { usePages } from '#admin/list/use-pages.ts'
import { useContentWords } from '#admin/messages/use-content-words.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import { useContent } from '#firebase/content/content-store.ts'
import { searchContent } from '#model/records/search.ts'
import type { ContentResource } from '#ui/content-resource.ts'
import { toast } from '#ui/toast/toast.ts'
import { Spinner } from '#ui/Spinner.tsx'

const OrderList = lazy(() => import('#admin/list/order/OrderList.tsx'))
const SuggestedRecords = lazy(() => import('#admin/list/SuggestedRecords.tsx'))
const PageButtons = lazy(() => import('#admin/list/PageButtons.tsx'))

export default function ContentList({ resource }: { resource: ContentResource }) {
  const { definition } = resource
  const { common, records: words } = useMessages()
  const content = useContentWords(definition)
  const { status, records: stored, broken, error, retry } = useContent(definition)
  const records = resource.arrange?.(stored) ?? stored
  const [term, setTerm] = useSearchTerm()
  const [ordering, setOrdering] = useState(false)
  const searching = term.trim() !== ''
  const found = searchContent(definition, records, term)
  const { page, pages, shown, before, turnTo } = usePages(found)

  useEffect(() => {
    if (error) toast.error({ title: common.error, description: content.fetchFailed })
  }, [error, common.error, content.fetchFailed])

  return (
    <Stack spacing={3}>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}
      >
        <PageTitle>{content.list}</PageTitle>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {records.length > 1 && !resource.arrange && (
            <Button
              startIcon={<ArrowUpDown size={18} />}
              aria-pressed={ordering}
              disabled={searching}
              aria-describedby={searching ? 'no-order' : undefined}
              onClick={() => setOrdering(!ordering)}
            >
              {ordering ? common.done : words.changeOrder}
            </Button>
          )}
          <Button
            component={Link}
            to={adminPaths.create(definition)}
            variant="contained"
            startIcon={<Plus size={18} />}
            sx={{ flex: 'none' }}
          >
            {words.addNew}
          </Button>
        </Stack>
      </Stack>
      {!ordering && <SearchField label={content.search} term={term} onSearch={setTerm} />}
      {searching && records.length > 1 && !resource.arrange && (
        <Typography id="no-order" variant="body2" sx={{ color: 'text.secondary' }}>
          {content.noOrder}
        </Typography>
      )}
      {error && <LoadFailure text={content.fetchFailed} retry={retry} />}
      {broken.length > 0 && <BrokenRecords resource={resource} broken={broken} />}
      {status === 'loading' && <Spinner label={content.loading} />}
      {status === 'ready' && ordering && (
        <Suspense fallback={<LoadingNotice />}>
          <OrderList definition={definition} records={records} from={before} count={shown.length} />
        </Suspense>
      )}
      {status === 'ready' && !ordering && (records.length > 0 || broken.length === 0) && (
        <Found resource={resource} records={shown} none={records.length === 0} />
      )}
      {status === 'ready' && pages > 1 && (
        <Suspense>
          <PageButtons {...{ page, pages, turnTo }} all={content.count(found.length)} />
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
  const content = useContentWords(resource.definition)
  const Records = resource.Card ? RecordGrid : RecordTable
  // With the first of them the list is no longer empty.
  const [begun, setBegun] = useState(false)
  const isEmpty = records.length === 0
  return (
    <>
      {(isEmpty || begun) && (
        <Paper variant="outlined" sx={{ p: 6, textAlign: 'center' }} role="status">
          {isEmpty && <Typography>{none ? content.noneYet : content.nothingFound}</Typography>}
          {(none || begun) && resource.suggested && (
            <Suspense>
              <SuggestedRecords
                definition={resource.definition}
                load={resource.suggested}
                onBegun={setBegun}
              />
            </Suspense>
          )}
        </Paper>
      )}
      {!isEmpty && <Records resource={resource} records={records} />}
    </>
  )
}
