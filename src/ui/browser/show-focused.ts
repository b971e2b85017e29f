/**
 * Brings all of what the focus has moved to into view, where only a part of it is: by itself, Chromium
 * scrolls for the caret of a text field alone, and not to what is half covered.
 */
export function showFocused({ target, relatedTarget }: FocusMove): void {
  // Not when the window is looked at again, nor below a press, which would end on something else.
  if (!relatedTarget || !(target instanceof HTMLElement)) return
  if (!target.matches(':focus-visible:not(:active)')) return
  const { top, bottom } = target.getBoundingClientRect()
  // What is not in view at all, the browser itself is bringing to the middle.
  if (bottom > 0 && top < innerHeight) target.scrollIntoView({ block: 'nearest' })
}

interface FocusMove {
  readonly target: EventTarget | null
  /** What has lost the focus to the target. */
  readonly relatedTarget: EventTarget | null
}
