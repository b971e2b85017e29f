import { useState } from 'react'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { requestColumns } from '#admin/request-columns.tsx'
import { StackedTable } from '#admin/StackedTable.tsx'
import { useRequestAction } from '#admin/use-requests.ts'
import type { StoredRequest } from '#model/stored-request.ts'

/** A table of requests, of which many can be deleted at once. */
export function RequestSelection({ requests }: { requests: readonly StoredRequest[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { act, busy } = useRequestAction()
  // What has gone or is not found any more is not deleted unseen.
  const selected = requests.map(({ id }) => id).filter((id) => chosen.has(id))
  const all = selected.length === requests.length

  function choose(ids: readonly string[], isChosen: boolean) {
    const next = new Set(selected)
    for (const id of ids) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    setChosen(next)
  }

  async function remove() {
    const what = selected.length === 1 ? 'this request' : `these ${selected.length} requests`
    if (!window.confirm(`Are you sure you want to delete ${what}?`)) return
    if (await act(selected, 'delete')) setChosen(new Set())
  }

  const actions = {
    label: 'Actions',
    actions: true,
    cell: ({ id, name }: StoredRequest) => (
      <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
        <Checkbox
          checked={chosen.has(id)}
          onChange={(_event, isChosen) => choose([id], isChosen)}
          slotProps={{ input: { 'aria-label': `Select ${name}` } }}
        />
        <Button component={Link} to={adminPaths.request(id)} aria-label={`View ${name}`}>
          View
        </Button>
      </Stack>
    ),
  }

  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, minHeight: 48, alignItems: 'center' }}>
        <FormControlLabel
          label={`Select all ${requests.length} shown`}
          control={
            <Checkbox
              checked={all}
              indeterminate={selected.length > 0 && !all}
              onChange={() =>
                choose(
                  requests.map(({ id }) => id),
                  !all,
                )
              }
            />
          }
        />
        {selected.length > 0 && (
          <Button color="error" variant="outlined" disabled={busy} onClick={() => void remove()}>
            Delete selected ({selected.length})
          </Button>
        )}
      </Stack>
      <StackedTable columns={[...requestColumns, actions]} records={requests} />
    </>
  )
}
