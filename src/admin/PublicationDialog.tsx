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
import { formatTime } from '#admin/format-time.ts'
import {
  earlierReleases,
  changePublication,
  type EarlierRelease,
} from '#data/publication/publication.ts'
import type { Publication, PublicationCommand } from '#model/publication.ts'
import { toast } from '#ui/toast.tsx'
import { Waiting } from '#ui/Waiting.tsx'

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
  const isLive = !held && !releasing && wanted <= live
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="publication">
      <DialogTitle id="publication" sx={{ fontWeight: 700 }}>
        What visitors see
      </DialogTitle>
      <DialogContent>
        <Alert severity={isLive ? 'success' : problem && !held ? 'error' : 'info'}>
          {held ? (
            <>
              Visitors see the version of {formatTime(liveAt ?? null)} until you publish again. What
              is saved meanwhile waits.
            </>
          ) : problem ? (
            <>
              {label}: {problem}
            </>
          ) : releasing ? (
            'The earlier version will be on the website in a few seconds.'
          ) : isLive ? (
            'Everything that is saved is on the website.'
          ) : (
            'What was saved will be on the website in a few seconds.'
          )}
        </Alert>
        <Typography variant="h6" component="h3" sx={{ mt: 3, fontWeight: 700 }}>
          Earlier versions
        </Typography>
        {open && (
          <Releases
            current={publication.release}
            build={publication.build}
            busy={busy}
            onChoose={(release) => void manage({ action: 'release', release })}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        {!isLive && (
          <Button
            variant="contained"
            disabled={busy}
            onClick={() => void manage({ action: 'publish' })}
          >
            {problem && !held ? 'Try again' : 'Publish now'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

interface ReleasesProps {
  current: string
  build: string
  busy: boolean
  onChoose: (release: string) => void
}

function Releases({ current, build, busy, onChoose }: ReleasesProps) {
  const [releases, setReleases] = useState<EarlierRelease[] | 'failed'>()
  useEffect(() => {
    earlierReleases(build).then(setReleases, (error: unknown) => {
      console.error('Failed to load earlier versions', error)
      setReleases('failed')
    })
    // Again after each publication.
  }, [current, build])
  if (releases === 'failed') return <Alert severity="error">They could not be loaded.</Alert>
  if (!releases) return <Waiting label="Loading..." />
  if (releases.length === 0) return <Typography>There are none yet.</Typography>
  return (
    <List disablePadding>
      {releases.map(({ id, at }) => (
        <ListItem key={id} disableGutters divider>
          <ListItemText
            primary={formatTime(at)}
            secondary={id === current ? 'This is what visitors see' : undefined}
          />
          {id !== current && (
            <Button
              disabled={busy}
              sx={{ flex: 'none' }}
              aria-label={`Show the version of ${formatTime(at)} again`}
              onClick={() => window.confirm(question(at)) && onChoose(id)}
            >
              Show again
            </Button>
          )}
        </ListItem>
      ))}
    </List>
  )
}

const question = (at: Date) =>
  `Visitors will see the website as it was on ${formatTime(at)}, until you publish again. What you have saved stays saved. Continue?`

function useManage() {
  const [busy, setBusy] = useState(false)

  async function manage(command: PublicationCommand) {
    setBusy(true)
    try {
      await changePublication(command)
      const released = command.action === 'release'
      toast.success({ title: released ? 'Visitors see the earlier version' : 'Publishing …' })
    } catch (error) {
      console.error('Failed to publish', error)
      const description = error instanceof Error ? error.message : ''
      toast.error({ title: 'Not published', description })
    } finally {
      setBusy(false)
    }
  }

  return { manage, busy }
}
