import { useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { PasswordDialog } from '#admin/accounts/PasswordDialog.tsx'
import { useNameOf } from '#admin/accounts/use-name-of.ts'
import { recordName } from '#admin/record-name.ts'
import { resourceOf } from '#admin/resource-of.ts'
import { useRestore } from '#admin/history/use-restore.ts'
import { PageTitle } from '#admin/layout/PageTitle.tsx'
import { StackedTable } from '#admin/list/StackedTable.tsx'
import { useLanguage, useMessages } from '#admin/messages/use-messages.ts'
import { announcePublished } from '#admin/publication/announce-published.ts'
import { eraseContent, useBin, type Deleted } from '#firebase/content/bin.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import { BIN_KEPT_DAYS } from '#model/records/history.ts'
import type { Language } from '#model/words/language.ts'
import type { ContentResource } from '#ui/content-resource.ts'
import { Spinner } from '#ui/Spinner.tsx'

type Row = Deleted & { readonly definition: ContentDefinition }

/** What was deleted, to be put back or erased. */
export default function BinPage({ resources }: { resources: readonly ContentResource[] }) {
  const deleted = useBin()
  const { bin, layout } = useMessages()
  return (
    <Stack spacing={3}>
      <PageTitle>{layout.bin}</PageTitle>
      <Typography sx={{ color: 'text.secondary' }}>{bin.howItWorks(BIN_KEPT_DAYS)}</Typography>
      {deleted === 'loading' && <Spinner label={bin.loading} />}
      {deleted === 'failed' && <Alert severity="error">{bin.notLoaded}</Alert>}
      {typeof deleted !== 'string' && <BinTable rows={rowsOf(deleted, resources)} />}
    </Stack>
  )
}

/** Without those of types that are gone. */
function rowsOf(deleted: readonly Deleted[], resources: readonly ContentResource[]): Row[] {
  return deleted.flatMap((each) => {
    const definition = resourceOf(resources, each.collection, each.id)?.definition
    return definition ? [{ ...each, definition }] : []
  })
}

function BinTable({ rows }: { rows: readonly Row[] }) {
  // Its row may vanish before the server has answered.
  const [erasing, setErasing] = useState<Row>()
  const { language, messages } = useLanguage()
  const { bin, common, content, format, history } = messages
  const authorOf = useNameOf()

  async function erase({ collection, id }: Row, password: string) {
    await eraseContent(collection, id, password)
    void announcePublished(messages)
  }

  return (
    <>
      {rows.length === 0 ? (
        <Paper variant="outlined" sx={{ p: 6, textAlign: 'center' }} role="status">
          <Typography>{bin.empty}</Typography>
        </Paper>
      ) : (
        <StackedTable
          records={rows}
          columns={[
            { label: common.name, cell: (row) => nameOf(row, language) },
            { label: bin.type, cell: ({ definition }) => content(definition.labels).name },
            {
              label: history.whatHappened.deleted,
              cell: ({ at, author }) => `${format.time(at)}, ${authorOf(author)}`,
            },
            {
              label: common.actions,
              actions: true,
              cell: (row) => <Actions row={row} onErase={setErasing} />,
            },
          ]}
        />
      )}
      {erasing && (
        <PasswordDialog
          title={bin.question(nameOf(erasing, language))}
          action={bin.erase}
          busyAction={bin.erasing}
          destructive
          done={bin.erased(nameOf(erasing, language))}
          onSubmit={(password) => erase(erasing, password)}
          problemOf={() => bin.notErased}
          onClose={() => setErasing(undefined)}
        >
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {bin.consequences.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </Box>
        </PasswordDialog>
      )}
    </>
  )
}

const nameOf = ({ definition, record, id }: Row, language: Language): string =>
  recordName(definition, record, language) ?? id

function Actions({ row, onErase }: { row: Row; onErase: (row: Row) => void }) {
  const { restore, restoring } = useRestore()
  const { language, messages } = useLanguage()
  const { bin, common } = messages
  const name = nameOf(row, language)
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="outlined"
        disabled={restoring}
        aria-label={bin.restoreOf(name)}
        onClick={() => void restore(row.definition, row.id)}
      >
        {common.restore}
      </Button>
      <Button
        color="error"
        disabled={restoring}
        aria-haspopup="dialog"
        aria-label={bin.eraseOf(name)}
        onClick={() => onErase(row)}
      >
        {bin.erase}
      </Button>
    </Stack>
  )
}
