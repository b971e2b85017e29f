import { createElement } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { LucideIcon } from 'lucide-react'

interface IconCardProps {
  icon: LucideIcon
  title: string
  text: string
  /** `framed` stands alone in a grid; `open` is one of a row on a calm ground. */
  look?: 'framed' | 'open'
  /** Where it shows a record: its key. The record's fields are an icon, a title and a description. */
  'data-record'?: string
}

/** A picture sign, a heading and a few words. */
export function IconCard(props: IconCardProps) {
  const { icon, title, text, look = 'framed' } = props
  return (
    <Box component="article" data-record={props['data-record']} sx={{ ...frame, ...looks[look] }}>
      <Box component="span" data-field="icon" sx={badge}>
        {createElement(icon, { size: 26, 'aria-hidden': true })}
      </Box>
      <Typography
        component="h3"
        variant="h3"
        data-field="title"
        sx={{ overflowWrap: 'anywhere', hyphens: 'auto' }}
      >
        {title}
      </Typography>
      <Typography
        data-field="description"
        sx={{ color: 'text.secondary', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
      >
        {text}
      </Typography>
    </Box>
  )
}

const frame = {
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  gap: 1.25,
}

const looks = {
  framed: {
    p: { xs: 3, md: 3.5 },
    borderRadius: 1.5,
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    transition: 'box-shadow 250ms ease, border-color 250ms ease',
    '&:hover': { boxShadow: 2, borderColor: 'transparent' },
  },
  open: { pt: 3, borderTop: 3, borderColor: 'secondary.main' },
}

const badge = {
  width: 52,
  height: 52,
  mb: 0.75,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 1,
  color: 'primary.dark',
  bgcolor: 'primary.light',
}
