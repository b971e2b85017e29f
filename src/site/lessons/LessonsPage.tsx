import Box from '@mui/material/Box'
import { lessons } from '#content/lessons/definition.ts'
import { useContent } from '#firebase/content/content-store.ts'
import { LoadError } from '#ui/page/LoadError.tsx'
import { CALENDAR, CalendarSubscription } from '#content/lessons/CalendarSubscription.tsx'
import { INTRO } from '#content/lessons/page-words.ts'
import { LessonList } from '#site/lessons/LessonList.tsx'
import { jumpLinks, PageHero } from '#ui/page/PageHero.tsx'
import { PageContainer } from '#ui/page/PageContainer.tsx'
import { Skeleton } from '#ui/cards/Skeleton.tsx'

export function LessonsPage() {
  const { status, records, error, retry } = useContent(lessons)
  return (
    <>
      <PageHero title="Termine" intro={INTRO}>
        {records.length > 0 && (
          // Beside the dates where there is room.
          <Box component="nav" aria-label="Auf dieser Seite" sx={{ ...jumpLinks, ...untilBeside }}>
            <a href={`#${CALENDAR}`}>Im eigenen Kalender</a>
          </Box>
        )}
      </PageHero>
      <PageContainer sx={{ ...columns, py: { xs: 5, md: 8 } }}>
        <Box component="section" aria-label="Die nächsten Termine" sx={{ minWidth: 0 }}>
          {error && <LoadError retry={retry}>Die Termine konnten nicht geladen werden.</LoadError>}
          {status === 'loading' ? (
            <Loading />
          ) : (
            (records.length > 0 || !error) && <LessonList lessons={records} />
          )}
        </Box>
        <CalendarSubscription />
      </PageContainer>
    </>
  )
}

function Loading() {
  return (
    <Box role="status" aria-label="Termine werden geladen." sx={{ display: 'grid', gap: 1.5 }}>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} height={112} />
      ))}
    </Box>
  )
}

const untilBeside = { display: { xs: 'flex', lg: 'none' } }

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
  gap: { xs: 5, lg: 8 },
  alignItems: 'start',
}
