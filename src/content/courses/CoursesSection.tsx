import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import { CourseCard, type ClassPrices } from './CourseCard.tsx'
import { builtInCourses, defaultCourses } from './defaults.ts'
import { courses, type Course } from './definition.ts'
import { popularInMiddle } from './popular-in-middle.ts'
import { useContent } from '#firebase/content/content-store.ts'
import { partsOfPage } from '#firebase/content/prerendered.ts'
import { sitePaths } from '#model/site/site-paths.ts'
import { anchors } from '#model/site/anchors.ts'
import { NextLesson } from './NextLesson.tsx'
import { LoadError } from '#ui/page/LoadError.tsx'
import { Section, type SectionHeading } from '#ui/page/Section.tsx'
import { CardSkeletons } from '#ui/cards/CardSkeletons.tsx'
import { Reveal, STAGGER_MS } from '#ui/reveal/Reveal.tsx'

const MOST_COLUMNS = 6

interface CoursesSectionProps {
  heading: SectionHeading
  /** What stands below them. */
  children: ReactNode
}

export function CoursesSection({ heading, children }: CoursesSectionProps) {
  const { status, records, error, retry } = useContent(courses, builtInCourses)
  return (
    <Section id={anchors.courses} {...heading} ground="tinted">
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
      {children}
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

/** Where the prices of a class are, and what it comes to, if there are any. */
function pricesOf(licenceClass: string): ClassPrices | undefined {
  const part = licenceClass.toLowerCase()
  const found = partsOfPage(sitePaths.prices).find(([name]) => name === part)
  if (!found) return undefined
  const [, total] = found
  const calculator = `${sitePaths.prices}?klasse=${licenceClass}#rechner`
  return { href: `${sitePaths.prices}#${part}`, total, calculator }
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
