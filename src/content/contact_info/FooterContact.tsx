import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import { HeadingMark } from '#ui/page/HeadingMark.tsx'
import { AnnouncedDays } from './hours/AnnouncedDays.tsx'
import type { ContactDetails } from './contact-details.ts'

/** How to reach the school, at the foot of every page, on a dark ground. */
export function FooterContact({ details }: { details: ContactDetails }) {
  const { address, phone, phoneHref, email, mailHref, hours, differing } = details
  return (
    <Box>
      <HeadingMark />
      <Typography component="h2" variant="h3" sx={{ mb: 2 }}>
        Kontakt
      </Typography>
      <Box component="address" data-record="contact_info/main" sx={list}>
        <MapPin size={20} aria-hidden />
        <span data-field="location_address location_postal location_city">{address}</span>
        <Phone size={20} aria-hidden />
        <a href={phoneHref} data-field="phone_primary">
          {phone}
        </a>
        <Mail size={20} aria-hidden />
        <a href={mailHref} data-field="email_primary">
          {email}
        </a>
        <Clock size={20} aria-hidden />
        <div>
          <Box
            component="ul"
            data-field="business_hours week_hours show_week closed_on_holidays special_hours"
            aria-label="Öffnungszeiten"
            sx={{ listStyle: 'none', m: 0, p: 0 }}
          >
            {hours.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </Box>
          <AnnouncedDays hours={differing} />
        </div>
      </Box>
    </Box>
  )
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 1.75,
  rowGap: 1.5,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '& svg': { mt: 0.4, color: 'secondary.main' },
  '& a': { color: 'inherit', py: 1.25, my: -1.25 },
}
