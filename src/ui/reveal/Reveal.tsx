import { useEffect, useRef, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import { prefersReducedMotion } from '#ui/reveal/motion.ts'
import { revealOnScroll } from '#ui/reveal/reveal-on-scroll.ts'

/** Between one card of a grid and the next. */
export const STAGGER_MS = 200

interface RevealProps {
  /** Milliseconds to wait once the element is in view. */
  delay?: number
  /** Part of the element that must be in view, 0 to 1. */
  threshold?: number
  /** How far into the view the element must come, as in CSS margins of the viewport. */
  margin?: string
  children: ReactNode
}

/**
 * Fades its content in when it is scrolled into view. Hidden is only what lies below the fold when
 * the visitor scrolls for the first time: a page that nobody touches shows everything, and so does
 * one without scripts or for visitors who asked for less motion.
 */
export function Reveal({ delay = 0, threshold = 0.2, margin = '0px', children }: RevealProps) {
  const element = useRef<HTMLDivElement>(null)

  // Without React's state: a page has dozens of these, which would all be rendered again.
  useEffect(() => {
    if (!element.current || prefersReducedMotion()) return
    return revealOnScroll(element.current, { threshold, margin })
  }, [threshold, margin])

  return (
    <Box
      ref={element}
      data-reveal="shown"
      style={{ transitionDelay: `${delay}ms` }}
      sx={{
        height: '100%',
        transition: 'opacity 600ms ease, transform 600ms ease',
        // Out of sight at once: it lies below the visible part anyway.
        '&[data-reveal="hidden"]': {
          opacity: 0,
          transform: 'translateY(24px)',
          transition: 'none',
        },
      }}
    >
      {children}
    </Box>
  )
}
