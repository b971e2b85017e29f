import { useRef, useState, type SyntheticEvent } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useNameOf } from '#admin/accounts/use-name-of.ts'
import { UnsavedChanges } from '#admin/form/UnsavedChanges.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import { useRequestChange } from '#admin/requests/use-request-change.tsx'
import { LONGEST_NOTE, MOST_NOTES } from '#model/requests/contact-limits.ts'
import type { RequestNote, StoredRequest } from '#model/requests/stored-request.ts'

export interface RequestNotesProps {
  request: StoredRequest
  /** The one that is being written. */
  note: string
  setNote: (text: string) => void
}

/** What colleagues should know of a request: who called, what was agreed. */
export function RequestNotes({ request: { id, notes }, note, setNote }: RequestNotesProps) {
  const { notes: words } = useMessages()
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="notes"
      sx={{ p: { xs: 1.5, sm: 3 } }}
    >
      <Typography id="notes" component="h2" sx={{ mb: 1, fontWeight: 700 }}>
        {words.heading}
      </Typography>
      {notes.length > 0 && (
        <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, mb: 3, p: 0 }}>
          {notes.map((each) => (
            <Note key={each.id} request={id} note={each} />
          ))}
        </Stack>
      )}
      {notes.length < MOST_NOTES ? (
        <NewNote request={id} text={note} setText={setNote} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{words.atMost(MOST_NOTES)}</Typography>
      )}
    </Paper>
  )
}

function Note({ request, note: { id, text, by, at } }: { request: string; note: RequestNote }) {
  const { change, busy } = useRequestChange()
  const nameOf = useNameOf()
  const { common, format, notes: words } = useMessages()

  function remove() {
    if (!window.confirm(words.confirmDelete)) return
    void change([request], { action: 'remove-note', note: { id } })
  }

  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {nameOf(by)}, {format.time(at)}
        </Typography>
      </Box>
      <Button
        color="error"
        disabled={busy}
        onClick={remove}
        // In line with the text above it, where there is no room beside it.
        sx={{ ml: { xs: -2.75, sm: 0 } }}
        aria-label={words.deleteOf(format.time(at))}
      >
        {common.delete}
      </Button>
    </Box>
  )
}

interface NewNoteProps {
  request: string
  text: string
  setText: (text: string) => void
}

function NewNote({ request, text, setText }: NewNoteProps) {
  // Stays until the note is stored: trying again after a lost answer does not add it twice.
  const [id, setId] = useState(() => crypto.randomUUID())
  const input = useRef<HTMLTextAreaElement>(null)
  const { change, busy } = useRequestChange()
  const { notes: words } = useMessages()

  async function add(event: SyntheticEvent) {
    event.preventDefault()
    if (!(await change([request], { action: 'note', note: { id, text } }))) return
    setText('')
    input.current?.focus()
    setId(crypto.randomUUID())
  }

  return (
    <Stack component="form" spacing={1.5} onSubmit={(event) => void add(event)}>
      <TextField
        label={words.newNote}
        multiline
        size="small"
        value={text}
        inputRef={input}
        helperText={
          text.length > LONGEST_NOTE - 100
            ? `${words.onlyStaff} ${words.characters(text.length, LONGEST_NOTE)}`
            : words.onlyStaff
        }
        slotProps={{ htmlInput: { maxLength: LONGEST_NOTE, readOnly: busy } }}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        type="submit"
        variant="outlined"
        disabled={busy || text.trim() === ''}
        sx={{ alignSelf: 'flex-start' }}
      >
        {busy ? words.adding : words.add}
      </Button>
      {/* Also while it is sent, which may fail. */}
      <UnsavedChanges when={text.trim() !== ''} />
    </Stack>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 2,
  pb: 2,
  borderBottom: 1,
  borderColor: 'divider',
}
