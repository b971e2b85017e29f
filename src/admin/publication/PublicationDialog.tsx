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
import { LoadingNotice } from '#admin/layout/LoadingNotice.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import { useAction } from '#admin/use-action.ts'
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
import { toast } from '#ui/toast/toast.ts'

interface PublicationDialogProps {
  open: boolean
  onClose: () => void
  publication: Publication
  label: string
  problem: string
}

/** What visitors get, since when, and the ways to change that. */
export default function PublicationDialog(props: PublicationDialogProps) {
  const { open, onClose, publication, label, problem } = props
  const { held, releasing, wanted, live, liveAt } = publication
  const { manage, busy } = useManage()
  const { common, format, publication: words } = useMessages()
  const isLive = !held && !releasing && wanted <= live
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="publication">
      <DialogTitle id="publication" sx={{ fontWeight: 700 }}>
        {words.heading}
      </DialogTitle>
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
            busy={busy}
            onChoose={(release) => void manage({ action: 'release', release })}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common.close}</Button>
        {!isLive && (
          <Button
            variant="contained"
            disabled={busy}
            onClick={() => void manage({ action: 'publish' })}
          >
            {problem && !held ? common.tryAgain : words.publishNow}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

interface ReleasesProps {
  publication: Publication
  busy: boolean
  onChoose: (release: string) => void
}

function Releases({ publication, busy, onChoose }: ReleasesProps) {
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
  function secondaryOf(id: string, at: Date): string | undefined {
    if (id === current) return words.current
    return isServable(at, erasedUntil) ? undefined : words.erased
  }

  if (releases === 'failed') return <Alert severity="error">{words.notLoaded}</Alert>
  if (!releases) return <LoadingNotice />
  if (releases.length === 0) return <Typography>{words.none}</Typography>
  return (
    <List disablePadding>
      {releases.map(({ id, at }) => (
        <ListItem key={id} disableGutters divider>
          <ListItemText primary={format.time(at)} secondary={secondaryOf(id, at)} />
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

function useManage() {
  const { publication: words } = useMessages()
  const { busy, run } = useAction()

  function manage(command: PublicationCommand) {
    const work = async () => {
      await changePublication(command)
      const released = command.action === 'release'
      toast.success({ title: released ? words.released : words.publishing })
    }
    return run(work, 'Failed to publish', (error) => ({
      title: words.notPublished,
      description: error instanceof Error ? error.message : '',
    }))
  }

  return { manage, busy }
}
