import Box from '@mui/material/Box'
import { useMinute } from '#firebase/timing/use-minute.ts'
import { announcedDays } from '#model/time/announced-days.ts'
import { berlinDay } from '#model/time/berlin-time.ts'
import type { OpeningHours } from '#model/time/hours-on.ts'
import { announcement } from './hours-words.ts'

/** Below the hours: on which of the next days they are others. */
export function AnnouncedDays({ hours }: { hours: OpeningHours }) {
  const today = berlinDay(new Date(useMinute()))
  return announcedDays(hours, today).map((days) => (
    <Box key={days.from} component="span" sx={{ display: 'block', mt: 0.75, fontWeight: 700 }}>
      {announcement(days)}
    </Box>
  ))
}
