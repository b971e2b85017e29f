import type { ReactNode } from 'react'
import { Reveal } from '#ui/reveal/Reveal.tsx'

/** Revealed a little before it is fully there, as on every page but the landing page. */
export function Rising({ children }: { children: ReactNode }) {
  return (
    <Reveal threshold={0.1} margin="0px 0px -50px 0px">
      {children}
    </Reveal>
  )
}
