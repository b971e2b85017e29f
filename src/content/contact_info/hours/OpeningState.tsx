import { useEffect, useState, type ComponentType } from 'react'
import Box from '@mui/material/Box'
import type { OpeningHours } from '#model/time/hours-on.ts'

type Props = { hours: OpeningHours }

/**
 * "Jetzt geöffnet bis 18 Uhr", below the hours. Not in the prerendered page, where it would be out of
 * date: it is loaded into a place of three lines, which is kept for it so that nothing moves.
 */
export function OpeningState({ hours }: Props) {
  const [Current, setCurrent] = useState<ComponentType<Props>>()
  useEffect(() => {
    // Where it cannot be loaded, the hours are still there to read.
    import('./CurrentState.tsx').then(
      ({ CurrentState }) => setCurrent(() => CurrentState),
      () => undefined,
    )
  }, [])
  return (
    <Box component="span" sx={{ display: 'block', minHeight: '4.5em', mt: 0.75, lineHeight: 1.5 }}>
      {Current && <Current hours={hours} />}
    </Box>
  )
}
