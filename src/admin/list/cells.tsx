import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import { useLanguage } from '#admin/messages/use-messages.ts'
import { amountText } from '#model/fields/amount.ts'
import { dayText } from '#model/time/calendar-date.ts'
import type { AnyField, FieldKind } from '#model/fields/fields.ts'
import { rowOf } from '#model/fields/rows.ts'
import { specialDays } from '#model/time/week.ts'
import { ContentImage } from '#ui/cards/ContentImage.tsx'
import { NamedIcon } from '#ui/cards/NamedIcon.tsx'
import { MOST_STARS, StarRating } from '#ui/cards/StarRating.tsx'

/** Characters. */
const SHORT = 12

const clamped = (lines: number, value: unknown, lang?: 'de') => (
  <Box
    component="span"
    lang={lang}
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

/** What visitors read is German, whoever reads it here. */
const german = (lines: number, value: unknown) => clamped(lines, value, 'de')

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

/** A line an entry. */
const lines = (each: readonly string[]) =>
  each.length === 0 ? (
    '-'
  ) : (
    <Box component="span" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {each.join('\n')}
    </Box>
  )

type InLanguage = ReturnType<typeof useLanguage>

/** How a list shows each kind of field: a new kind does not compile without its cell. */
const cells = {
  text: (value) => german(2, value === '' ? '-' : value),
  email: (value) => clamped(2, value),
  link: (value) => clamped(2, value === '' ? '-' : value),
  altText: (value) => german(2, value),
  hours: (value) => german(3, value),
  week: (value, _, { messages: { openingHours } }) =>
    lines(
      (value as string[]).map(
        (hours, day) =>
          `${openingHours.days[day]}: ${hours.replaceAll(' ', ', ') || openingHours.closed}`,
      ),
    ),
  specialDays: (value, _, { language, messages }) =>
    lines(
      (value as string[]).map(specialDays).map(({ from, to, hours, reason }) => {
        const days = [...new Set([from, to])].map((day) => dayText(day, language)).join('–')
        const times = hours.replaceAll(' ', ', ') || messages.openingHours.closed
        return `${days}: ${times}${reason && ` (${reason})`}`
      }),
    ),
  longText: (value) => german(2, value),
  markdown: (value) => german(2, value),
  textList: (value) => german(2, (value as string[]).join(', ')),
  // What is hidden is in brackets.
  rows: (value) =>
    lines(
      (value as string[]).map(rowOf).map(({ isShown, cells }) => {
        const words = cells.filter(Boolean).join(', ')
        return isShown ? words : `(${words})`
      }),
    ),
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
  rating: (value, _, { messages: { fields } }) => (
    <StarRating value={value as number} label={fields.starsOf(value as number, MOST_STARS)} />
  ),
  icon: (value, _, { messages }) => {
    const names: Readonly<Record<string, string>> = messages.icons
    const name = String(value)
    return <NamedIcon name={name} label={names[name] ?? name} />
  },
  percent: (value) => `${String(value)} %`,
  choice: (value, field, { language }) =>
    (field.kind === 'choice' && field.words[value as string]?.[language]) || '-',
  choices: (value, field, { language }) =>
    clamped(
      2,
      (value as string[])
        .map((one) => field.kind === 'choices' && field.words[one]?.[language])
        .join('; ') || '-',
    ),
  date: (value, _, { language }) => (value === '' ? '-' : dayText(value as string, language)),
  dateList: (value, _, { language }) =>
    listed((value as string[]).map((day) => dayText(day, language))),
  time: (value) => (value === '' ? '-' : String(value)),
  amount: (value, _, { language }) =>
    value === null ? '-' : `${amountText(value as number, language)} €`,
  flag: (value, field, { language }) => {
    const [yes, no] = field.kind === 'flag' ? field.words : []
    return (value ? yes : no)?.[language]
  },
} satisfies Record<FieldKind, (value: unknown, field: AnyField, words: InLanguage) => ReactNode>

export function FieldCell({ field, value }: { field: AnyField; value: unknown }) {
  return cells[field.kind](value, field, useLanguage())
}
