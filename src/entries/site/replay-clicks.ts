/** Buttons that need React; `popovertarget` is handled by the browser. */
const NEEDS_REACT = '#root button:not([popovertarget])'

/**
 * Remembers the last click on a button before hydration.
 *
 * @returns replays it; to be called once the page is hydrated
 */
export function replayClicks(): () => void {
  let clicked: HTMLElement | undefined
  const listener = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(NEEDS_REACT) : null
    if (button) clicked = button
  }
  document.addEventListener('click', listener)
  return () => {
    document.removeEventListener('click', listener)
    clicked?.click()
  }
}
