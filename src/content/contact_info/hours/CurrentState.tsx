import { useEffect, useState } from 'react'
import Box from '@mui/material/Box'
import { colors } from '#ui/design.ts'
import type { OpeningHours } from '#model/time/hours-on.ts'
import { openingState } from './opening-state.ts'

/** Whether the school is open now, and from then on. */
export function CurrentState({ hours }: { hours: OpeningHours }) {
  const { open, text } = useOpeningState(hours)
  return (
    <Box component="span" sx={state}>
      <Box component="span" aria-hidden sx={{ ...dot, ...(open ? filled : hollow) }} />
      <span>{text}</span>
    </Box>
  )
}

/** A page that was hidden and a device that was asleep have stopped its timers. */
const WAKING = ['visibilitychange', 'pageshow', 'focus']

function useOpeningState(hours: OpeningHours) {
  const [now, setNow] = useState(() => new Date())
  const state = openingState(hours, now)
  const until = state.until.getTime()
  useEffect(() => {
    const listening = new AbortController()
    const look = () => setNow(new Date())
    // The document's own event rises to the window.
    for (const type of WAKING) window.addEventListener(type, look, listening)
    const timer = setTimeout(look, until - Date.now())
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
    // A timer may be early by a moment: it is then set again.
  }, [now, until])
  return state
}

// Paper does not know what is now.
const state = { display: 'flex', gap: 1, fontWeight: 700, '@media print': { display: 'none' } }

const dot = { flex: 'none', width: 10, height: 10, mt: '0.45em', borderRadius: '50%' }
// Told apart by their shape, too.
const filled = { bgcolor: 'success.main', boxShadow: `0 0 0 3px ${colors.greenPale}` }
const hollow = { border: 2, borderColor: 'currentColor', opacity: 0.7 }
