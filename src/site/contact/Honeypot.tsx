import type { RefObject } from 'react'
import Box from '@mui/material/Box'

/** A field that no person meets: neither on the screen, nor by keyboard, nor read aloud. */
export function Honeypot({ input }: { input: RefObject<HTMLInputElement | null> }) {
  return (
    <Box aria-hidden sx={{ position: 'absolute', width: 1, height: '1px', clipPath: 'inset(50%)' }}>
      <label>
        Website (bitte frei lassen)
        <input ref={input} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </Box>
  )
}
