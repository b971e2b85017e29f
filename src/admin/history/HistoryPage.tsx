import { useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { flushSync } from 'react-dom'
import { useParams } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { useNameOf } from '#admin/accounts/use-name-of.ts'
import { Differences } from '#admin/history/Differences.tsx'
import { RestoreDialog } from '#admin/history/RestoreDialog.tsx'
import { useRestoreVersion } from '#admin/history/use-restore-version.ts'
import { BackLink } from '#admin/layout/BackLink.tsx'
import { PageTitle } from '#admin/layout/PageTitle.tsx'
import { useContentWords } from '#admin/messages/use-content-words.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import { useContent } from '#firebase/content/content-store.ts'
import { useHistory, type PastVersion } from '#firebase/content/history.ts'
import { storedValues, type Stored } from '#model/records/decode.ts'
import { VERSIONS_KEPT } from '#model/records/history.ts'
import type { ContentResource } from '#ui/content-resource.ts'
import { Spinner } from '#ui/Spinner.tsx'

/** A record's versions, each with what it changed, and the way back to it. */
export default function HistoryPage({ resource }: { resource: ContentResource }) {
  const { definition } = resource
  const { id = definition.single ?? '' } = useParams()
  const { records, broken } = useContent(definition)
  const history = useHistory(definition, id)
  const { history: words } = useMessages()
  const { one } = useContentWords(definition)
  const damaged = broken.find((each) => each.id === id)
  const present = damaged?.values ?? records.find((record) => record.id === id)
  const back = definition.single ? adminPaths.list(definition) : adminPaths.edit(definition, id)
  return (
    <Stack spacing={3} sx={{ maxWidth: 900 }}>
      <BackLink to={back} list={words.form} />
      <PageTitle>
        {words.heading(present && !definition.single ? String(present[definition.title]) : one)}
      </PageTitle>
      <Typography sx={{ color: 'text.secondary' }}>{words.howItWorks(VERSIONS_KEPT)}</Typography>
      {history === 'loading' && <Spinner label={words.loading} />}
      {history === 'failed' && <Alert severity="error">{words.notLoaded}</Alert>}
      {typeof history !== 'string' && history.length === 0 && (
        <Paper variant="outlined" sx={{ p: 6, textAlign: 'center' }} role="status">
          <Typography>{words.none}</Typography>
        </Paper>
      )}
      {typeof history !== 'string' && history.length > 0 && (
        <Stack component="ol" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {history.map((version, index) => (
            <VersionRow
              key={version.key}
              {...{ resource, id, version, present }}
              isBroken={damaged !== undefined}
              // What was put aside, and what it was put aside for, differ from the same.
              before={history.slice(index + 1).find(({ kind }) => kind !== 'aside')}
              latest={!damaged && version === history.find(({ kind }) => kind !== 'aside')}
            />
          ))}
        </Stack>
      )}
    </Stack>
  )
}

interface VersionRowProps {
  resource: ContentResource
  id: string
  version: PastVersion
  before: PastVersion | undefined
  present: Stored | undefined
  isBroken: boolean
  latest: boolean
}

function VersionRow(props: VersionRowProps) {
  const { resource, id, version, before, present, isBroken, latest } = props
  const { definition } = resource
  const [open, setOpen] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const { restore, restoring } = useRestoreVersion(definition, id, isBroken)
  const { at, author, kind } = version
  const nameOf = useNameOf()
  const { common, format, history } = useMessages()
  const when = format.time(at)
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}
      >
        <div>
          <Typography sx={{ fontWeight: 700 }}>
            {history.whatHappened[kind]} {when}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {kind === 'found' ? history.unknownAuthor : nameOf(author)}
          </Typography>
        </div>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, whiteSpace: 'nowrap' }}>
          <Button
            aria-expanded={open}
            aria-label={history.whatChanged(when)}
            onClick={() => setOpen(!open)}
          >
            {open ? history.hide : history.show}
          </Button>
          {present && latest && (
            <Typography sx={{ alignSelf: 'center', px: 1, color: 'text.secondary' }}>
              {history.asItIs}
            </Typography>
          )}
          {present && !latest && (
            <Button
              aria-haspopup="dialog"
              aria-label={history.restoreOf(when)}
              disabled={restoring}
              onClick={() => setChoosing(true)}
            >
              {common.restore}
            </Button>
          )}
        </Stack>
      </Stack>
      {choosing && present && (
        <RestoreDialog
          {...{ resource, id, version, present }}
          onClose={() => setChoosing(false)}
          onRestore={(fields) => {
            // Before anything is said about it: nobody hears what is said behind a dialog.
            flushSync(() => setChoosing(false))
            void restore(version, present, fields)
          }}
        />
      )}
      {open && (
        <Differences
          definition={definition}
          before={before && storedValues(definition, before.record)}
          after={storedValues(definition, version.record)}
        />
      )}
    </Paper>
  )
}
