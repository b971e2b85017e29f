import { useLayoutEffect, type RefObject } from 'react'

/** Tells the page, by a variable of its styles, how high an element is right now. */
export function useHeightVariable(element: RefObject<HTMLElement | null>, name: `--${string}`) {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const measured = new ResizeObserver(() => {
      style.setProperty(name, `${element.current?.offsetHeight ?? 0}px`)
    })
    if (element.current) measured.observe(element.current)
    return () => {
      measured.disconnect()
      style.removeProperty(name)
    }
  }, [element, name])
}
