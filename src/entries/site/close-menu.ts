/** A link in the menu closes it, which the browser opens before hydration, too: it would cover what the link leads to. */
export function closeMenuOnChoice(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a')
    if (link) link.closest<HTMLElement>('[popover]')?.hidePopover()
  })
}
