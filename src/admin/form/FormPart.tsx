import { useState, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ChevronDown } from 'lucide-react'

interface FormPartProps {
  heading: string
  /** It can be closed, and is at first unless it begins open. */
  folded: boolean
  beginsOpen: boolean
  children: ReactNode
}

/** Fields of a form under one heading. */
export function FormPart({ heading, folded, beginsOpen, children }: FormPartProps) {
  // Afterwards the browser opens and closes it, and `reveal`.
  const [open] = useState(beginsOpen)
  const title = (
    <Typography component="h2" sx={{ fontSize: '1.15rem', fontWeight: 700 }}>
      {heading}
    </Typography>
  )
  const fields = (
    <Stack spacing={3} sx={{ pt: 3 }}>
      {children}
    </Stack>
  )
  if (!folded) {
    return (
      <Box component="section" sx={part}>
        {title}
        {fields}
      </Box>
    )
  }
  return (
    <Box component="details" open={open} sx={part}>
      <Box component="summary" sx={summary}>
        {title}
        <ChevronDown size={20} aria-hidden />
      </Box>
      {fields}
    </Box>
  )
}

/** Opens the part that an input is in, so that it can have the focus. */
export function reveal(input: HTMLElement): HTMLElement {
  input.closest('details')?.setAttribute('open', '')
  return input
}

const part = { borderTop: 1, borderColor: 'divider', pt: 2 }

const summary = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 44,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { flex: 'none', color: 'primary.main' },
  '[open] > & svg': { rotate: '180deg' },
}
