import Box from '@mui/material/Box'
import { useLanguage } from '#admin/messages/use-messages.ts'
import type { AnyField } from '#model/fields/fields.ts'

/** How headings, lists and links are written, and what stands for the school's data. */
export function NotationHelp({ field }: { field: AnyField }) {
  const { language, messages } = useLanguage()
  const { title, examples, placeholders } = messages.notation
  const own = field.kind === 'markdown' ? Object.entries(field.placeholders) : []
  return (
    <Box component="details" sx={{ mt: 1, fontSize: '0.875rem' }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 1.5 }}>
        {title}
      </Box>
      <Lines lines={examples} />
      <p>{placeholders}</p>
      <Lines lines={own.map(([name, meaning]) => [`{{${name}}}`, meaning[language]])} />
    </Box>
  )
}

function Lines({ lines }: { lines: readonly (readonly [written: string, meaning: string])[] }) {
  return (
    <Box component="dl" sx={columns}>
      {lines.map(([written, meaning]) => (
        <Box key={written} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
            {written}
          </Box>
          <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
            {meaning}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.75,
  m: 0,
}
