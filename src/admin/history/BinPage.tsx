import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRestore } from '#admin/history/use-restore.ts'
import { PageTitle } from '#admin/layout/PageTitle.tsx'
import { StackedTable } from '#admin/list/StackedTable.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import { useAction } from '#admin/use-action.ts'
import { forgetDeleted, useBin, type Deleted } from '#firebase/content/bin.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import { BIN_KEPT_DAYS, isDeletable } from '#model/records/history.ts'
import type { ContentResource } from '#ui/content-resource.ts'
import { toast } from '#ui/toast/toast.ts'
import { Waiting } from '#ui/Waiting.tsx'

type Row = Deleted & { readonly definition: ContentDefinition }

/** What was deleted, to be put back or deleted for good. */
export default function BinPage({ resources }: { resources: readonly ContentResource[] }) {
  const deleted = useBin()
  const { bin, layout } = useMessages()
  return (
    <Stack spacing={3}>
      <PageTitle>{layout.bin}</PageTitle>
      <Typography sx={{ color: 'text.secondary' }}>{bin.howItWorks(BIN_KEPT_DAYS)}</Typography>
      {deleted === 'loading' && <Waiting label={bin.loading} />}
      {deleted === 'failed' && <Alert severity="error">{bin.notLoaded}</Alert>}
      {typeof deleted !== 'string' && <Rows rows={rowsOf(deleted, resources)} />}
    </Stack>
  )
}

/** Of content types that there are. */
function rowsOf(deleted: readonly Deleted[], resources: readonly ContentResource[]): Row[] {
  return deleted.flatMap((each) => {
    const resource = resources.find(({ definition }) => definition.collection === each.collection)
    return resource ? [{ ...each, definition: resource.definition }] : []
  })
}

function Rows({ rows }: { rows: readonly Row[] }) {
  const { bin, common, content, format } = useMessages()
  if (rows.length === 0) {
    return (
      <Paper variant="outlined" sx={{ p: 6, textAlign: 'center' }} role="status">
        <Typography>{bin.empty}</Typography>
      </Paper>
    )
  }
  return (
    <StackedTable
      records={rows}
      columns={[
        { label: common.name, cell: nameOf },
        { label: bin.type, cell: ({ definition }) => content(definition.labels).name },
        { label: bin.deleted, cell: ({ at, author }) => `${format.time(at)}, ${author}` },
        { label: common.actions, actions: true, cell: (row) => <Actions row={row} /> },
      ]}
    />
  )
}

function nameOf({ definition, record, id }: Row): string {
  const name = record[definition.title]
  return typeof name === 'string' && name.trim() !== '' ? name : id
}

function Actions({ row }: { row: Row }) {
  const { restore, restoring } = useRestore()
  const { forget, forgetting } = useForget(row)
  const name = nameOf(row)
  const { bin, common } = useMessages()
  const busy = restoring || forgetting
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end', flexWrap: 'wrap', gap: 1 }}>
      <Button
        disabled={busy}
        aria-label={bin.restoreOf(name)}
        onClick={() => void restore(row.definition, row.id)}
      >
        {common.restore}
      </Button>
      {row.at && isDeletable(row.at, new Date()) && (
        <Button
          color="error"
          disabled={busy}
          aria-label={bin.deleteForGoodOf(name)}
          onClick={() => void forget()}
        >
          {bin.deleteForGood}
        </Button>
      )}
    </Stack>
  )
}

function useForget(row: Row) {
  const { busy: forgetting, run } = useAction()
  const { bin, common } = useMessages()
  const name = nameOf(row)

  async function forget() {
    if (!window.confirm(bin.confirm(name))) return
    const work = async () => {
      await forgetDeleted(row.collection, row.id)
      toast.success({ title: bin.gone.title, description: bin.gone.description(name) })
    }
    const failure = { title: common.error, description: bin.notDeleted }
    await run(work, 'Failed to delete for good', failure)
  }

  return { forget, forgetting }
}
