import { useSyncExternalStore } from 'react'
import Box from '@mui/material/Box'
import { keyframes, type Theme } from '@mui/material/styles'
import { Phone } from 'lucide-react'
import { useContactInfo } from '#content/contact_info/use-contact-info.ts'
import { useSchool } from '#content/school/use-school.ts'
import { sitePaths } from '#model/site/site-paths.ts'
import { anchors, navigation } from '#model/site/anchors.ts'
import { CROWDED, MobileMenu } from '#site/layout/MobileMenu.tsx'
import { NavigationLinks } from '#site/layout/NavigationLinks.tsx'
import { useActiveSection } from '#site/layout/use-active-section.ts'
import { SiteButton } from '#ui/SiteButton.tsx'
import { Brand } from '#ui/page/Brand.tsx'
import { colors, HEADER_HEIGHT, translucent } from '#ui/design.ts'
import { PageContainer } from '#ui/page/PageContainer.tsx'

const SOLID_AFTER_PX = 80
const sections = [...new Set<string>(Object.values(anchors))]

interface SiteHeaderProps {
  /** Lies over the landing page's picture, transparent until the page is scrolled. */
  landing: boolean
}

/** The fixed bar. All of it are plain links, so that it works before scripts have loaded. */
export function SiteHeader({ landing }: SiteHeaderProps) {
  const { book_button } = useSchool()
  const scrolled = useScrolled(SOLID_AFTER_PX)
  const active = useActiveSection(sections)
  const solid = landing ? scrolled : true
  const { phone, phoneHref } = useContactInfo()
  const links = { base: landing ? '' : sitePaths.home, active }
  return (
    <Box component="header" data-solid={solid} sx={bar}>
      <PageContainer
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, sm: 2 },
          height: HEADER_HEIGHT,
        }}
      >
        <Brand href={landing ? `#${anchors.home}` : sitePaths.home} nameFrom={350} />
        <Box
          component="nav"
          aria-label="Hauptnavigation"
          sx={{ display: { xs: 'none', xl: 'flex' }, ml: 'auto', gap: 0.5, [CROWDED]: gone }}
        >
          <NavigationLinks {...links} items={navigation} />
        </Box>
        <SiteButton
          href={`${links.base}#${anchors.contact}`}
          variant="contained"
          sx={{
            ml: { xs: 'auto', xl: 1 },
            flex: 'none',
            px: { xs: 1, sm: 2.75 },
            [CRAMPED]: gone,
            [CROWDED]: { ml: 'auto' },
          }}
        >
          <span data-record="school/main">
            <span data-field="book_button">{book_button}</span>
          </span>
        </SiteButton>
        <Box component="a" href={phoneHref} aria-label={`Anrufen: ${phone}`} sx={call}>
          <Phone size={22} aria-hidden />
        </Box>
        <MobileMenu {...links} />
      </PageContainer>
    </Box>
  )
}

const gone = { display: 'none' }

/** A phone's header, enlarged: the booking and the call are in the footer, too. */
const CRAMPED = '@container (max-width: 18rem)'

/** On phones, which can. */
const call = {
  display: { xs: 'grid', md: 'none' },
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: '50%',
  color: 'inherit',
  '&:hover': { bgcolor: translucent(colors.ink, 0.07) },
  [CRAMPED]: gone,
}

const solidLook = ({ palette, shadows }: Theme) => ({
  backgroundColor: palette.background.paper,
  boxShadow: shadows[1],
})

const bar = (theme: Theme) => ({
  position: 'fixed',
  inset: '0 0 auto 0',
  containerType: 'inline-size',
  zIndex: 'appBar',
  color: 'text.primary',
  transition: 'background-color 250ms ease, box-shadow 250ms ease',
  '&[data-solid="true"]': solidLook(theme),
  // Until scripts say it, and where there are none, the browser turns it by itself.
  '@supports (animation-timeline: scroll())': {
    '&:not([data-solid])': {
      animation: `${keyframes({ to: solidLook(theme) })} linear both`,
      animationTimeline: 'scroll()',
      animationRange: `${SOLID_AFTER_PX}px ${SOLID_AFTER_PX + 1}px`,
    },
  },
})

function subscribe(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}

/** Whether the page is scrolled by more than `pixels`; undefined where only the browser knows it. */
function useScrolled(pixels: number): boolean | undefined {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => undefined,
  )
}
