/** The buttons that the browser does not answer by itself. */
const WAITING = '#root button:not([popovertarget])'

/**
 * Remembers a button that is pressed before React is there to answer.
 *
 * @returns to be called once it is: presses the button again
 */
export function keepPress(): () => void {
  let pressed: HTMLElement | undefined
  const remember = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(WAITING) : null
    if (button) pressed = button
  }
  document.addEventListener('click', remember)
  return () => {
    document.removeEventListener('click', remember)
    pressed?.click()
  }
}
