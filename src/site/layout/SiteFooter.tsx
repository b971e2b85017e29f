import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import { school } from '#content/school.ts'
import { sitePaths } from '#model/site-paths.ts'
import { anchors } from '#site/anchors.ts'
import { useContactInfo } from '#site/contact/use-contact-info.ts'
import { SocialLinks } from '#site/layout/SocialLinks.tsx'
import { LaneMark } from '#ui/LaneMark.tsx'
import { PageContainer } from '#ui/PageContainer.tsx'

const pages = [
  { href: sitePaths.about, label: 'Über uns' },
  { href: sitePaths.imprint, label: 'Impressum' },
  { href: sitePaths.privacy, label: 'Datenschutz' },
  { href: sitePaths.terms, label: 'AGB' },
  { href: sitePaths.cookies, label: 'Cookies' },
  { href: sitePaths.accessibility, label: 'Barrierefreiheit' },
]

export function SiteFooter({ onCookieSettings }: { onCookieSettings: () => void }) {
  return (
    <Box component="footer" id={anchors.contact} sx={frame}>
      <PageContainer sx={columns}>
        <Box sx={{ maxWidth: 380 }}>
          <Box
            component="img"
            src="/uploads/logo-wordmark-light.svg"
            alt={school.name}
            width={220}
            height={48}
          />
          <Typography sx={{ mt: 2, opacity: 0.85 }}>
            Auto- und Motorradausbildung in Gera: persönlich, gründlich und mit Freude am Fahren.
          </Typography>
          <SocialLinks />
        </Box>
        <Contact />
        <Box component="nav" aria-label="Rechtliches" sx={links}>
          {pages.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
          <button type="button" onClick={onCookieSettings}>
            Cookie-Einstellungen
          </button>
        </Box>
      </PageContainer>
      <PageContainer sx={{ mt: { xs: 6, md: 9 } }}>
        <Typography sx={{ fontSize: '0.9rem', opacity: 0.75 }}>
          © {new Date().getFullYear()} {school.name}
        </Typography>
      </PageContainer>
    </Box>
  )
}

function Contact() {
  const { address, phone, phoneHref, email, mailHref, hours } = useContactInfo()
  return (
    <Box>
      <LaneMark />
      <Typography component="h2" variant="h3" sx={{ mb: 2 }}>
        Kontakt
      </Typography>
      <Box component="address" data-record="contact_info/main" sx={details}>
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
        <Box
          component="ul"
          data-field="business_hours"
          aria-label="Öffnungszeiten"
          sx={{ listStyle: 'none', m: 0, p: 0 }}
        >
          {hours.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </Box>
      </Box>
    </Box>
  )
}

const frame = {
  color: 'common.white',
  bgcolor: 'text.primary',
  pt: { xs: 8, md: 11 },
  pb: 5,
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 3fr', lg: '4fr 4fr 2fr' },
  gap: { xs: 6, lg: 8 },
}

const details = {
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

const links = {
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  '& a, & button': {
    minHeight: 44,
    display: 'flex',
    alignItems: 'center',
    p: 0,
    border: 0,
    color: 'inherit',
    bgcolor: 'transparent',
    font: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& a:hover, & button:hover': { textDecoration: 'underline' },
}
