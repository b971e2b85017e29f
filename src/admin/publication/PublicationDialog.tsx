import { useEffect, useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { useNameOf } from '#admin/accounts/use-name-of.ts'
import { resourceOf } from '#admin/resource-of.ts'
import { LoadingNotice } from '#admin/layout/LoadingNotice.tsx'
import { useLanguage, useMessages } from '#admin/messages/use-messages.ts'
import { recordName } from '#admin/record-name.ts'
import { useAction } from '#admin/use-action.ts'
import { useLastChanges, type PastVersion } from '#firebase/content/history.ts'
import {
  changePublication,
  earlierReleases,
  type EarlierRelease,
} from '#firebase/publication/publication.ts'
import {
  isServable,
  type Publication,
  type PublicationCommand,
} from '#model/records/publication.ts'
import type { ContentResource } from '#ui/content-resource.ts'

interface PublicationDialogProps {
  open: boolean
  onClose: () => void
  publication: Publication
  label: string
  problem: string
  resources: readonly ContentResource[]
}

/** What visitors get, since when, and the ways to change that. */
export default function PublicationDialog(props: PublicationDialogProps) {
  const { open, onClose, publication, label, problem, resources } = props
  const { held, releasing, wanted, live, liveAt } = publication
  const { busy, run } = useAction()
  const { common, format, publication: words } = useMessages()
  const isLive = !held && !releasing && wanted <= live

  function manage(command: PublicationCommand) {
    const failure = { title: words.notPublished, description: words.tryLater }
    // What has come of it is said above: on a phone, a toast would lie over the dialog's buttons.
    void run(() => changePublication(command), 'Failed to publish', failure)
  }

  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle sx={{ fontWeight: 700 }}>{words.heading}</DialogTitle>
      {/* It scrolls, and may have no button to get there by keyboard. */}
      <DialogContent tabIndex={0}>
        <Alert severity={isLive ? 'success' : problem && !held ? 'error' : 'info'}>
          {held
            ? words.held(format.time(liveAt ?? null))
            : problem
              ? `${label}: ${problem}`
              : releasing
                ? words.releasing
                : isLive
                  ? words.isLive
                  : words.waits}
        </Alert>
        <Typography variant="h6" component="h3" sx={{ mt: 3, fontWeight: 700 }}>
          {words.earlierVersions}
        </Typography>
        {open && (
          <Releases
            publication={publication}
            resources={resources}
            busy={busy}
            onChoose={(release) => manage({ action: 'release', release })}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common.close}</Button>
        {!isLive && (
          <Button variant="contained" disabled={busy} onClick={() => manage({ action: 'publish' })}>
            {problem && !held ? common.tryAgain : words.publishNow}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

interface ReleasesProps {
  publication: Publication
  resources: readonly ContentResource[]
  busy: boolean
  onChoose: (release: string) => void
}

function Releases({ publication, resources, busy, onChoose }: ReleasesProps) {
  const { release: current, build, erasedUntil } = publication
  const { format, publication: words } = useMessages()
  const [releases, setReleases] = useState<EarlierRelease[] | 'failed'>()
  useEffect(() => {
    earlierReleases(build).then(setReleases, (error: unknown) => {
      console.error('Failed to load earlier versions', error)
      setReleases('failed')
    })
    // Again after each publication.
  }, [current, build])
  const changesIn = useReleaseChanges(resources)
  function secondaryOf(index: number, { id, at }: EarlierRelease): string {
    const before = Array.isArray(releases) ? releases[index + 1] : undefined
    const state = id === current ? words.current : isServable(at, erasedUntil) ? '' : words.erased
    return [before && changesIn(before.at, at), state].filter(Boolean).join(' · ')
  }

  if (releases === 'failed') return <Alert severity="error">{words.notLoaded}</Alert>
  if (!releases) return <LoadingNotice />
  if (releases.length === 0) return <Typography>{words.none}</Typography>
  return (
    <List disablePadding>
      {releases.map(({ id, at }, index) => (
        <ListItem key={id} disableGutters divider>
          <ListItemText primary={format.time(at)} secondary={secondaryOf(index, { id, at })} />
          {id !== current && isServable(at, erasedUntil) && (
            <Button
              disabled={busy}
              sx={{ flex: 'none' }}
              aria-label={words.showAgainOf(format.time(at))}
              onClick={() => window.confirm(words.confirm(format.time(at))) && onChoose(id)}
            >
              {words.showAgain}
            </Button>
          )}
        </ListItem>
      ))}
    </List>
  )
}

/** So many changes are asked for, of all versions together. */
const MOST_CHANGES = 100
const MOST_NAMED = 3

/** @returns what was changed between two releases, and by whom */
function useReleaseChanges(resources: readonly ContentResource[]) {
  const versions = useLastChanges(MOST_CHANGES)
  const nameOf = useNameOf()
  const { language, messages } = useLanguage()
  const { content, publication: words } = messages

  function nameOfChange({ collection, id, record, author }: PastVersion): string {
    const definition = resourceOf(resources, collection, id)?.definition
    if (!definition) return ''
    const name = recordName(definition, record, language) ?? content(definition.labels).one
    return `${name}, ${nameOf(author)}`
  }

  return (after: Date, until: Date): string => {
    const changes = typeof versions === 'string' ? [] : versions
    const names = changes
      .filter(
        ({ at, kind }) => at && at > after && at <= until && kind !== 'found' && kind !== 'aside',
      )
      .map(nameOfChange)
    const each = [...new Set(names.filter(Boolean))]
    return words.changes(each.slice(0, MOST_NAMED).join('; '), each.length - MOST_NAMED)
  }
}
