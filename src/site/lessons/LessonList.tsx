import { useEffect, useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { defaultContactInfo } from '#content/contact_info/defaults.ts'
import { contactInfo } from '#content/contact_info/definition.ts'
import { closedDays } from '#model/time/hours-on.ts'
import type { Lesson } from '#content/lessons/definition.ts'
import { NO_LESSONS } from '#content/lessons/page-words.ts'
import { LessonCard } from '#content/lessons/LessonCard.tsx'
import { upcoming, type Occurrence } from '#content/lessons/occurrences.ts'
import { useSingleRecord } from '#firebase/content/content-store.ts'
import { useMinute } from '#firebase/timing/use-minute.ts'
import { monthText } from '#model/time/german-dates.ts'
import { isWanted } from '#content/lessons/lesson-filter.ts'
import { LessonFilters } from '#content/lessons/LessonFilters.tsx'
import { NothingYet } from '#ui/page/NothingYet.tsx'
import { replaceQueryString, useQueryString } from '#ui/browser/use-query-string.ts'
import { SiteButton } from '#ui/SiteButton.tsx'

/** How many are shown at first, and more with each press. */
const AT_ONCE = 24

/** What takes place next, by month; what is over disappears. */
export function LessonList({ lessons }: { lessons: readonly Lesson[] }) {
  const contact = useSingleRecord(contactInfo, defaultContactInfo)
  const all = upcoming(lessons, new Date(useMinute()), closedDays(contact))
  const wanted = new URLSearchParams(useQueryString())
  const [most, setMost] = useState(AT_ONCE)
  useEffect(() => {
    // Paper has all of them.
    const showAll = () => flushSync(() => setMost(Infinity))
    window.addEventListener('beforeprint', showAll)
    return () => window.removeEventListener('beforeprint', showAll)
  }, [])
  if (all.length === 0) {
    return <NothingYet ask="Nach Terminen fragen">{NO_LESSONS}</NothingYet>
  }
  const next = [...new Set(all.map(({ lesson }) => lesson))]
  const found = all.filter(({ lesson }) => isWanted(lesson, wanted))
  return (
    <>
      <LessonFilters wanted={wanted} lessons={next} />
      <Typography role="status" sx={{ mb: 3, color: 'text.secondary' }}>
        {countText(found.length, all.length)}
      </Typography>
      {found.length === 0 && (
        <SiteButton
          variant="outlined"
          onClick={(event) => showFrom(0, event, () => replaceQueryString(''))}
        >
          Alle Termine anzeigen
        </SiteButton>
      )}
      {byMonth(found.slice(0, most)).map(([month, occurrences]) => (
        <Box key={month} component="section" aria-label={month} sx={{ mb: 5 }}>
          <Typography component="h2" variant="h3" sx={{ mb: 2 }}>
            {month}
          </Typography>
          <Box component="ul" sx={list}>
            {occurrences.map((occurrence) => (
              <li key={`${occurrence.day} ${occurrence.lesson.id}`} tabIndex={-1}>
                <LessonCard occurrence={occurrence} />
              </li>
            ))}
          </Box>
        </Box>
      ))}
      {found.length > most && (
        <SiteButton
          variant="outlined"
          onClick={(event) => showFrom(most, event, () => setMost(most + AT_ONCE))}
        >
          Weitere Termine anzeigen
        </SiteButton>
      )}
    </>
  )
}

/** The focus goes to the first of what a button shows: the button is below that, or gone. */
function showFrom(place: number, event: MouseEvent, show: () => void) {
  const { parentElement } = event.currentTarget
  flushSync(show)
  parentElement?.querySelectorAll('li')[place]?.focus()
}

function countText(found: number, all: number): string {
  const some = found === 1 ? '1 Termin' : `${found} Termine`
  return found < all ? `${some} von ${all}` : some
}

function byMonth(occurrences: readonly Occurrence[]): [string, Occurrence[]][] {
  const months = new Map<string, Occurrence[]>()
  for (const occurrence of occurrences) {
    const month = monthText(occurrence.day)
    months.set(month, [...(months.get(month) ?? []), occurrence])
  }
  return [...months]
}

const list = { display: 'grid', gap: 1.5, p: 0, m: 0, listStyle: 'none' }
