import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { dayAndMonthText, weekdayText } from '#model/time/german-dates.ts'
import { panel } from '#ui/cards/panel.ts'
import { Pill } from '#ui/cards/Pill.tsx'
import { classesText, timesText } from './lesson-texts.ts'
import { kindWords, placeWords } from './lesson-words.ts'
import type { Occurrence } from './occurrences.ts'

/** One time at which a lesson takes place. */
export function LessonCard({ occurrence }: { occurrence: Occurrence }) {
  const { lesson, day, begin } = occurrence
  const { id, title, kind, place, room, address, description } = lesson
  return (
    <Box component="article" data-record={`lessons/${id}`} sx={card}>
      <Box sx={when}>
        <time dateTime={`${day}T${begin}`}>
          <Box component="span" data-field="date repeats until exceptions" sx={dayOfIt}>
            <span>{`${weekdayText(day)}, `}</span>
            <span>{dayAndMonthText(day)}</span>
          </Box>
          <Box component="span" data-field="start_time end_time" sx={times}>
            {timesText(occurrence)}
          </Box>
        </time>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h3" data-field="title" sx={heading}>
          {title}
        </Typography>
        <Box sx={{ overflow: 'clip' }}>
          <Box sx={facts}>
            {kind && kind !== 'theory' && (
              <span data-field="kind">
                <Pill label={kindWords[kind].de} size="small" />
              </span>
            )}
            <span data-field="licence_classes">{classesText(lesson)}</span>
            {place && <span data-field="place">{placeWords[place].de}</span>}
            {room && <span data-field="room">{room}</span>}
            {address && <span data-field="address">{address}</span>}
          </Box>
        </Box>
        {description && (
          <Typography data-field="description" sx={notes}>
            {description}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

const card = {
  ...panel,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '232px minmax(0, 1fr)' },
  columnGap: 3,
  rowGap: 1.5,
  px: { xs: 2.5, sm: 3 },
  py: 2.5,
  overflowWrap: 'anywhere',
}

const when = { '& time': { display: 'grid', gap: 0.25 } }
const dayOfIt = { fontWeight: 700, '& span': { whiteSpace: 'nowrap' } }
const times = { color: 'primary.main', fontWeight: 700 }
const heading = { fontSize: '1.15rem', fontWeight: 700, lineHeight: 1.35, hyphens: 'auto' }

const DOT = '20px'

/** One beside the other, with a dot in between: where a line begins, it lies outside and is cut. */
const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  ml: `-${DOT}`,
  mt: 0.5,
  color: 'text.secondary',
  '& > span': { position: 'relative', pl: DOT },
  '& > span::before': { content: '"·"', position: 'absolute', left: 8 },
}

const notes = { mt: 1, color: 'text.secondary', whiteSpace: 'pre-line' }
