import { lazy, Suspense, useEffect } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ErrorBoundary } from 'react-error-boundary'
import { ContactWays } from '#content/contact_info/ContactWays.tsx'
import { builtInCourses } from '#content/courses/defaults.ts'
import { courses } from '#content/courses/definition.ts'
import { useContent } from '#firebase/content/content-store.ts'
import { idle } from '#firebase/timing/when-painted.ts'
import { anchors } from '#model/site/anchors.ts'
import { useContactInfo } from '#content/contact_info/use-contact-info.ts'
import { courseTarget } from '#content/courses/course-link.ts'
import { Section, type SectionHeading } from '#ui/page/Section.tsx'
import { Skeleton } from '#ui/cards/Skeleton.tsx'
import { WhenNear } from '#ui/reveal/WhenNear.tsx'
import { prepareToasts } from '#ui/toast/toast.ts'

const ContactForm = lazy(() => import('#site/contact/ContactForm.tsx'))

export function ContactSection({ heading }: { heading: SectionHeading }) {
  const { records } = useContent(courses, builtInCourses)
  return (
    <Box sx={{ position: 'relative' }}>
      {/* Where "Jetzt Anmelden" leads, for the browser itself: also on the second press. */}
      {records.map(({ id }) => (
        <Box key={id} component="span" id={courseTarget(id)} sx={target} />
      ))}
      <WhenNear fallback={null}>
        <ToastsAhead />
      </WhenNear>
      <Section id={anchors.contactForm} {...heading}>
        <Box sx={columns}>
          <ErrorBoundary fallback={<NotLoaded />}>
            <WhenNear fallback={<FormSkeleton />} atLatest={idle}>
              <Suspense fallback={<FormSkeleton />}>
                <ContactForm />
              </Suspense>
            </WhenNear>
          </ErrorBoundary>
          <ContactWays details={useContactInfo()} />
        </Box>
      </Section>
    </Box>
  )
}

/** Whoever comes to the form may be without a network when it is sent. */
function ToastsAhead() {
  useEffect(() => void prepareToasts(), [])
  return null
}

function FormSkeleton() {
  return (
    <Box role="status" aria-label="Das Formular wird geladen." sx={skeleton}>
      <noscript>
        Das Formular braucht JavaScript. Rufen Sie uns an oder schreiben Sie uns eine E-Mail.
      </noscript>
      <Skeleton height="100%" />
    </Box>
  )
}

function NotLoaded() {
  return (
    <Typography role="alert">
      Das Formular konnte nicht geladen werden. Bitte laden Sie die Seite neu, rufen Sie uns an oder
      schreiben Sie uns eine E-Mail.
    </Typography>
  )
}

/** Without scripts there will be no form to keep the place of: only the words that say so. */
const skeleton = {
  height: { xs: 706, sm: 500, lg: 478 },
  '@media (scripting: none)': { height: 'auto', '& > div': { display: 'none' } },
}

const target = { position: 'absolute', top: 0 }

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
  gap: { xs: 5, lg: 8 },
  alignItems: 'start',
}
