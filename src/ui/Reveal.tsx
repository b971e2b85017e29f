import { useEffect, useRef, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import { prefersReducedMotion } from '#ui/motion.ts'

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
 * Fades its content in when it is scrolled into view. Only what lies below the visible part is
 * ever hidden: without scripts, and at the first paint, everything shows.
 */
export function Reveal({ delay = 0, threshold = 0.2, margin = '0px', children }: RevealProps) {
  const element = useRef<HTMLDivElement>(null)

  // Without React's state: a page has dozens of these, which would all be rendered again.
  useEffect(() => {
    const target = element.current
    if (!target || prefersReducedMotion()) return
    const observer = new IntersectionObserver(
      (entries) => {
        // A fast scroll reports leaving and entering at once. The window's own height is not asked
        // for: with each element that is hidden, the browser would lay out the page anew to tell.
        const seen = entries.some(
          ({ isIntersecting, boundingClientRect, rootBounds }) =>
            isIntersecting ||
            // What is not laid out yet has no height; it comes later.
            (boundingClientRect.height > 0 &&
              boundingClientRect.top < (rootBounds?.bottom ?? Infinity)),
        )
        target.dataset['reveal'] = seen ? 'shown' : 'hidden'
        if (seen) observer.disconnect()
      },
      { threshold, rootMargin: margin },
    )
    observer.observe(target)
    return () => observer.disconnect()
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
        '@media print': { '&[data-reveal="hidden"]': { opacity: 1, transform: 'none' } },
      }}
    >
      {children}
    </Box>
  )
}
