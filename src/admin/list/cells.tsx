import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import { useIconName } from '#admin/messages/use-icon-name.ts'
import { useLanguage, useMessages } from '#admin/messages/use-messages.ts'
import { amountText } from '#model/fields/amount.ts'
import { dayText } from '#model/time/calendar-date.ts'
import type { AnyField, FieldKind } from '#model/fields/fields.ts'
import { rowOf } from '#model/fields/rows.ts'
import type { Language } from '#model/words/language.ts'
import { specialDays } from '#model/time/week.ts'
import { ContentImage } from '#ui/cards/ContentImage.tsx'
import { NamedIcon } from '#ui/cards/NamedIcon.tsx'
import { MOST_STARS, StarRating } from '#ui/cards/StarRating.tsx'

/** Characters. */
const SHORT = 12

const clamped = (lines: number, value: unknown) => (
  <Box
    component="span"
    sx={{
      // A name of two words stays on one line.
      whiteSpace: String(value).length <= SHORT ? 'nowrap' : 'normal',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: lines,
      overflow: 'hidden',
      overflowWrap: 'anywhere',
    }}
  >
    {String(value)}
  </Box>
)

const listed = (words: readonly string[]) => clamped(2, words.join(', ') || '-')

const picture = {
  width: 'auto',
  maxWidth: 72,
  height: 48,
  objectFit: 'contain',
  borderRadius: 1,
  display: 'block',
  // As on the site, in dark mode too: logos are drawn for it.
  bgcolor: 'common.white',
}

function Stars({ value }: { value: number }) {
  const { fields } = useMessages()
  return <StarRating value={value} label={fields.starsOf(value, MOST_STARS)} />
}

/** How a list shows each kind of field: a new kind does not compile without its cell. */
const cells = {
  text: (value) => clamped(2, value === '' ? '-' : value),
  email: (value) => clamped(2, value),
  link: (value) => clamped(2, value === '' ? '-' : value),
  altText: (value) => clamped(2, value),
  hours: (value) => clamped(3, value),
  week: (value) => <WeekCell week={value as string[]} />,
  specialDays: (value) => <SpecialDaysCell entries={value as string[]} />,
  longText: (value) => clamped(2, value),
  markdown: (value) => clamped(2, value),
  textList: (value) => clamped(2, (value as string[]).join(', ')),
  rows: (value) => <RowsCell texts={value as string[]} />,
  image: (value) => (
    <ContentImage
      address={value as string | null}
      sizes="72px"
      width={72}
      height={48}
      fallback="?"
      sx={picture}
    />
  ),
  integer: (value) => String(value),
  rating: (value) => <Stars value={value as number} />,
  icon: (value) => <IconCell name={value as string} />,
  percent: (value) => `${String(value)} %`,
  choice: (value, field, language) =>
    (field.kind === 'choice' && field.words[value as string]?.[language]) || '-',
  choices: (value, field, language) =>
    clamped(
      2,
      (value as string[])
        .map((one) => field.kind === 'choices' && field.words[one]?.[language])
        .join('; ') || '-',
    ),
  date: (value, _, language) => (value === '' ? '-' : dayText(value as string, language)),
  dateList: (value, _, language) =>
    listed((value as string[]).map((day) => dayText(day, language))),
  time: (value) => (value === '' ? '-' : String(value)),
  amount: (value, _, language) =>
    value === null ? '-' : `${amountText(value as number, language)} €`,
  flag: (value, field, language) => {
    const [yes, no] = field.kind === 'flag' ? field.words : []
    return (value ? yes : no)?.[language]
  },
} satisfies Record<FieldKind, (value: unknown, field: AnyField, language: Language) => ReactNode>

function IconCell({ name }: { name: string }) {
  const iconName = useIconName()
  return <NamedIcon name={name} label={iconName(name)} />
}

export function FieldCell({ field, value }: { field: AnyField; value: unknown }) {
  const { language } = useLanguage()
  return cells[field.kind](value, field, language)
}

/** A line a day. */
function WeekCell({ week }: { week: readonly string[] }) {
  const { days, closed } = useLanguage().messages.openingHours
  const lines = week.map((hours, day) => `${days[day]}: ${hours.replaceAll(' ', ', ') || closed}`)
  return <Lines lines={lines} />
}

/** A line a row; what is hidden in brackets. */
function RowsCell({ texts }: { texts: readonly string[] }) {
  const lines = texts.map(rowOf).map(({ isShown, cells }) => {
    const words = cells.filter(Boolean).join(', ')
    return isShown ? words : `(${words})`
  })
  return <Lines lines={lines} />
}

/** A line an entry. */
function SpecialDaysCell({ entries }: { entries: readonly string[] }) {
  const { language, messages } = useLanguage()
  const lines = entries.map(specialDays).map(({ from, to, hours, reason }) => {
    const days = [...new Set([from, to])].map((day) => dayText(day, language)).join('–')
    const times = hours.replaceAll(' ', ', ') || messages.openingHours.closed
    return `${days}: ${times}${reason && ` (${reason})`}`
  })
  return <Lines lines={lines} />
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.length === 0 ? (
    '-'
  ) : (
    <Box component="span" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {lines.join('\n')}
    </Box>
  )
