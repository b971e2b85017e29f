import { startTransition, useEffect, useState } from 'react'
import Box from '@mui/material/Box'
import { useMinute } from '#firebase/timing/use-minute.ts'
import { colors } from '#ui/design.ts'
import type { OpeningHours } from '#model/time/hours-on.ts'
import { openingState } from './opening-state.ts'

/**
 * "Jetzt geöffnet bis 18 Uhr", below the hours. Not in the prerendered page, where it would be out of
 * date: a place of three lines is kept for it so that nothing moves.
 */
export function OpeningState({ hours }: { hours: OpeningHours }) {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return (
    <Box component="span" sx={{ display: 'block', minHeight: '4.5em', mt: 0.75, lineHeight: 1.5 }}>
      {hydrated && <CurrentState hours={hours} />}
    </Box>
  )
}

/** Whether the school is open now, and from then on. */
function CurrentState({ hours }: { hours: OpeningHours }) {
  const { open, text } = openingState(hours, new Date(useMinute()))
  return (
    <Box component="span" sx={state}>
      <Box component="span" aria-hidden sx={{ ...dot, ...(open ? filled : hollow) }} />
      <span>{text}</span>
    </Box>
  )
}

// Paper does not know what is now.
const state = { display: 'flex', gap: 1, fontWeight: 700, '@media print': { display: 'none' } }

const dot = { flex: 'none', width: 10, height: 10, mt: '0.45em', borderRadius: '50%' }
// Told apart by their shape, too.
const filled = { bgcolor: 'success.main', boxShadow: `0 0 0 3px ${colors.greenPale}` }
const hollow = { border: 2, borderColor: 'currentColor', opacity: 0.7 }
