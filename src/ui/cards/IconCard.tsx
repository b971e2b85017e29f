import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { NamedIcon } from '#ui/cards/NamedIcon.tsx'

interface IconCardProps {
  /** Where the record is stored. */
  collection: string
  record: Readonly<Record<'id' | 'icon' | 'title' | 'description', string>>
  /** `framed` stands alone in a grid; `open` is one of a row on a calm ground. */
  look?: keyof typeof looks
}

/** A picture sign, a heading and a few words. */
export function IconCard({ collection, record, look = 'framed' }: IconCardProps) {
  const { id, icon, title, description } = record
  return (
    <Box component="article" data-record={`${collection}/${id}`} sx={{ ...frame, ...looks[look] }}>
      <Box component="span" data-field="icon" sx={badge}>
        <NamedIcon name={icon} size={26} />
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
        {description}
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
