import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { diffWordsWithSpace } from 'diff'
import { textOf, ValueOf } from '#admin/history/ValueOf.tsx'
import { useLanguage } from '#admin/messages/use-messages.ts'
import { isSame, type Stored } from '#model/records/decode.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import type { AnyField } from '#model/fields/fields.ts'
import { colors } from '#ui/design.ts'

interface DifferencesProps {
  definition: ContentDefinition
  /** Undefined: there was nothing, and all is new. */
  before: Stored | undefined
  after: Stored
}

/** Two states of a record, field by field: words are marked, pictures stand side by side. */
export function Differences({ definition, before, after }: DifferencesProps) {
  const { language, messages } = useLanguage()
  const changed = changedFields(definition, before, after)
  if (changed.length === 0) {
    return <Typography sx={{ mt: 2 }}>{messages.history.noField}</Typography>
  }
  return (
    <Stack component="dl" spacing={2} sx={{ mt: 2, mb: 0 }}>
      {changed.map(([name, field]) => (
        <div key={name}>
          <Typography component="dt" variant="body2" sx={{ fontWeight: 700 }}>
            {field.label[language]}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            {before ? (
              <Difference field={field} before={before[name]} after={after[name]} />
            ) : (
              <ValueOf field={field} value={after[name]} />
            )}
          </Box>
        </div>
      ))}
    </Stack>
  )
}

/** The fields that differ, with their names. */
export const changedFields = (
  { fields }: ContentDefinition,
  before: Stored | undefined,
  after: Stored,
) => Object.entries(fields).filter(([name]) => !before || !isSame(before[name], after[name]))

interface DifferenceProps {
  field: AnyField
  before: unknown
  after: unknown
}

export function Difference({ field, before, after }: DifferenceProps) {
  const { language } = useLanguage()
  const [old, text] = [textOf(field, before, language), textOf(field, after, language)]
  if (old !== undefined && text !== undefined) return <Words before={old} after={text} />
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
      <Box component="del" sx={{ textDecoration: 'none' }}>
        <ValueOf field={field} value={before} />
      </Box>
      <span aria-hidden>→</span>
      <Box component="ins" sx={{ textDecoration: 'none' }}>
        <ValueOf field={field} value={after} />
      </Box>
    </Stack>
  )
}

/** Words: two long texts with more differences would keep the screen waiting for seconds. */
const MOST_DIFFERENCES = 1000

function Words({ before, after }: { before: string; after: string }) {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MOST_DIFFERENCES }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ]
  return (
    <Box component="span" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {parts.map(({ value, added, removed }, index) => {
        if (!added && !removed) return value
        return (
          // Parts have no name but their place.
          <Box key={index} component={added ? 'ins' : 'del'} sx={added ? inserted : deleted}>
            {value}
          </Box>
        )
      })}
    </Box>
  )
}

// Pale in dark mode, too: the words are on paper there.
const mark = { color: colors.ink, px: 0.25, borderRadius: 0.5 }
const inserted = { ...mark, bgcolor: colors.greenPale }
const deleted = { ...mark, bgcolor: colors.redPale }
