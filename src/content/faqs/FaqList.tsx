import { useState } from 'react'
import Box from '@mui/material/Box'
import { Plus } from 'lucide-react'
import type { Faq } from './definition.ts'

/** One item open at a time, the first from the start. Plain HTML: it works without scripts. */
export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  // Only how it begins: the browser opens and closes them, also before scripts are there.
  const [first] = useState(faqs[0]?.id)
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {faqs.map(({ id, question, answer }) => (
        <Box
          key={id}
          component="details"
          data-record={`faqs/${id}`}
          // Those of one name close each other, in the browser itself.
          name="faq"
          open={id === first}
          sx={item}
        >
          <Box component="summary" sx={summary}>
            <Box component="h3" data-field="question" sx={{ font: 'inherit', m: 0 }}>
              {question}
            </Box>
            <Plus size={22} aria-hidden />
          </Box>
          <Box data-field="answer" sx={words}>
            {answer}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const item = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  interpolateSize: 'allow-keywords',
  '&::details-content': {
    height: 0,
    overflow: 'clip',
    // Said here, as `*` in the theme does not mean it.
    '@media (prefers-reduced-motion: no-preference)': {
      transition: 'height 250ms ease, content-visibility 250ms allow-discrete',
    },
  },
  '&[open]::details-content': { height: 'auto' },
  '&[open]': { borderColor: 'primary.main', boxShadow: 1 },
}

/** Said anew for what is inside a details element, which does not pass it on. */
const box = { boxSizing: 'border-box' }

const summary = {
  ...box,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 64,
  px: { xs: 2.5, sm: 3 },
  py: 1.5,
  borderRadius: 'inherit',
  fontSize: '1.1rem',
  fontWeight: 700,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { flex: 'none', color: 'primary.main', transition: 'rotate 250ms ease' },
  '[open] > & svg': { rotate: '45deg' },
}

const words = {
  ...box,
  px: { xs: 2.5, sm: 3 },
  pb: 2.5,
  maxWidth: '75ch',
  color: 'text.secondary',
  lineHeight: 1.7,
  whiteSpace: 'pre-line',
}
