import { useState } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { licenceSteps, type LicenceStep } from '#content/licence_steps/definition.ts'
import { useContent } from '#data/content/content-store.ts'
import type { LiveContent } from '#data/content/live-content.ts'
import { sitePaths } from '#model/site-paths.ts'
import { LoadError } from '#site/landing/LoadError.tsx'
import type { Choice } from '#site/licence-way/earliest-dates.ts'
import { GoodToKnow } from '#site/licence-way/GoodToKnow.tsx'
import { Steps } from '#site/licence-way/Steps.tsx'
import { Timeline } from '#site/licence-way/Timeline.tsx'
import { WayForm } from '#site/licence-way/WayForm.tsx'
import { Action } from '#ui/Action.tsx'
import { LaneMark } from '#ui/LaneMark.tsx'
import { PageContainer } from '#ui/PageContainer.tsx'

/** Steps, documents and earliest dates for the class that a visitor chooses. */
export function LicenceWayPage() {
  const content = useContent(licenceSteps)
  if (content.status === 'ready' && content.records.length === 0) return <NothingYet />
  return <Way content={content} />
}

function Way({ content }: { content: LiveContent<typeof licenceSteps> }) {
  const { status, records, error, retry } = content
  const [choice, setChoice] = useState<Choice>({ way: 'B', other: false, birthday: '' })
  return (
    <>
      <Box sx={{ bgcolor: 'primary.light', py: { xs: 6, md: 9 } }}>
        <PageContainer>
          <LaneMark />
          <Typography component="h1" variant="h2" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            Ihr Weg zum Führerschein
          </Typography>
          <Typography variant="subtitle1" sx={{ maxWidth: 640 }}>
            Was zu tun ist, was Sie mitbringen und ab wann es losgehen kann: ausgerechnet für Ihre
            Klasse und Ihren Geburtstag.
          </Typography>
        </PageContainer>
      </Box>
      <PageContainer sx={{ ...columns, pt: { xs: 5, md: 8 } }}>
        <WayForm choice={choice} onChoose={setChoice} />
        <Timeline choice={choice} />
      </PageContainer>
      <PageContainer sx={{ py: { xs: 6, md: 9 } }}>
        {error && <LoadError retry={retry}>Die Schritte konnten nicht geladen werden.</LoadError>}
        {status === 'loading' && <Typography role="status">Schritte werden geladen...</Typography>}
        {records.length > 0 && <Steps steps={records.filter(isFor(choice))} choice={choice} />}
      </PageContainer>
      <GoodToKnow choice={choice} />
    </>
  )
}

/** A step that names no class is for all. */
const isFor =
  ({ way }: Choice) =>
  ({ classes }: LicenceStep) =>
    classes.length === 0 || classes.includes(way)

function NothingYet() {
  return (
    <PageContainer sx={{ py: { xs: 9, md: 13 }, textAlign: 'center' }}>
      <Typography component="h1" variant="h2" sx={{ mb: 2 }}>
        Hier gibt es noch nichts
      </Typography>
      <Typography variant="subtitle1" sx={{ color: 'text.secondary', mb: 4 }}>
        Diese Seite wird gerade vorbereitet. Fragen zum Führerschein beantworten wir Ihnen gern
        persönlich.
      </Typography>
      <Action href={sitePaths.home} variant="contained" size="large">
        Zur Startseite
      </Action>
    </PageContainer>
  )
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 4, lg: 6 },
  alignItems: 'start',
}
