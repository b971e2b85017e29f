import { keyframes } from '@mui/material/styles'

/** Visitors who do nothing for so long look or read; nothing they do has to wait for layout then. */
const UNDISTURBED_MS = 3_000
/** Each section is a short task of its own, with time for others in between. */
const NEXT_SECTION_MS = 100

const hidden = keyframes({ from: { contentVisibility: 'hidden' } })
const whenNear = keyframes({ from: { contentVisibility: 'auto' } })

/**
 * Deferred layout: a section below the screen is laid out when it comes near, and otherwise some
 * time after the first frame. Laid out at once, all of them would keep the visitor waiting. It is
 * CSS alone, so that a page which nobody touches becomes whole too, also without scripts.
 */
export const deferredLayout = {
  // The later one wins: the first frame is what is in view, what is near has the second one.
  animation: `${whenNear} 1ms backwards, ${hidden} 1ms backwards`,
  // About what a section takes, so that the scroll bar does not move much.
  containIntrinsicSize: { xs: 'auto 1600px', md: 'auto 900px' },
  // A place that is scrolled to is where it will stay only if everything above it has its height.
  'html:is([data-whole], :has(:target)) &': { contentVisibility: 'visible !important' },
}

/**
 * The style that gives a section its turn.
 *
 * @param position of the section on the page, from 0
 */
export function layoutTurn(position: number) {
  const turn = UNDISTURBED_MS + position * NEXT_SECTION_MS
  return { animationDelay: `${turn}ms, 1ms` }
}
