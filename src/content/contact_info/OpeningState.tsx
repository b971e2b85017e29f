import { useEffect, useState } from 'react'
import Box from '@mui/material/Box'
import { colors } from '#ui/design.ts'
import type { OpeningHours } from './hours-on.ts'
import type { OpeningState as State } from './opening-state.ts'

/**
 * "Jetzt geöffnet bis 18 Uhr", below the hours: the two lines that a long one takes are kept for it,
 * so that nothing moves when it appears.
 */
export function OpeningState({ hours }: { hours: OpeningHours }) {
  const state = useOpeningState(hours)
  return (
    <Box component="span" sx={place}>
      {state && (
        <>
          <Box component="span" aria-hidden sx={{ ...dot, ...(state.open ? open : closed) }} />
          <span>{state.text}</span>
        </>
      )}
    </Box>
  )
}

/** Also where the page was hidden or the device asleep, which stops timers. */
const WAKING = ['visibilitychange', 'pageshow', 'focus']

/**
 * Whether the school is open now, and from then on. Undefined at first: in a prerendered page it would
 * be out of date, and what it takes to know it is loaded only where staff have entered a week.
 */
function useOpeningState(hours: OpeningHours): State | undefined {
  const [state, setState] = useState<State>()
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = ({ openingState }: typeof import('./opening-state.ts')) => {
      if (signal.aborted) return
      const update = () => {
        clearTimeout(timer)
        const now = new Date()
        const current = openingState(hours, now)
        setState(current)
        timer = setTimeout(update, current.until.getTime() - now.getTime())
      }
      // `focus` and `pageshow` are the window's; the document's own event rises to it.
      for (const type of WAKING) window.addEventListener(type, update, { signal })
      update()
    }
    // Where it cannot be loaded, the hours are still there to read.
    import('./opening-state.ts').then(begin, () => undefined)
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [hours])
  return state
}

const place = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  mt: 0.75,
  minHeight: '3em',
  lineHeight: 1.5,
  fontWeight: 700,
}

const dot = { flex: 'none', width: 10, height: 10, mt: '0.45em', borderRadius: '50%' }
// Told apart by their shape, too.
const open = { bgcolor: 'success.main', boxShadow: `0 0 0 3px ${colors.greenPale}` }
const closed = { border: 2, borderColor: 'currentColor', opacity: 0.7 }
