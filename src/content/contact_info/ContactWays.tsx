import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import { AnnouncedDays } from './hours/AnnouncedDays.tsx'
import type { ContactDetails } from './contact-details.ts'
import { OpeningState } from './hours/OpeningState.tsx'

/** The ways to reach the school beside writing into the form. */
export function ContactWays({ details }: { details: ContactDetails }) {
  const { address, phone, phoneHref, email, mailHref, hours, differing, opening } = details
  return (
    <Box data-record="contact_info/main" sx={frame}>
      <Typography component="h3" variant="h3">
        Lieber direkt?
      </Typography>
      <Box component="ul" sx={list}>
        <li>
          <Phone size={20} aria-hidden />
          <a href={phoneHref} data-field="phone_primary">
            {phone}
          </a>
        </li>
        <li>
          <Mail size={20} aria-hidden />
          <a href={mailHref} data-field="email_primary">
            {email}
          </a>
        </li>
        <li>
          <MapPin size={20} aria-hidden />
          <span data-field="location_address location_postal location_city">{address}</span>
        </li>
        <li>
          <Clock size={20} aria-hidden />
          <span data-field="business_hours week_hours show_week closed_on_holidays special_hours">
            {hours.map((line, index) => (
              <Box key={index} component="span" sx={{ display: 'block', textWrap: 'balance' }}>
                {line}
              </Box>
            ))}
            <AnnouncedDays hours={differing} />
            {opening && <OpeningState hours={opening} />}
          </span>
        </li>
      </Box>
    </Box>
  )
}

const frame = {
  p: { xs: 3, md: 4 },
  borderRadius: 2,
  bgcolor: 'primary.light',
  color: 'text.primary',
}

const list = {
  listStyle: 'none',
  m: 0,
  mt: 2,
  p: 0,
  display: 'grid',
  gap: 0.5,
  '& li': { display: 'flex', gap: 1.5, minHeight: 44, py: 1.25, overflowWrap: 'anywhere' },
  '& svg': { flex: 'none', mt: 0.25, color: 'primary.dark' },
  '& li > :last-child': { minWidth: 0 },
  '& a': { color: 'inherit', fontWeight: 700, py: 1.25, my: -1.25 },
}
