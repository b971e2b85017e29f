import { useState } from 'react'
import Typography from '@mui/material/Typography'
import { Action } from '#ui/Action.tsx'

const SAID = {
  copied: 'Kopiert. Wer den Link öffnet, sieht diese Rechnung.',
  failed: 'Das ging nicht. Sie finden den Link oben in der Adresszeile.',
}

/** The calculation is in the page's address: whoever gets it sees the same. */
export function CopyAddress() {
  const [said, setSaid] = useState<keyof typeof SAID>()
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setSaid('copied'),
      () => setSaid('failed'),
    )
  return (
    <>
      <Action variant="outlined" onClick={() => void copy()} sx={{ mt: 2 }}>
        Link zu dieser Rechnung kopieren
      </Action>
      <Typography role="status" sx={{ mt: 1, minHeight: '1.5em' }}>
        {said && SAID[said]}
      </Typography>
    </>
  )
}
