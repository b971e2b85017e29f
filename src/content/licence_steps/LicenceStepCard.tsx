import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Hourglass, MapPin } from 'lucide-react'
import { colors, radii } from '#ui/design.ts'
import { panel } from '#ui/cards/panel.ts'
import type { LicenceStep } from './definition.ts'

interface LicenceStepCardProps {
  step: LicenceStep
  /** Which one it is, from 1 on. */
  place: number
}

/** A step as visitors see it, with what to bring as boxes to tick: nobody keeps what is ticked. */
export function LicenceStepCard({ step, place }: LicenceStepCardProps) {
  const { id, title, description, documents, validity, office } = step
  return (
    <Box component="article" data-record={`licence_steps/${id}`} sx={card}>
      <Box sx={head}>
        <Box component="span" sx={number}>
          {place}
        </Box>
        <Typography component="h3" variant="h3" data-field="title" sx={{ minWidth: 0 }}>
          {title}
        </Typography>
      </Box>
      <Box sx={body}>
        <Typography data-field="description" sx={words}>
          {description}
        </Typography>
        {documents.length > 0 && (
          <Box>
            <Typography sx={{ fontWeight: 700 }}>Das bringen Sie mit</Typography>
            <Box component="ul" data-field="documents" sx={list}>
              {documents.map((document, index) => (
                <li key={index}>
                  <label>
                    <input type="checkbox" />
                    <span>{document}</span>
                  </label>
                </li>
              ))}
            </Box>
          </Box>
        )}
        {validity && (
          <Box sx={hint}>
            <Hourglass size={18} aria-hidden />
            <span data-field="validity">{validity}</span>
          </Box>
        )}
        {office && (
          <Box sx={hint}>
            <MapPin size={18} aria-hidden />
            <span data-field="office">{office}</span>
          </Box>
        )}
      </Box>
    </Box>
  )
}

const card = {
  ...panel,
  p: { xs: 2.5, sm: 3 },
  overflowWrap: 'anywhere',
  '@media print': { p: 2 },
}

const head = { display: 'flex', alignItems: 'center', gap: 2, mb: 1, '@media print': { mb: 0 } }

/** Below the title, not below its number. */
const body = {
  display: 'grid',
  gap: 1.5,
  pl: { sm: '60px' },
  '@media print': { gap: 0.5 },
}

const number = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: radii.pill,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  fontSize: '1.1rem',
  fontWeight: 800,
}

const words = { color: 'text.secondary', lineHeight: 1.7, maxWidth: '75ch', whiteSpace: 'pre-line' }

const list = {
  listStyle: 'none',
  m: 0,
  mt: 0.5,
  p: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 3,
  '& label': { display: 'flex', gap: 1.5, py: 1, minHeight: 44, boxSizing: 'border-box' },
  '@media print': { '& label': { minHeight: 0, py: 0.5 } },
  '& input': {
    flex: 'none',
    width: 22,
    height: 22,
    m: 0,
    mt: '1px',
    accentColor: colors.road,
    cursor: 'pointer',
  },
  '& label:hover span': { textDecoration: 'underline' },
  '& :checked + span': { color: 'text.secondary' },
}

const hint = {
  display: 'flex',
  gap: 1.25,
  color: 'text.secondary',
  fontSize: '0.95rem',
  '& svg': { flex: 'none', mt: '3px', color: 'primary.main' },
}
