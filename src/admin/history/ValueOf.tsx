import Box from '@mui/material/Box'
import { FieldCell } from '#admin/list/cells.tsx'
import { useLanguage } from '#admin/messages/use-messages.ts'
import type { AnyField, FieldKind } from '#model/fields/fields.ts'
import { dayText } from '#model/time/calendar-date.ts'
import type { Language } from '#model/words/language.ts'
import { ContentImage } from '#ui/cards/ContentImage.tsx'

/** A field's value, whole, where somebody has to compare it with another one. */
export function ValueOf({ field, value }: { field: AnyField; value: unknown }) {
  const { language, messages } = useLanguage()
  const { nothing, noPicture } = messages.history
  if (isMissing(value)) return <em>{nothing}</em>
  if (field.kind === 'image') {
    return (
      <ContentImage
        address={String(value)}
        sizes="192px"
        alt={field.label[language]}
        fallback={<em>{noPicture}</em>}
        sx={pictureFrame}
      />
    )
  }
  const text = textOf(field, value, language)
  return text === undefined ? (
    <FieldCell field={field} value={value} />
  ) : (
    <Box
      component="span"
      lang={TRANSLATED.has(field.kind) ? undefined : 'de'}
      sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {text}
    </Box>
  )
}

/** The value as a text, an entry a line; undefined where it is shown in another way. */
export function textOf(field: AnyField, value: unknown, language: Language): string | undefined {
  if (TEXTS.has(field.kind)) return typeof value === 'string' ? value : ''
  const entries = Array.isArray(value) ? (value as string[]) : []
  if (field.kind === 'textList') return entries.join('\n')
  if (field.kind === 'choices') {
    return entries.map((one) => field.words[one]?.[language] ?? one).join('\n')
  }
  if (field.kind === 'dateList') return entries.map((day) => dayText(day, language)).join('\n')
  return undefined
}

const TEXTS: ReadonlySet<FieldKind> = new Set([
  ...(['text', 'longText', 'markdown', 'altText'] as const),
  ...(['email', 'link', 'hours'] as const),
])

/** What is said in the language of the back office; all else is as visitors read it. */
const TRANSLATED: ReadonlySet<FieldKind> = new Set(['choices', 'dateList'])

const isMissing = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

export const pictureFrame = {
  width: 192,
  height: 128,
  objectFit: 'contain',
  display: 'block',
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  // As on the site, in dark mode too: logos are drawn for it.
  bgcolor: 'common.white',
} as const
