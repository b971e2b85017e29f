import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'

interface RowListProps {
  /** Names the list. */
  id: string
  heading: string
  children: ReactNode
}

/** A list of the overview: each row leads to where something is to be done. */
export function RowList({ id, heading, children }: RowListProps) {
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 1.5, fontWeight: 700 }}>
        {heading}
      </Typography>
      <Paper component="ul" variant="outlined" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Paper>
    </section>
  )
}

interface RowProps {
  /** Absent where nothing can be opened. */
  to?: string | undefined
  /** The address is a page of the site, not a screen. */
  onSite?: boolean
  name: ReactNode
  note?: ReactNode
}

export function Row({ to, onSite = false, name, note }: RowProps) {
  return (
    <Box component="li" sx={row}>
      {to === undefined ? (
        <Box sx={label}>{name}</Box>
      ) : onSite ? (
        <Link href={to} sx={{ ...label, fontWeight: 700 }}>
          {name}
        </Link>
      ) : (
        <Link component={RouterLink} to={to} sx={{ ...label, fontWeight: 700 }}>
          {name}
        </Link>
      )}
      {note && <Box sx={remark}>{note}</Box>}
    </Box>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  px: 2,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
}

/** As high as a finger is wide. */
const label = {
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 240px',
  minWidth: 0,
  minHeight: 44,
  py: 0.5,
  overflowWrap: 'anywhere',
}

const remark = { color: 'text.secondary', overflowWrap: 'anywhere', pb: { xs: 1, sm: 0 } }
