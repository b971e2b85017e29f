import { useEffect, useRef, useState, type ReactNode } from 'react'
import Box from '@mui/material/Box'

interface WhenNearProps {
  /** Keeps the place until then. */
  fallback: ReactNode
  children: ReactNode
}

/** Two screens ahead: what is loaded then has arrived before the visitor has. */
const MARGIN = '200% 0px'

/** Shows its content, and with it loads the code, once the visitor comes near. */
export function WhenNear({ fallback, children }: WhenNearProps) {
  const element = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)

  useEffect(() => {
    const target = element.current
    if (!target) return
    const observer = new IntersectionObserver(
      (entries) => {
        // A fast scroll reports leaving and entering at once.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: MARGIN },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [])

  return <Box ref={element}>{near ? children : fallback}</Box>
}
