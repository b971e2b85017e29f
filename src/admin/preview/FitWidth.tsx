import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'

interface FitWidthProps {
  /** How wide what is shown is laid out, in CSS pixels. */
  width: number
  children: ReactNode
}

/** Shows something that is wider than its place scaled down, and takes no more height than that. */
export function FitWidth({ width, children }: FitWidthProps) {
  const place = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [fit, setFit] = useState({ scale: 1, height: 0, left: 0 })

  useLayoutEffect(() => {
    const [outer, inner] = [place.current, content.current]
    if (!outer || !inner) return
    const measure = () => {
      const { clientWidth } = outer
      const scale = Math.min(1, clientWidth / width)
      const left = (clientWidth - width * scale) / 2
      setFit({ scale, left, height: inner.offsetHeight * scale })
    }
    const resized = new ResizeObserver(measure)
    resized.observe(outer)
    resized.observe(inner)
    measure()
    return () => resized.disconnect()
  }, [width])

  return (
    <div
      ref={place}
      style={{ position: 'relative', overflow: 'hidden', height: fit.height || undefined }}
    >
      <div
        ref={content}
        style={{
          position: 'absolute',
          top: 0,
          left: fit.left,
          width,
          transform: `scale(${fit.scale})`,
          transformOrigin: '0 0',
        }}
      >
        {children}
      </div>
    </div>
  )
}
