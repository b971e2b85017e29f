import { useEffect, useRef, type RefObject } from 'react'
import { keyframes } from '@mui/material/styles'
import { idle } from '#data/when-painted.ts'
import { visitorStirs } from '#site/visitor-stirs.ts'

const hidden = keyframes({ from: { contentVisibility: 'hidden' } })

/**
 * What lies below the screen is laid out when it comes near, or once the visitor stirs, one part a
 * frame: laid out at once, the page would keep the visitor waiting. Without scripts it stays so.
 */
export const laterLayout = {
  'html:not([data-whole]) &': {
    contentVisibility: 'auto',
    // The first frame is what is in view; what is near has the second one.
    animation: `${hidden} 1ms 1ms backwards`,
    // About what a section takes: the scroll bar shall not move much.
    containIntrinsicSize: { xs: 'auto 1600px', md: 'auto 900px' },
  },
}

/** Gives the whole page its height, for a place that is scrolled to. */
export function layOutAll(): void {
  document.documentElement.dataset['whole'] = ''
}

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

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
