import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { usePageWords } from '#admin/page-editor/use-page-words.ts'
import { readDevice, writeDevice } from '#firebase/device/device-storage.ts'

/** Under which this device knows that somebody has read it. */
const READ = 'page-editor-hint-read'

/** How the page is edited, until somebody has read it. */
export function EditorHint() {
  const words = usePageWords()
  const [read, setRead] = useState(() => readDevice(READ) === true)
  if (read) return null
  function close() {
    writeDevice(READ, true)
    setRead(true)
  }
  return (
    <Box role="note" sx={line}>
      <span>{words.whatChanges}</span>
      <Button color="inherit" onClick={close} sx={{ flex: 'none' }}>
        {words.understood}
      </Button>
    </Box>
  )
}

const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  px: 2,
  bgcolor: 'secondary.light',
  color: 'text.primary',
  fontSize: '0.9rem',
}
