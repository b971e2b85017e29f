/**
 * Times the height of the window: what is nearer may be on the screen already by the time it is hidden,
 * since browsers scroll without waiting for scripts.
 */
const FAR = 1.25
/** What is much higher than the window never shows a fifth of itself. */
const ENOUGH_OF_WINDOW = 1 / 3
/** Parts of an element at which to look; one that fills a third of the window meets one of them. */
const STEPS = [0, 0.01, 0.02, 0.05, 0.1]

interface Appearance {
  /** Part of the element that must be in view, 0 to 1. */
  threshold: number
  /** How far into the view it must come, as in CSS margins of the viewport. */
  margin: string
}

/**
 * Hides an element that is below the fold when the visitor scrolls for the first time, and shows it
 * when it comes into view or is scrolled past: `data-reveal` on the element says which.
 *
 * @returns stops it; the element is shown then
 */
export function revealOnScroll(target: HTMLElement, { threshold, margin }: Appearance): () => void {
  let stopped = false
  const observer = new IntersectionObserver(
    (entries) => {
      const isHidden = target.dataset['reveal'] === 'hidden'
      if (!isHidden && entries.every(isFarBelow)) target.dataset['reveal'] = 'hidden'
      // A fast scroll reports leaving and entering at once.
      else if (
        !isHidden ||
        entries.some((entry) => isPassed(entry) || isInView(entry, threshold))
      ) {
        stop()
      }
    },
    { threshold: [...STEPS, threshold], rootMargin: margin },
  )
  function stop() {
    stopped = true
    observer.disconnect()
    target.dataset['reveal'] = 'shown'
  }
  void firstScroll().then(() => {
    if (!stopped) observer.observe(target)
  })
  return stop
}

const isFarBelow = ({ boundingClientRect, rootBounds }: IntersectionObserverEntry) =>
  boundingClientRect.top > (rootBounds?.height ?? Infinity) * FAR

const isPassed = ({ boundingClientRect }: IntersectionObserverEntry) =>
  boundingClientRect.bottom <= 0

const isInView = (
  { isIntersecting, intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry,
  threshold: number,
) =>
  isIntersecting &&
  (intersectionRatio >= threshold ||
    intersectionRect.height >= (rootBounds?.height ?? Infinity) * ENOUGH_OF_WINDOW)

let scrolled: Promise<void> | undefined

/** Resolves with the first scrolling; at once if it is over. */
function firstScroll(): Promise<void> {
  scrolled ??= new Promise((resolve) => {
    if (window.scrollY > 0) resolve()
    else window.addEventListener('scroll', () => resolve(), { once: true, passive: true })
  })
  return scrolled
}
