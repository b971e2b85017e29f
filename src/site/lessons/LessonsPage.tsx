import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lessons } from '#content/lessons/definition.ts'
import { useContent } from '#data/content/content-store.ts'
import { SectionContent } from '#site/landing/SectionContent.tsx'
import { CalendarSubscription } from '#site/lessons/CalendarSubscription.tsx'
import { LessonList } from '#site/lessons/LessonList.tsx'
import { LaneMark } from '#ui/LaneMark.tsx'
import { PageContainer } from '#ui/PageContainer.tsx'
import { Placeholder } from '#ui/Placeholder.tsx'

const EMPTY = 'Zurzeit stehen keine Termine fest. Fragen Sie uns gern, wann es weitergeht.'

export function LessonsPage() {
  const content = useContent(lessons)
  return (
    <PageContainer sx={{ py: { xs: 6, md: 9 } }}>
      <LaneMark />
      <Typography component="h1" variant="h2" sx={{ mb: 1.5 }}>
        Termine
      </Typography>
      <Typography variant="subtitle1" sx={{ mb: { xs: 4, md: 6 }, maxWidth: 680, opacity: 0.82 }}>
        Theorieabende, Kursbeginne und was sonst ansteht. Alle Zeiten gelten in Deutschland.
      </Typography>
      <Box sx={columns}>
        <Box component="section" aria-label="Die nächsten Termine" sx={{ minWidth: 0 }}>
          <SectionContent
            content={content}
            loading={<Loading />}
            errorText={() => 'Die Termine konnten nicht geladen werden.'}
            empty={EMPTY}
          >
            {(records) => <LessonList lessons={records} empty={EMPTY} />}
          </SectionContent>
        </Box>
        <CalendarSubscription />
      </Box>
    </PageContainer>
  )
}

function Loading() {
  return (
    <Box role="status" aria-label="Termine werden geladen." sx={{ display: 'grid', gap: 1.5 }}>
      {[1, 2, 3].map((place) => (
        <Placeholder key={place} height={112} />
      ))}
    </Box>
  )
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
  gap: { xs: 5, lg: 8 },
  alignItems: 'start',
}
