import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Check } from 'lucide-react'
import { SiteButton } from '#ui/SiteButton.tsx'
import { radii, shadows } from '#ui/design.ts'
import { panel } from '#ui/cards/panel.ts'
import { ofLicence } from '#model/words/licence-classes.ts'
import { cardOf } from './course-link.ts'
import { CoursePicture } from './CoursePicture.tsx'
import type { Course } from './definition.ts'

interface CourseCardProps {
  course: Course
  /** How many cards there are in all; they share the page's width. */
  among: number
  /** Undefined where there are none of its class. */
  prices?: ClassPrices | undefined
}

/** What the price sheet of a class says. */
export interface ClassPrices {
  readonly href: string
  /** In words; empty where the school does not say. */
  readonly total: string
  /** The cost calculator, with the class chosen. */
  readonly calculator: string
}

/** A course as visitors see it. Adapts to its own width: up to six stand side by side. */
export function CourseCard({ course, among, prices }: CourseCardProps) {
  return (
    <Box
      component="article"
      id={cardOf(course.id)}
      data-record={`courses/${course.id}`}
      sx={frame(course.popular)}
    >
      {course.popular && (
        <Box component="span" data-field="popular" sx={badge}>
          Beliebt
        </Box>
      )}
      <CoursePicture course={course} sizes={sizes(among)} sx={{ aspectRatio: '3 / 2' }} />
      <Box sx={body}>
        <Typography
          component="h3"
          variant="h3"
          data-field="title"
          sx={{ overflowWrap: 'anywhere', hyphens: 'auto' }}
        >
          {course.title}
        </Typography>
        <Typography
          data-field="description"
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
        >
          {course.description}
        </Typography>
        {course.features.length > 0 && (
          <Box
            component="ul"
            data-field="features"
            sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
          >
            {course.features.map((feature, index) => (
              <Box
                component="li"
                key={index}
                sx={{ display: 'flex', gap: 1.25, overflowWrap: 'anywhere' }}
              >
                <Box component="span" sx={{ color: 'success.main', flex: 'none', mt: '3px' }}>
                  <Check size={18} strokeWidth={3} aria-hidden />
                </Box>
                <span>{feature}</span>
              </Box>
            ))}
          </Box>
        )}
        <Box sx={{ mt: 'auto', pt: 1, display: 'grid', gap: 2 }}>
          {prices?.total && (
            <Typography component="p">
              {`Führerschein ${prices.total}: `}
              <Box component="a" href={prices.calculator} sx={{ color: 'primary.main' }}>
                selbst rechnen
              </Box>
            </Typography>
          )}
          {prices && (
            <Box component="a" href={prices.href} sx={allPrices}>
              {`Alle Preise ${ofLicence(course.licence_class)}`}
            </Box>
          )}
          <Typography component="p" sx={{ overflowWrap: 'anywhere' }}>
            <Box
              component="strong"
              data-field="price"
              sx={{
                fontSize: 'clamp(1.35rem, 11cqi, 2rem)',
                fontWeight: 800,
                letterSpacing: '-0.02em',
              }}
            >
              {course.price}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary', ml: 0.5, whiteSpace: 'nowrap' }}>
              /Kurs
            </Box>
          </Typography>
          <SiteButton
            href={`#contact-form?course=${encodeURIComponent(course.id)}`}
            variant={course.popular ? 'contained' : 'outlined'}
            aria-label={`Jetzt Anmelden: ${course.title}`}
          >
            Jetzt Anmelden
          </SiteButton>
        </Box>
      </Box>
    </Box>
  )
}

/**
 * What a card takes of the page at most. Not `auto`: Chromium then loads the widest file when the
 * card is taken away.
 */
function sizes(among: number): string {
  if (among === 1) return '440px'
  const wide =
    among === 2
      ? ['(min-width: 1360px) 660px']
      : ['(min-width: 1024px) 440px', ...(among === 4 ? [] : ['(min-width: 768px) 33vw'])]
  return [...wide, '(min-width: 640px) 50vw', '100vw'].join(', ')
}

const frame = (popular: boolean) => ({
  ...panel,
  position: 'relative',
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  containerType: 'inline-size',
  borderColor: popular ? 'secondary.main' : 'divider',
  borderWidth: popular ? 2 : 1,
  boxShadow: popular ? shadows.course : 'none',
  transition: 'box-shadow 250ms ease, transform 250ms ease',
  '&:hover': { boxShadow: shadows.courseHovered },
  '@media (prefers-reduced-motion: no-preference)': {
    '&:hover': { transform: 'translateY(-4px)' },
  },
})

/** As high as a thumb needs, and takes no more room than its line. */
const allPrices = { color: 'primary.main', fontWeight: 600, py: 1.25, my: -1.25 }

const badge = {
  position: 'absolute',
  top: 14,
  right: 14,
  px: 1.5,
  py: 0.5,
  borderRadius: radii.pill,
  bgcolor: 'secondary.main',
  fontSize: '0.82rem',
  fontWeight: 700,
}

const body = {
  p: 3,
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  '@container (max-width: 240px)': { p: 2, fontSize: '0.9rem' },
}
