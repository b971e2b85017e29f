import { useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { formatTime } from '#admin/format-time.ts'
import { PageTitle } from '#admin/PageTitle.tsx'
import { StackedTable } from '#admin/StackedTable.tsx'
import { useRestore } from '#admin/use-restore.ts'
import { forgetDeleted, useBin, type Deleted } from '#data/content/bin.ts'
import type { ContentDefinition } from '#model/define-content.ts'
import { BIN_KEPT_DAYS } from '#model/history.ts'
import { capitalize } from '#model/messages.ts'
import type { ContentResource } from '#ui/content-resource.ts'
import { toast } from '#ui/toast.tsx'
import { Waiting } from '#ui/Waiting.tsx'

type Row = Deleted & { readonly definition: ContentDefinition }

/** What was deleted, to be put back or deleted for good. */
export function BinPage({ resources }: { resources: readonly ContentResource[] }) {
  const deleted = useBin()
  return (
    <Stack spacing={3}>
      <PageTitle>Bin</PageTitle>
      <Typography sx={{ color: 'text.secondary' }}>
        What is deleted stays here for {BIN_KEPT_DAYS} days. Then it goes for good, with its history
        and the pictures that nothing else shows.
      </Typography>
      {deleted === 'loading' && <Waiting label="Loading bin..." />}
      {deleted === 'failed' && <Alert severity="error">The bin could not be loaded.</Alert>}
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
  if (rows.length === 0) {
    return (
      <Paper variant="outlined" sx={{ p: 6, textAlign: 'center' }} role="status">
        <Typography>The bin is empty.</Typography>
      </Paper>
    )
  }
  return (
    <StackedTable
      records={rows}
      columns={[
        { label: 'Name', cell: nameOf },
        { label: 'Type', cell: ({ definition }) => capitalize(definition.labels.one) },
        { label: 'Deleted', cell: ({ at, author }) => `${formatTime(at)}, ${author}` },
        { label: 'Actions', actions: true, cell: (row) => <Actions row={row} /> },
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
  const busy = restoring || forgetting
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end', flexWrap: 'wrap', gap: 1 }}>
      <Button
        disabled={busy}
        aria-label={`Restore ${name}`}
        onClick={() => void restore(row.definition, row.id)}
      >
        Restore
      </Button>
      <Button
        color="error"
        disabled={busy}
        aria-label={`Delete ${name} for good`}
        onClick={() => void forget()}
      >
        Delete for good
      </Button>
    </Stack>
  )
}

function useForget(row: Row) {
  const [forgetting, setForgetting] = useState(false)
  const name = nameOf(row)

  async function forget() {
    const question = `Delete “${name}” for good? It cannot be restored afterwards, and its history goes with it.`
    if (forgetting || !window.confirm(question)) return
    setForgetting(true)
    try {
      await forgetDeleted(row.collection, row.id)
      toast.success({ title: 'Deleted for good', description: `“${name}” is gone.` })
    } catch (error) {
      console.error('Failed to delete for good', error)
      toast.error({ title: 'Error', description: 'It could not be deleted. Please try again.' })
      setForgetting(false)
    }
  }

  return { forget, forgetting }
}
