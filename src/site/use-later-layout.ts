import { useEffect, useRef, type RefObject } from 'react'
import { idle } from '#data/when-painted.ts'

/**
 * What lies below the screen is laid out when it comes near, or after everything else, one part a
 * frame: laid out at once, the page would keep the visitor waiting. Without scripts it stays so.
 */
export const laterLayout = {
  'html:not([data-whole]) &': {
    contentVisibility: 'auto',
    // About what a section takes: the scroll bar shall not move much.
    containIntrinsicSize: { xs: 'auto 1600px', md: 'auto 900px' },
  },
}

let lastInLine: Promise<void> = Promise.resolve()

/** @returns to be set on the element that has `laterLayout` */
export function useLaterLayout(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    lastInLine = lastInLine.then(idle).then(nextFrame)
    void lastInLine.then(() => element.current?.style.setProperty('content-visibility', 'visible'))
  }, [])
  return element
}

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
