import { useEffect, useRef, useState, type ReactNode } from 'react'
import Box from '@mui/material/Box'

interface WhenNearProps {
  /** Keeps the place until then. */
  fallback: ReactNode
  /** When it is shown wherever the visitor is; never unless told. */
  atLatest?: () => Promise<void>
  children: ReactNode
}

/** Two screens ahead: what is loaded then has arrived before the visitor has. */
const MARGIN = '200% 0px'

/** Shows its content, and with it loads the code, once the visitor comes near. */
export function WhenNear({ fallback, atLatest, children }: WhenNearProps) {
  const element = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)

  useEffect(() => {
    const target = element.current
    if (!target) return
    const observer = new IntersectionObserver(
      (entries) => {
        // A fast scroll reports leaving and entering at once.
        if (entries.some(({ isIntersecting }) => isIntersecting)) show()
      },
      { rootMargin: MARGIN },
    )
    const show = () => {
      setNear(true)
      observer.disconnect()
    }
    observer.observe(target)
    void atLatest?.().then(show)
    return () => observer.disconnect()
  }, [atLatest])

  return <Box ref={element}>{near ? children : fallback}</Box>
}
