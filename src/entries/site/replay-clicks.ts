/** What needs React to be pressed; `popovertarget` is handled by the browser. */
const NEEDS_REACT = '#root :is(button:not([popovertarget]), [data-replay])'
/** Fields whose value React keeps: the way to the licence reads its own. */
const KEPT_BY_REACT = '#root :is(select, [inputmode])'

/**
 * Remembers the last click on a button before hydration, and what was chosen and typed.
 *
 * @returns replays it; to be called once the page is hydrated
 */
export function replayClicks(): () => void {
  let clicked: HTMLElement | undefined
  const typed = new Map<HTMLInputElement, string>()
  const onClick = ({ target }: Event) => {
    if (target instanceof Element) clicked = target.closest<HTMLElement>(NEEDS_REACT) ?? clicked
  }
  const onInput = ({ target }: Event) => {
    const field = target as HTMLInputElement
    if (field.matches(KEPT_BY_REACT)) typed.set(field, field.value)
  }
  document.addEventListener('click', onClick)
  document.addEventListener('input', onInput)
  return () => {
    document.removeEventListener('click', onClick)
    document.removeEventListener('input', onInput)
    for (const [field, value] of typed) {
      // The value that React finds is none that has changed: it hears of the next one.
      for (const each of ['', value]) {
        Reflect.set(Object.getPrototypeOf(field) as object, 'value', each, field)
        field.dispatchEvent(new Event('change', { bubbles: true }))
      }
    }
    // The browser has gone where a link leads.
    clicked?.addEventListener('click', (event) => event.preventDefault(), { once: true })
    clicked?.click()
  }
}
