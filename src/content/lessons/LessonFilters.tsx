import Box from '@mui/material/Box'
import type { Lesson } from './definition.ts'
import { kindWords, placeWords } from './lesson-words.ts'
import type { Words } from '#model/words/language.ts'
import { licenceClassWords } from '#model/words/licence-class-words.ts'
import { LICENCE_CLASSES } from '#model/words/licence-classes.ts'
import { isWanted, withFilter } from './lesson-filter.ts'
import { replaceQueryString } from '#ui/browser/use-query-string.ts'
import { SelectField } from '#ui/SelectField.tsx'

interface LessonFiltersProps {
  /** The search of the address. */
  wanted: URLSearchParams
  lessons: readonly Lesson[]
}

type Option = readonly [value: string, label: string]

/** What can be chosen among these lessons; where there is no choice, nothing is asked. */
export function LessonFilters({ wanted, lessons }: LessonFiltersProps) {
  const questions = [
    { name: 'art', label: 'Art', all: 'Alle Arten', options: kinds(lessons) },
    { name: 'klasse', label: 'Klasse', all: 'Alle Klassen', options: classes(lessons) },
    {
      name: 'teilnahme',
      label: 'Teilnahme',
      all: 'Vor Ort und online',
      options: places(lessons),
    },
  ] as const
  return (
    <Box component="form" role="search" aria-label="Termine filtern" sx={row}>
      {questions.map(({ name, label, all, options }) => {
        const value = wanted.get(name) ?? ''
        if (options.length < 2 && value === '') return null
        // What a shared address asks for can be seen and taken back, whether there is any or not.
        const isOffered = value === '' || options.some(([option]) => option === value)
        const gone = isOffered ? [] : [[value, words.get(value)?.de ?? value] as const]
        return (
          <SelectField
            key={name}
            label={label}
            name={name}
            value={value}
            options={[['', all], ...gone, ...options]}
            onChange={(chosen) => replaceQueryString(withFilter(location.search, name, chosen))}
          />
        )
      })}
    </Box>
  )
}

/** Of all values: no two questions have one in common. */
const words = new Map<string, Words>(
  Object.entries({ ...kindWords, ...licenceClassWords, ...placeWords }),
)

const kinds = (lessons: readonly Lesson[]): Option[] =>
  Object.entries(kindWords)
    .filter(([kind]) => lessons.some((lesson) => lesson.kind === kind))
    .map(([kind, { de }]) => [kind, de])

const classes = (lessons: readonly Lesson[]): Option[] =>
  LICENCE_CLASSES.filter((name) =>
    lessons.some(({ licence_classes }) => licence_classes.includes(name)),
  ).map((name) => [name, licenceClassWords[name].de])

/** Both are offered where there is a difference. */
function places(lessons: readonly Lesson[]): Option[] {
  const ways = ['presence', 'online'] as const
  const countOf = (teilnahme: string) =>
    lessons.filter((lesson) => isWanted(lesson, new URLSearchParams({ teilnahme }))).length
  const differs = ways.some((way) => countOf(way) < lessons.length)
  return differs ? ways.map((way) => [way, placeWords[way].de]) : []
}

const row = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 240px))' },
  // On a phone, the third has a line of its own.
  '& > :last-child:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  mb: 3,
}
