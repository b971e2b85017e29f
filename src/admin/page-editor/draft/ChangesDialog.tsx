import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { Undo2 } from 'lucide-react'
import { useLanguage } from '#admin/messages/use-messages.ts'
import { editedRecord, titleOf, useEditing } from '#admin/page-editor/editing.ts'
import { usePageWords } from '#admin/page-editor/use-page-words.ts'
import { countChanges } from '#model/records/page-draft.ts'

interface ChangesDialogProps {
  onDiscard: () => void
  onShow: (key: string) => void
  onClose: () => void
}

/** What the draft changes, one by one, and how to take it back. */
export function ChangesDialog({ onDiscard, onShow, onClose }: ChangesDialogProps) {
  const editing = useEditing()
  const { language, messages } = useLanguage()
  const { common } = messages
  const words = usePageWords()
  const { discard, draft, takeBack } = editing.draft
  const count = countChanges(draft)
  const changed = Object.keys(draft.changes).flatMap((key) => editedRecord(editing, key) ?? [])
  const ordered = editing.resources.filter(({ definition }) => draft.orders[definition.collection])
  const undo = (name: string, onClick: () => void) => (
    <IconButton aria-label={words.takeBackOf(name)} title={words.takeBack} onClick={onClick}>
      <Undo2 size={20} />
    </IconButton>
  )
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle sx={{ fontWeight: 700 }}>{words.changesTitle}</DialogTitle>
      <DialogContent>
        {count === 0 && <Typography>{words.nothingChanged}</Typography>}
        <List disablePadding>
          {changed.map((record) => {
            const { key, resource, state } = record
            const name = words.recordName(resource.definition.labels, titleOf(record))
            return (
              <ListItem key={key} disableGutters secondaryAction={undo(name, () => takeBack(key))}>
                <ListItemButton onClick={() => onShow(key)}>
                  <ListItemText primary={name} secondary={words.states[state]} sx={longWords} />
                </ListItemButton>
              </ListItem>
            )
          })}
          {ordered.map(({ definition: { collection, labels } }) => {
            const name = words.newOrder(labels[language].many)
            return (
              <ListItem
                key={collection}
                secondaryAction={undo(name, () => discard('orders', collection))}
              >
                <ListItemText primary={name} />
              </ListItem>
            )
          })}
        </List>
      </DialogContent>
      <DialogActions>
        {count > 0 && (
          <Button color="error" onClick={onDiscard}>
            {words.discard}
          </Button>
        )}
        <Button onClick={onClose}>{common.close}</Button>
      </DialogActions>
    </Dialog>
  )
}

/** They would lie over what takes the change back. */
const longWords = { overflowWrap: 'anywhere' }
