import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { keyframes } from '@mui/material/styles'
import { Award, BadgeCheck, ChevronDown, Gauge } from 'lucide-react'
import { anchors } from '#model/site/anchors.ts'
import { HeroCollage } from '#site/landing/HeroCollage.tsx'
import { LicenceTiles } from '#site/landing/LicenceTiles.tsx'
import { Photo } from '#site/Photo.tsx'
import { Action } from '#ui/Action.tsx'
import { colors, radii, translucent } from '#ui/design.ts'
import { PageContainer } from '#ui/page/PageContainer.tsx'

/** Never from nothing: the headline counts as painted, and can be read, from the first moment. */
const fade = keyframes({ from: { opacity: 0.15, transform: 'translateY(14px)' } })

const badges = [
  { Icon: BadgeCheck, text: 'Lizenziert & Versichert' },
  { Icon: Award, text: 'Zertifizierte Ausbilder' },
  { Icon: Gauge, text: 'Schnelle Erfolge' },
]

export function HeroSection() {
  return (
    <Box component="section" id={anchors.home} aria-labelledby="home-heading" sx={stage}>
      <Box sx={backdrop}>
        <Photo
          photo="hero"
          sizes="100vw"
          alt="Blaues Fahrschulauto auf einer kurvigen Landstraße, die bei Sonnenaufgang durch grüne Hügel auf die Altstadt von Gera mit dem Turm von Schloss Osterstein zuführt"
          fetchPriority="high"
          sx={picture}
        />
      </Box>
      <PageContainer sx={content}>
        <Box sx={fadeIn}>
          <Typography variant="overline" component="p" sx={tagline}>
            Erstklassige Fahrausbildung
          </Typography>
          <Typography id="home-heading" variant="h1" sx={{ hyphens: 'manual', maxWidth: 680 }}>
            Meistere die Straße mit Selbstvertrauen
          </Typography>
          <Typography variant="subtitle1" sx={subtitle}>
            Professioneller Fahrunterricht für Auto und Motorrad mit erfahrenen Fahrlehrern in Gera.
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Action href={`#${anchors.courses}`} variant="contained" size="large">
              Kurse entdecken
            </Action>
            <Action href={`#${anchors.contact}`} size="large" sx={quiet}>
              Kontakt
            </Action>
          </Box>
          <Box component="ul" sx={badgeList}>
            {badges.map(({ Icon, text }) => (
              <Box component="li" key={text} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                <Icon size={20} aria-hidden />
                {text}
              </Box>
            ))}
          </Box>
          <LicenceTiles />
        </Box>
        <HeroCollage />
      </PageContainer>
      <Box component="a" href={`#${anchors.courses}`} sx={scrollHint}>
        Nach unten scrollen
        <ChevronDown size={20} aria-hidden />
      </Box>
    </Box>
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

const subtitle = {
  my: 3,
  maxWidth: 520,
  fontWeight: 500,
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
