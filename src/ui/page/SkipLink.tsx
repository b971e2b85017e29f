import type { MouseEvent } from 'react'
import Box from '@mui/material/Box'
import { radii } from '#ui/design.ts'

/** The id of what the link leads to, which has to be focusable. */
export const CONTENT_ID = 'inhalt'

/** The first thing that the keyboard comes to: past the menu. Without scripts the browser follows it. */
export function SkipLink({ children }: { children: string }) {
  function skip(event: MouseEvent) {
    // An address of its own would be a page to go back to, which an unsaved form asks about.
    event.preventDefault()
    document.getElementById(CONTENT_ID)?.focus()
  }
  return (
    <Box component="a" href={`#${CONTENT_ID}`} onClick={skip} sx={link}>
      {children}
    </Box>
  )
}

const link = {
  position: 'fixed',
  zIndex: 'tooltip',
  top: 12,
  left: 12,
  px: 2.5,
  py: 1.25,
  borderRadius: radii.pill,
  color: 'primary.contrastText',
  bgcolor: 'primary.dark',
  fontWeight: 700,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
}
