import { lazy, Suspense } from 'react'
import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { ErrorBoundary } from 'react-error-boundary'
import { partners, type Partner } from './definition.ts'
import { PartnerCard } from './PartnerCard.tsx'
import { useContent } from '#firebase/content/content-store.ts'
import { anchors } from '#model/site/anchors.ts'
import { backendMessage } from '#ui/page/backend-message.ts'
import { Section, type SectionHeading } from '#ui/page/Section.tsx'
import { SectionContent } from '#ui/page/SectionContent.tsx'
import { CardSkeletons } from '#ui/cards/CardSkeletons.tsx'
import { Reveal, STAGGER_MS } from '#ui/reveal/Reveal.tsx'
import { useMinWidth } from '#ui/reveal/use-media.ts'
import { WhenNear } from '#ui/reveal/WhenNear.tsx'

const PartnerCarousel = lazy(() => import('./PartnerCarousel.tsx'))
const CAROUSEL_FROM = 3
/** Of the row of buttons below the carousel, with its distance. */
const CONTROLS_HEIGHT = 76

export function PartnersSection({ heading }: { heading: SectionHeading }) {
  return (
    <Section id={anchors.partners} {...heading} ground="tinted">
      <SectionContent
        content={useContent(partners)}
        lang="en"
        loading={
          <CardSkeletons
            label="Loading..."
            lang="en"
            count={CAROUSEL_FROM}
            columns={columns(CAROUSEL_FROM)}
            height={289 + CONTROLS_HEIGHT}
          />
        }
        errorText={(error) => `Error loading data: ${backendMessage(error)}`}
        empty="No partners available"
      >
        {(shown) => <Partners shown={shown} />}
      </SectionContent>
    </Section>
  )
}

function Partners({ shown }: { shown: readonly Partner[] }) {
  const roomy = useMinWidth(768)
  if (shown.length < CAROUSEL_FROM) return <PartnerCards shown={shown} />
  // Where there is room, the first view of the carousel to come, in the same places.
  const firstView = (
    <Box sx={firstViewOnly}>
      <PartnerCards shown={shown} />
    </Box>
  )
  if (!roomy) return firstView
  return (
    <ErrorBoundary fallback={<PartnerCards shown={shown} />}>
      <WhenNear fallback={firstView}>
        <Suspense fallback={firstView}>
          <PartnerCarousel partners={shown} />
        </Suspense>
      </WhenNear>
    </ErrorBoundary>
  )
}

function PartnerCards({ shown }: { shown: readonly Partner[] }) {
  return (
    <Box data-testid="partner-cards" sx={columns(shown.length)}>
      {shown.map((partner, index) => (
        <Reveal key={partner.id} delay={index * STAGGER_MS}>
          <PartnerCard partner={partner} />
        </Reveal>
      ))}
    </Box>
  )
}

/** Without scripts there will be no carousel: all of them stay. */
const firstViewOnly = (theme: Theme) => ({
  '@media (scripting: enabled)': {
    [theme.breakpoints.up('md')]: {
      paddingBottom: `${CONTROLS_HEIGHT}px`,
      '& [data-reveal]:nth-of-type(n + 3)': { display: 'none' },
    },
    [theme.breakpoints.up('lg')]: {
      '& [data-reveal]:nth-of-type(3)': { display: 'block' },
    },
  },
})

/** Stacked on phones; beside each other where there is room, one alone in a narrower frame. */
function columns(count: number) {
  const upTo = (most: number) => `repeat(${Math.min(count, most)}, minmax(0, 1fr))`
  return {
    display: 'grid',
    gap: 3,
    maxWidth: count === 1 ? 480 : 'none',
    mx: 'auto',
    gridTemplateColumns: { xs: '1fr', md: upTo(2), lg: upTo(CAROUSEL_FROM) },
  }
}
