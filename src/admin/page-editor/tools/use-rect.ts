import { useEffect, useState } from 'react'

export type Rect = Pick<DOMRect, 'top' | 'left' | 'width' | 'height'>

/** Where an element is in the window, however the page moves below it. */
export function useRect(element: HTMLElement | undefined): Rect | undefined {
  const [found, setFound] = useState<{ of: HTMLElement; rect: Rect }>()
  useEffect(() => {
    if (!element) return
    let frame = 0
    const measure = () => {
      const { top, left, width, height } = element.getBoundingClientRect()
      setFound((last) => {
        const same =
          last?.of === element &&
          last.rect.top === top &&
          last.rect.left === left &&
          last.rect.width === width &&
          last.rect.height === height
        return same ? last : { of: element, rect: { top, left, width, height } }
      })
      frame = requestAnimationFrame(measure)
    }
    measure()
    return () => cancelAnimationFrame(frame)
  }, [element])
  return found?.of === element ? found?.rect : undefined
}
