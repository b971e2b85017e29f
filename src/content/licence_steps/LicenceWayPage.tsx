import { useState } from 'react'
import Typography from '@mui/material/Typography'
import { licenceSteps, type LicenceStep } from './definition.ts'
import { useContent } from '#firebase/content/content-store.ts'
import type { LiveContent } from '#firebase/content/live-content.ts'
import { LoadError } from '#ui/page/LoadError.tsx'
import type { Choice } from './earliest-dates.ts'
import { GoodToKnow } from './GoodToKnow.tsx'
import { seenSteps } from './seen-steps.ts'
import { Steps } from './Steps.tsx'
import { Timeline } from './Timeline.tsx'
import { WayForm } from './WayForm.tsx'
import { INTRO, NO_STEPS, TITLE } from './way-words.ts'
import { NothingYet } from '#ui/page/NothingYet.tsx'
import { PageHero } from '#ui/page/PageHero.tsx'
import { PageContainer } from '#ui/page/PageContainer.tsx'

/** Steps, documents and earliest dates for the class that a visitor chooses. */
export function LicenceWayPage() {
  const content = useContent(licenceSteps)
  if (content.status === 'ready' && seenSteps(content.records).length === 0) return <NoSteps />
  return <Way content={content} />
}

function Way({ content }: { content: LiveContent<typeof licenceSteps> }) {
  const { status, records, error, retry } = content
  const [choice, setChoice] = useState<Choice>({ way: 'B', other: false, birthday: '' })
  return (
    <>
      <PageHero title={TITLE} intro={INTRO} />
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

function NoSteps() {
  return (
    <>
      <PageHero title={TITLE} />
      <PageContainer sx={{ py: { xs: 5, md: 8 } }}>
        <NothingYet ask="Frage stellen">{NO_STEPS}</NothingYet>
      </PageContainer>
    </>
  )
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 4, lg: 6 },
  alignItems: 'start',
}
