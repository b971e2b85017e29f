import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { CourseCard } from './CourseCard.tsx'
import { builtInCourses, defaultCourses } from './defaults.ts'
import { courses, type Course } from './definition.ts'
import { popularInMiddle } from './popular-in-middle.ts'
import { useContent } from '#firebase/content/content-store.ts'
import { partsOfPage } from '#firebase/content/prerendered.ts'
import { sitePaths } from '#model/site/site-paths.ts'
import { anchors } from '#model/site/anchors.ts'
import { NextLesson } from './NextLesson.tsx'
import { LoadError } from '#ui/page/LoadError.tsx'
import { Section } from '#ui/page/Section.tsx'
import { Action } from '#ui/Action.tsx'
import { CardSkeletons } from '#ui/cards/CardSkeletons.tsx'
import { Reveal, STAGGER_MS } from '#ui/reveal/Reveal.tsx'

const MOST_COLUMNS = 6

export function CoursesSection() {
  const { status, records, error, retry } = useContent(courses, builtInCourses)
  return (
    <Section
      id={anchors.courses}
      title="Unsere Kurse"
      intro="Professionelle Fahrkurse für Auto und Motorrad: Wählen Sie das Programm, das zu Ihnen passt, und starten Sie mit erfahrenen Fahrlehrern aus Gera."
      ground="tinted"
    >
      {error && (
        <LoadError retry={retry}>
          <span lang="en">{error.message}</span> Bitte versuchen Sie es später erneut.
        </LoadError>
      )}
      {status === 'loading' ? (
        <CardSkeletons
          label="Kurse werden geladen..."
          count={defaultCourses.length}
          columns={columns(defaultCourses.length)}
          height={730}
        />
      ) : (
        <CourseGrid shown={records} />
      )}
      <NextLesson />
      <IndividualOffer />
    </Section>
  )
}

function CourseGrid({ shown }: { shown: readonly Course[] }) {
  return (
    <Box data-testid="course-grid" sx={columns(shown.length)}>
      {popularInMiddle(shown).map((course, index) => (
        <Reveal key={course.id} delay={index * STAGGER_MS}>
          <CourseCard
            course={course}
            among={shown.length}
            prices={pricesOf(course.licence_class)}
          />
        </Reveal>
      ))}
    </Box>
  )
}

/** Where the prices of a class are, if there are any. */
function pricesOf(licenceClass: string): string | undefined {
  const part = licenceClass.toLowerCase()
  return partsOfPage(sitePaths.prices).includes(part) ? `${sitePaths.prices}#${part}` : undefined
}

/** As many columns as courses, up to six, where each has room for its words; then as many as fit. */
function columns(count: number) {
  const side = 'minmax(0, 1fr)'
  const upTo = (most: number) => `repeat(${Math.min(Math.max(count, 1), most)}, ${side})`
  return {
    display: 'grid',
    gap: { xs: 3, lg: count > 4 ? 2 : 3 },
    maxWidth: count <= 1 ? 440 : 'none',
    mx: 'auto',
    gridTemplateColumns: {
      xs: side,
      sm: upTo(2),
      // Four stand two by two rather than three and one.
      md: upTo(count === 4 ? 2 : 3),
      lg: count > MOST_COLUMNS ? 'repeat(auto-fit, minmax(280px, 1fr))' : upTo(count > 4 ? 3 : 4),
    },
    '@media (min-width: 1400px)':
      count > 4 && count <= MOST_COLUMNS ? { gridTemplateColumns: upTo(MOST_COLUMNS) } : {},
  }
}

function IndividualOffer() {
  return (
    <Box sx={{ textAlign: 'center', mt: { xs: 6, md: 8 } }}>
      {partsOfPage(sitePaths.prices).length > 0 && (
        <Action href={sitePaths.prices} variant="contained" size="large" sx={{ mb: 4 }}>
          Alle Preise und Kostenrechner
        </Action>
      )}
      {partsOfPage(sitePaths.licenceWay).length > 0 && (
        <Action href={sitePaths.licenceWay} size="large" sx={{ mb: 4 }}>
          Ihr Weg zum Führerschein
        </Action>
      )}
      <Typography variant="subtitle1" sx={{ mb: 2 }}>
        Suchen Sie ein individuelles Programm? Wir bieten maßgeschneiderte Trainingspakete.
      </Typography>
      <Action href={`#${anchors.contact}`} variant="outlined" size="large">
        Kontakt für individuelle Angebote
      </Action>
    </Box>
  )
}
