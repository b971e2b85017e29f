import type { RefObject } from 'react'
import Box from '@mui/material/Box'
import { LEAST_MS_TO_TYPE } from '#model/requests/contact-limits.ts'

/**
 * A field that no person meets: neither on the screen, nor by keyboard, nor read aloud. Password
 * managers are asked to leave it alone, each in its own way.
 */
export function Honeypot({ input }: { input: RefObject<HTMLInputElement | null> }) {
  return (
    <Box aria-hidden sx={{ position: 'absolute', width: 1, height: '1px', clipPath: 'inset(50%)' }}>
      <label>
        Bitte frei lassen
        <input ref={input} name="entry" type="text" tabIndex={-1} {...notForPasswordManagers} />
      </label>
    </Box>
  )
}

/** 1Password, LastPass, Bitwarden and Dashlane. */
const notForPasswordManagers = {
  autoComplete: 'off',
  'data-1p-ignore': true,
  'data-lpignore': 'true',
  'data-bwignore': true,
  'data-form-type': 'other',
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
