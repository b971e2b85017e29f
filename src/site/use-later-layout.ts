import { useEffect, useRef, type RefObject } from 'react'
import { idle } from '#data/when-painted.ts'

/**
 * What lies below the screen is laid out when it comes near, or once the visitor stirs, one part a
 * frame: laid out at once, the page would keep the visitor waiting. Without scripts it stays so.
 */
export const laterLayout = {
  'html:not([data-whole]) &': {
    contentVisibility: 'auto',
    // About what a section takes: the scroll bar shall not move much.
    containIntrinsicSize: { xs: 'auto 1600px', md: 'auto 900px' },
  },
}

/** Gives the whole page its height, for a place that is scrolled to. */
export function layOutAll(): void {
  document.documentElement.dataset['whole'] = ''
}

const SIGNS_OF_LIFE = ['scroll', 'wheel', 'touchstart', 'pointermove', 'keydown'] as const
let lastInLine: Promise<void> | undefined

/** @returns to be set on the element that has `laterLayout` */
export function useLaterLayout(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    lastInLine = (lastInLine ?? visitorStirs()).then(idle).then(nextFrame)
    void lastInLine.then(() => element.current?.style.setProperty('content-visibility', 'visible'))
  }, [])
  return element
}

function visitorStirs(): Promise<void> {
  return new Promise((resolve) => {
    if (window.scrollY > 0) resolve()
    for (const sign of SIGNS_OF_LIFE) {
      window.addEventListener(sign, () => resolve(), { once: true, passive: true })
    }
  })
}

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
