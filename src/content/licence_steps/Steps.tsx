import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Printer } from 'lucide-react'
import type { LicenceStep } from './definition.ts'
import { LicenceStepCard } from './LicenceStepCard.tsx'
import type { Choice } from './earliest-dates.ts'
import { NO_STEPS_OF_CLASS } from './way-words.ts'
import { SiteButton } from '#ui/SiteButton.tsx'

/** What the school has written about the way to this class, one below the other. */
export function Steps({ steps, choice }: { steps: readonly LicenceStep[]; choice: Choice }) {
  return (
    <section aria-labelledby="schritte">
      <Box sx={head}>
        <Typography id="schritte" component="h2" variant="h2">
          Schritt für Schritt
        </Typography>
        <SiteButton variant="outlined" onClick={() => window.print()} sx={{ gap: 1.25 }}>
          <Printer size={18} aria-hidden />
          Checkliste drucken
        </SiteButton>
      </Box>
      {steps.length > 0 ? (
        <Box component="ol" aria-label={`Schritte für ${choice.way}`} sx={list}>
          {steps.map((step, index) => (
            <li key={step.id}>
              <LicenceStepCard step={step} place={index + 1} />
            </li>
          ))}
        </Box>
      ) : (
        <Typography>{NO_STEPS_OF_CLASS}</Typography>
      )}
    </section>
  )
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
  mb: { xs: 3, md: 4 },
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }
