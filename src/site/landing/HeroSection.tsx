import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { keyframes } from '@mui/material/styles'
import { Award, BadgeCheck, ChevronDown, Gauge } from 'lucide-react'
import { landingPage, type LandingTexts } from '#content/landing_page/definition.ts'
import { useSingleRecord } from '#firebase/content/content-store.ts'
import { anchors } from '#model/site/anchors.ts'
import { HeroCollage } from '#site/landing/HeroCollage.tsx'
import { LicenceTiles } from '#site/landing/LicenceTiles.tsx'
import { Photo } from '#site/Photo.tsx'
import { SiteButton } from '#ui/SiteButton.tsx'
import { colors, radii, translucent } from '#ui/design.ts'
import { PageContainer } from '#ui/page/PageContainer.tsx'

/** Never from nothing: the headline counts as painted, and can be read, from the first moment. */
const fade = keyframes({ from: { opacity: 0.15, transform: 'translateY(14px)' } })

const badges = [
  { Icon: BadgeCheck, name: 'badge_1' },
  { Icon: Award, name: 'badge_2' },
  { Icon: Gauge, name: 'badge_3' },
] as const

const RECORD = 'landing_page/main'
/** In the order in which they stand below each other. */
const WORDS =
  'tagline headline blurb courses_button contact_button badge_1 badge_2 badge_3 tile_1 tile_2'

export function HeroSection() {
  const texts = useSingleRecord(landingPage, landingPage.initial)
  return (
    <Box
      component="section"
      id={anchors.home}
      aria-labelledby="home-heading"
      data-record={RECORD}
      data-field="hero_image"
      sx={stage}
    >
      <Box sx={backdrop}>
        <Photo
          photo="hero"
          chosen={{
            address: texts.hero_image,
            alt: texts.hero_image_alt,
            x: texts.hero_image_x,
            y: texts.hero_image_y,
          }}
          sizes="100vw"
          loading="eager"
          fetchPriority="high"
          sx={picture}
        />
      </Box>
      <PageContainer sx={content}>
        <Box data-record={RECORD} data-field={WORDS} sx={fadeIn}>
          {texts.tagline && (
            <Typography variant="overline" component="p" data-field="tagline" sx={tagline}>
              {texts.tagline}
            </Typography>
          )}
          <Typography id="home-heading" variant="h1" data-field="headline" sx={headline}>
            {texts.headline}
          </Typography>
          {texts.blurb && (
            <Typography variant="subtitle1" data-field="blurb" sx={subtitle}>
              {texts.blurb}
            </Typography>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
            <SiteButton
              href={`#${anchors.courses}`}
              variant="contained"
              size="large"
              data-field="courses_button"
            >
              {texts.courses_button}
            </SiteButton>
            <SiteButton
              href={`#${anchors.contact}`}
              size="large"
              data-field="contact_button"
              sx={quiet}
            >
              {texts.contact_button}
            </SiteButton>
          </Box>
          <Badges texts={texts} />
          <LicenceTiles texts={texts} />
        </Box>
        <HeroCollage texts={texts} />
      </PageContainer>
      <Box component="a" href={`#${anchors.courses}`} sx={scrollHint}>
        <span data-field="scroll_hint">{texts.scroll_hint}</span>
        <ChevronDown size={20} aria-hidden />
      </Box>
    </Box>
  )
}

function Badges({ texts }: { texts: LandingTexts }) {
  const shown = badges.filter(({ name }) => texts[name])
  return (
    shown.length > 0 && (
      <Box component="ul" sx={badgeList}>
        {shown.map(({ Icon, name }) => (
          <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Icon size={20} aria-hidden />
            <span data-field={name}>{texts[name]}</span>
          </Box>
        ))}
      </Box>
    )
  )
}

const stage = {
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  minHeight: '100svh',
  display: 'flex',
  flexDirection: 'column',
  bgcolor: colors.sky,
  // What is fixed inside shows only within the section.
  clipPath: { md: 'inset(0)' },
}

const backdrop = {
  position: { xs: 'absolute', md: 'fixed' },
  inset: 0,
  zIndex: -1,
  height: { md: '100vh' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: {
      xs: `linear-gradient(${translucent(colors.haze, 0.9)} 55%, ${translucent(colors.haze, 0)})`,
      md: `linear-gradient(100deg, ${translucent(colors.dawn, 0.94)} 30%, ${translucent(colors.dawn, 0.5)} 55%, ${translucent(colors.dawn, 0)} 75%)`,
    },
  },
}

const picture = {
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: { xs: '75% 60%', md: '60% 100%' },
}

/** A long word breaks rather than being cut off; it says itself where it may. */
const headline = { hyphens: 'manual', maxWidth: 680, overflowWrap: 'break-word' }

const subtitle = {
  mt: 3,
  maxWidth: 520,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  // Two or three lines on a phone, which the fallback font may break elsewhere: nothing moves.
  minHeight: { xs: '3lh', sm: 0 },
}

const content = {
  flex: 1,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '11fr 9fr' },
  alignItems: 'center',
  gap: { xs: 4, md: 5, xl: 9 },
  pt: { xs: 13, md: 14 },
  pb: { xs: 3, md: 4 },
}

const fadeIn = {
  animation: `${fade} 700ms ease-out 100ms backwards`,
}

const tagline = { color: 'primary.dark', mb: 1.5 }

const quiet = {
  color: 'text.primary',
  bgcolor: translucent(colors.white, 0.75),
  '&:hover': { bgcolor: 'background.paper' },
}

const badgeList = {
  listStyle: 'none',
  p: 0,
  m: 0,
  mt: 4,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 1,
  fontWeight: 600,
  color: 'primary.dark',
}

const scrollHint = {
  alignSelf: 'center',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  px: 2,
  mb: 2,
  borderRadius: radii.pill,
  color: 'text.primary',
  bgcolor: translucent(colors.white, 0.82),
  fontWeight: 600,
  fontSize: '0.95rem',
  textDecoration: 'none',
}
