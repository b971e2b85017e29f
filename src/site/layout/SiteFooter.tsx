import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FirstSteps } from '#content/contact_info/FirstSteps.tsx'
import { FooterContact } from '#content/contact_info/FooterContact.tsx'
import { useSchool } from '#content/school/use-school.ts'
import { prerenderedAt } from '#firebase/content/prerendered.ts'
import { berlinDay } from '#model/time/berlin-time.ts'
import { sitePaths } from '#model/site/site-paths.ts'
import { anchors } from '#model/site/anchors.ts'
import { useContactInfo } from '#content/contact_info/use-contact-info.ts'
import { furtherPages } from '#site/layout/further-pages.ts'
import { SocialLinks } from '#site/layout/SocialLinks.tsx'
import { PageContainer } from '#ui/page/PageContainer.tsx'

const pages = [
  { href: sitePaths.about, label: 'Über uns' },
  { href: sitePaths.imprint, label: 'Impressum' },
  { href: sitePaths.privacy, label: 'Datenschutz' },
  { href: sitePaths.terms, label: 'AGB' },
  { href: sitePaths.cookies, label: 'Cookies' },
  { href: sitePaths.accessibility, label: 'Barrierefreiheit' },
]

interface SiteFooterProps {
  /** The contact form is on this page. */
  landing: boolean
  onCookieSettings: () => void
}

export function SiteFooter({ landing, onCookieSettings }: SiteFooterProps) {
  const details = useContactInfo()
  const school = useSchool()
  return (
    <Box component="footer" id={anchors.contact} sx={frame}>
      <PageContainer>
        <FirstSteps
          details={details}
          formHref={`${landing ? '' : sitePaths.home}#${anchors.contactForm}`}
        />
      </PageContainer>
      <PageContainer sx={columns}>
        <Box data-record="school/main" data-field="footer_description" sx={{ maxWidth: 380 }}>
          <Wordmark name={school.name} />
          {school.footer_description && (
            <Typography data-field="footer_description" sx={{ mt: 2, opacity: 0.85 }}>
              {school.footer_description}
            </Typography>
          )}
          <SocialLinks school={school} />
        </Box>
        <FooterContact details={details} />
        <Box component="nav" aria-label="Weitere Seiten" sx={links}>
          {[...furtherPages(), ...pages].map(({ href, label }) => (
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
          {`© ${yearOfThePage()} ${school.name}`}
        </Typography>
      </PageContainer>
    </Box>
  )
}

/** The last word in the logo's colour. */
function Wordmark({ name }: { name: string }) {
  const last = name.lastIndexOf(' ') + 1
  return (
    <Box sx={wordmark}>
      <img src="/uploads/logo.svg" alt="" width={40} height={40} style={{ flex: 'none' }} />
      <span>
        <span>{name.slice(0, last)}</span>
        <Box component="span" sx={{ color: 'secondary.main' }}>
          {name.slice(last)}
        </Box>
      </span>
    </Box>
  )
}

/** As it was published, in German time: a page of the old year is hydrated in the new one, too. */
const yearOfThePage = () => berlinDay(prerenderedAt() ?? new Date()).slice(0, 4)

const frame = {
  color: 'common.white',
  bgcolor: 'text.primary',
  '& :focus-visible': { outlineColor: 'secondary.main' },
  pt: { xs: 8, md: 11 },
  pb: 5,
}

const wordmark = {
  '& > span': { minWidth: 0 },
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 48,
  fontSize: '1.4rem',
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 3fr', lg: '4fr 4fr 2fr' },
  gap: { xs: 6, lg: 8 },
}

const links = {
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  '& a, & button': {
    minWidth: 44,
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
