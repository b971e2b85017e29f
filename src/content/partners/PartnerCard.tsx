import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Handshake } from 'lucide-react'
import { ContentImage } from '#ui/cards/ContentImage.tsx'
import { panel } from '#ui/cards/panel.ts'
import type { Partner } from './definition.ts'

/** A partner as visitors see it. */
export function PartnerCard({ partner }: { partner: Partner }) {
  const { name, logo, description } = partner
  return (
    <Box component="article" data-record={`partners/${partner.id}`} sx={frame}>
      <Box data-field="logo" sx={stage}>
        <ContentImage
          address={logo}
          alt={name}
          sizes="320px"
          width={320}
          height={160}
          fallback={<Handshake size={56} strokeWidth={1.5} aria-hidden />}
          sx={image}
        />
      </Box>
      <Typography component="h3" variant="h3" data-field="name">
        {name}
      </Typography>
      <Typography data-field="description" sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
        {description}
      </Typography>
    </Box>
  )
}

const frame = {
  ...panel,
  height: '100%',
  p: 3,
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
}

const stage = {
  height: 140,
  mb: 1,
  display: 'grid',
  placeItems: 'center',
  color: 'primary.main',
  bgcolor: 'background.paper',
}

const image = {
  width: 'auto',
  height: 'auto',
  maxWidth: '100%',
  maxHeight: 140,
  objectFit: 'contain',
}
