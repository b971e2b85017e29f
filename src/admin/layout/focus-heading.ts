/** Takes the focus to the screen's heading, where what had it is gone. */
export function focusHeading(options?: FocusOptions): void {
  document.querySelector<HTMLElement>('main h1')?.focus(options)
}
