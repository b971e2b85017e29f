import { useSyncExternalStore } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { SUBSCRIBE, SUBSCRIBE_AT_GOOGLE } from './page-words.ts'
import { calendarPath } from '#model/site/site-paths.ts'
import { SiteButton } from '#ui/SiteButton.tsx'
import { panel } from '#ui/cards/panel.ts'

/** Where it is on its page. */
export const CALENDAR = 'kalender'

/** The ways to the calendar file: subscribed once, a calendar follows every change. */
export function CalendarSubscription() {
  // Nobody knows it while the page is rendered ahead.
  const host = useSyncExternalStore(
    () => () => {},
    () => location.host,
    () => '',
  )
  // There, nothing opens an address for subscriptions.
  const isAndroid = host !== '' && navigator.userAgent.includes('Android')
  return (
    <Box component="aside" id={CALENDAR} aria-labelledby="calendar-heading" sx={box}>
      <Typography id="calendar-heading" component="h2" variant="h3">
        Im eigenen Kalender
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{SUBSCRIBE}</Typography>
      {!isAndroid && (
        <SiteButton
          href={host ? `webcal://${host}${calendarPath}` : calendarPath}
          variant="contained"
        >
          Kalender abonnieren
        </SiteButton>
      )}
      <SiteButton href={calendarPath} variant={isAndroid ? 'contained' : 'outlined'}>
        Einmal herunterladen
      </SiteButton>
      <Box
        component="details"
        open={isAndroid || undefined}
        sx={{ '& p': { my: 1 }, overflowWrap: 'anywhere' }}
      >
        <Box component="summary" sx={{ minHeight: 44, alignContent: 'center', cursor: 'pointer' }}>
          In Google Kalender
        </Box>
        <p>{SUBSCRIBE_AT_GOOGLE}</p>
        <code>{host && `${location.protocol}//${host}${calendarPath}`}</code>
      </Box>
    </Box>
  )
}

const box = {
  ...panel,
  display: 'grid',
  gap: 1.5,
  p: 3,
  position: { lg: 'sticky' },
  top: { lg: 104 },
}
