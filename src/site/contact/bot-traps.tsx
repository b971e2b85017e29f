import type { RefObject } from 'react'
import Box from '@mui/material/Box'
import { LEAST_MS_TO_TYPE } from '#model/contact-limits.ts'

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

/**
 * Milliseconds since the form was opened, after waiting until a person could have typed it: what
 * comes faster is taken for a program's, and nobody's request may be lost to that.
 *
 * @param opened as `performance.now()` gave it
 */
export async function elapsedSince(opened: number): Promise<number> {
  const missing = LEAST_MS_TO_TYPE - (performance.now() - opened)
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing))
  return Math.ceil(performance.now() - opened)
}
