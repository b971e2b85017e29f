/**
 * Brings all of what has the focus into view: by itself, Chromium scrolls for the caret of a text field
 * alone, and not to what is half covered.
 */
export function showFocused({ target }: { readonly target: EventTarget | null }): void {
  // Not below a press, which would then end on something else.
  if (target instanceof HTMLElement && target.matches(':focus-visible')) {
    target.scrollIntoView({ block: 'nearest' })
  }
}
