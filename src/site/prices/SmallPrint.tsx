import Box from '@mui/material/Box'
import { IN_EUROS } from '#site/prices/in-euros.ts'
import { Action } from '#ui/Action.tsx'
import { Printer } from 'lucide-react'

/** What is said here about law and taxes is to be checked by the owner's lawyer. */
export function SmallPrint() {
  return (
    <Box sx={smallPrint}>
      <p>
        {IN_EUROS} Welche Entgelte wir nennen, richtet sich nach §&nbsp;32 des Fahrlehrergesetzes.
        Verbindlich ist, was in Ihrem Ausbildungsvertrag steht; eine Rechtsauskunft ist diese Seite
        nicht.
      </p>
      <Action variant="outlined" onClick={() => window.print()} sx={{ gap: 1 }}>
        <Printer size={18} aria-hidden />
        Als Aushang drucken
      </Action>
    </Box>
  )
}

const smallPrint = {
  mt: 6,
  maxWidth: 720,
  color: 'text.secondary',
  '& p': { mt: 0, mb: 2 },
  '@media print': { display: 'none' },
}
