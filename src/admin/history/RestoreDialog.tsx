import { useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { changedFields, Difference } from '#admin/history/Differences.tsx'
import { useLanguage } from '#admin/messages/use-messages.ts'
import { movedAway } from '#admin/moved-away.ts'
import { useEmptiedText } from '#admin/use-emptied-text.ts'
import { useContent } from '#firebase/content/content-store.ts'
import type { PastVersion } from '#firebase/content/history.ts'
import { storedValues, type Stored } from '#model/records/decode.ts'
import { dayText } from '#model/time/calendar-date.ts'
import type { ContentResource } from '#ui/content-resource.ts'

interface RestoreDialogProps {
  resource: ContentResource
  id: string
  version: PastVersion
  /** The record's values as the screen shows them. */
  present: Stored
  onRestore: (fields: readonly string[]) => void
  onClose: () => void
}

/** What restoring a version would change, and which of it shall be. */
export function RestoreDialog(props: RestoreDialogProps) {
  const { resource, id, version, present, onRestore, onClose } = props
  const { definition } = resource
  const { records } = useContent(definition)
  const emptiedText = useEmptiedText()
  const { language, messages } = useLanguage()
  const { common, format, history } = messages
  const then = storedValues(definition, version.record)
  const changed = changedFields(definition, present, then)
  const [left, setLeft] = useState<readonly string[]>([])
  const chosen = changed.map(([name]) => name).filter((name) => !left.includes(name))
  const restored = Object.fromEntries(chosen.map((name) => [name, then[name]]))
  const after = records.map((record) => (record.id === id ? { ...record, ...restored } : record))
  const day = movedAway(definition, records, after, new Date())?.day
  const consequence =
    day === undefined
      ? emptiedText(resource, records, after)
      : history.movesAway(dayText(day, language))

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose}>
      <DialogTitle sx={{ fontWeight: 700 }}>
        {history.restoreOf(format.time(version.at))}
      </DialogTitle>
      <DialogContent>
        <Typography>{changed.length > 0 ? history.whatRestores : history.noField}</Typography>
        <Stack spacing={2} sx={{ mt: 2 }}>
          {changed.map(([name, field]) => (
            <div key={name}>
              <FormControlLabel
                label={field.label[language]}
                sx={{ '& .MuiFormControlLabel-label': { fontWeight: 700 } }}
                control={
                  <Checkbox
                    checked={!left.includes(name)}
                    onChange={(_, checked) =>
                      setLeft(checked ? left.filter((each) => each !== name) : [...left, name])
                    }
                  />
                }
              />
              <Box sx={{ pl: 4 }}>
                <Difference field={field} before={present[name]} after={then[name]} />
              </Box>
            </div>
          ))}
        </Stack>
        {/* There before it says something, so that it is heard. */}
        <div role="status">
          {consequence && (
            <Alert severity="warning" role={undefined} sx={{ mt: 2 }}>
              {consequence}
            </Alert>
          )}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button
          variant="contained"
          disabled={chosen.length === 0 || day !== undefined}
          onClick={() => onRestore(chosen)}
        >
          {common.restore}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
