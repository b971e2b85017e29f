import Box from '@mui/material/Box'
import { useLanguage } from '#admin/messages/use-messages.ts'
import { dayText } from '#model/calendar-date.ts'
import { specialDays } from '#model/week.ts'

/** A line a day. */
export function WeekCell({ week }: { week: readonly string[] }) {
  const { days, closed } = useLanguage().messages.openingHours
  const lines = week.map((hours, day) => `${days[day]}: ${hours.replaceAll(' ', ', ') || closed}`)
  return <Lines lines={lines} />
}

/** A line an entry. */
export function SpecialDaysCell({ entries }: { entries: readonly string[] }) {
  const { language, messages } = useLanguage()
  const lines = entries.map(specialDays).map(({ from, to, hours, reason }) => {
    const days = [...new Set([from, to])].map((day) => dayText(day, language)).join('–')
    const times = hours.replaceAll(' ', ', ') || messages.openingHours.closed
    return `${days}: ${times}${reason && ` (${reason})`}`
  })
  return <Lines lines={lines} />
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.length === 0 ? (
    '-'
  ) : (
    <Box component="span" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {lines.join('\n')}
    </Box>
  )
