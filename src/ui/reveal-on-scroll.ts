/**
 * The fold, and a bit more: browsers scroll without waiting for scripts, so what is this near may
 * be on the screen already by the time it is hidden.
 */
const NEARLY_IN_VIEW = '0px 0px 25% 0px'
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
  let below: boolean | undefined
  let scrolled = false

  const fold = new IntersectionObserver(
    (entries) => {
      below = entries.slice(-1).some(isBelow)
      hide()
    },
    { rootMargin: NEARLY_IN_VIEW },
  )
  const appearance = new IntersectionObserver(
    (entries) => {
      // A fast scroll reports leaving and entering at once.
      if (entries.some((entry) => isPassed(entry) || isInView(entry, threshold))) stop()
    },
    { threshold: [...STEPS, threshold], rootMargin: margin },
  )

  function hide() {
    if (!scrolled || below === undefined) return
    fold.disconnect()
    if (!below) return
    target.dataset['reveal'] = 'hidden'
    appearance.observe(target)
  }
  function stop() {
    below = false
    fold.disconnect()
    appearance.disconnect()
    target.dataset['reveal'] = 'shown'
  }

  fold.observe(target)
  // Where the element is was noted before: to ask now would have the page laid out once for each.
  void firstScroll().then(() => {
    scrolled = true
    hide()
  })
  return stop
}

/** What is not laid out yet has no height; it comes later. */
const isBelow = ({
  isIntersecting,
  boundingClientRect: { height, top },
}: IntersectionObserverEntry) => !isIntersecting && (height === 0 || top > 0)

const isPassed = ({ boundingClientRect: { height, bottom } }: IntersectionObserverEntry) =>
  height > 0 && bottom <= 0

/** What is not laid out yet is compared with a window of no height. */
const isInView = (
  { isIntersecting, intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry,
  threshold: number,
) =>
  isIntersecting &&
  (intersectionRatio >= threshold ||
    intersectionRect.height >= (rootBounds?.height ?? Infinity) * ENOUGH_OF_WINDOW)

let scrolled: Promise<void> | undefined

/** Resolves with the first scrolling, before the frame that shows it; at once if it is over. */
function firstScroll(): Promise<void> {
  scrolled ??= new Promise((resolve) => {
    if (window.scrollY > 0) resolve()
    else window.addEventListener('scroll', () => resolve(), { once: true, passive: true })
  })
  return scrolled
}
