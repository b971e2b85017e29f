import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import { Link, useLocation } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { StackedTable } from '#admin/list/StackedTable.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import { AnswerLinks } from '#admin/requests/AnswerLinks.tsx'
import { requestColumns } from '#admin/requests/request-columns.tsx'
import { useRequestChange } from '#admin/requests/use-request-change.tsx'
import type { StoredRequest } from '#model/requests/stored-request.ts'

/** A table of requests: one is answered or done by one press, many can be deleted at once. */
export function RequestSelection({ requests }: { requests: readonly StoredRequest[] }) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { change, busy } = useRequestChange()
  const { search } = useLocation()
  const messages = useMessages()
  const { common, requests: words } = messages
  const ids = requests.map(({ id }) => id)
  // What has gone or is not found any more is not deleted unseen.
  const selected = ids.filter((id) => chosen.includes(id))
  const all = selected.length === ids.length

  async function remove() {
    if (!window.confirm(words.confirmDelete(selected.length))) return
    if (await change(selected, { action: 'delete' })) setChosen([])
  }

  const actions = {
    label: common.actions,
    actions: 'below' as const,
    cell: (request: StoredRequest) => {
      const { id, name, done } = request
      return (
        <Stack direction="row" sx={eachAction}>
          <Box sx={aboveRow}>
            <AnswerLinks request={request} asIcons />
          </Box>
          <Stack direction="row">
            <Checkbox
              sx={aboveRow}
              checked={chosen.includes(id)}
              onChange={(_event, isChosen) =>
                setChosen(isChosen ? [...selected, id] : selected.filter((each) => each !== id))
              }
              slotProps={{ input: { 'aria-label': words.select(name) } }}
            />
            <Button
              component={Link}
              to={adminPaths.request(id)}
              state={search}
              aria-label={common.viewOf(name)}
              sx={[narrow, wholeRow]}
            >
              {common.view}
            </Button>
            {/* Around the button: what is disabled lets a press through to what is below. */}
            <Box sx={aboveRow}>
              <Button
                disabled={busy}
                onClick={() => void change([id], { action: done ? 'reopen' : 'done' })}
                aria-label={done ? words.reopenOf(name) : words.markAsDoneOf(name)}
                sx={narrow}
              >
                {done ? words.reopen : words.views.done}
              </Button>
            </Box>
          </Stack>
        </Stack>
      )
    },
  }

  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, minHeight: 48, alignItems: 'center' }}>
        <FormControlLabel
          label={words.selectAll(requests.length)}
          control={
            <Checkbox
              checked={all}
              indeterminate={selected.length > 0 && !all}
              onChange={() => setChosen(all ? [] : ids)}
            />
          }
        />
        {selected.length > 0 && (
          <Button color="error" variant="outlined" disabled={busy} onClick={() => void remove()}>
            {words.deleteSelected(selected.length)}
          </Button>
        )}
      </Stack>
      <StackedTable columns={[...requestColumns(messages), actions]} records={requests} />
    </>
  )
}

const eachAction = { flexWrap: 'wrap', justifyContent: 'flex-end', columnGap: 1 }
const narrow = { px: 0.5, whiteSpace: 'nowrap' }
/** On phones its row is what it is placed in. */
const wholeRow = {
  '@media (max-width: 767.95px)': {
    position: 'static',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
}
const aboveRow = { position: 'relative', zIndex: 1 }
