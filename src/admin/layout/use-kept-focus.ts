import { useEffect, useRef } from 'react'
import { focusHeading } from '#admin/layout/focus-heading.ts'

/**
 * What has the focus may be gone after a press: with its row, its screen, or while the press is at
 * work. The focus returns to it, else goes to the group that it was in, else to the screen's heading,
 * which tells a screen reader what is shown now.
 */
export function useKeptFocus(pathname: string): void {
  const last = useRef<Element>(undefined)
  const group = useRef<HTMLElement>(undefined)
  const before = useRef(pathname)

  useEffect(() => {
    function note({ target }: FocusEvent) {
      if (!(target instanceof Element)) return
      last.current = target
      group.current = target.closest<HTMLElement>('fieldset, [role=group]') ?? undefined
    }
    // A press beside everything gives the focus up.
    function giveUp({ target }: PointerEvent) {
      if (!last.current?.contains(target as Node)) last.current = undefined
    }
    // So does the key that closes a phone's keyboard: what had it is neither disabled nor gone then.
    function giveUpIfThere({ target }: FocusEvent) {
      if (!(target instanceof Element) || target.matches(':disabled')) return
      queueMicrotask(() => {
        if (target === last.current && target.isConnected) last.current = undefined
      })
    }
    let later: ReturnType<typeof setTimeout> | undefined
    function restore() {
      later = undefined
      const { activeElement, body } = document
      if (!last.current || (activeElement && activeElement !== body)) return
      // What is below a dialog is hidden until the dialog is closed.
      if (document.querySelector('[aria-hidden=true] main')) return
      if (last.current instanceof HTMLElement && last.current.isConnected) {
        last.current.focus({ preventScroll: true })
      } else if (group.current?.isConnected) {
        group.current.tabIndex = -1
        group.current.focus({ preventScroll: true })
      } else {
        focusHeading({ preventScroll: true })
      }
    }
    // In a task of its own: while the focus moves on, nothing has it for a moment.
    const observer = new MutationObserver(() => {
      later ??= setTimeout(restore)
    })
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'aria-hidden'],
    })
    document.addEventListener('focusin', note)
    document.addEventListener('focusout', giveUpIfThere)
    document.addEventListener('pointerdown', giveUp)
    return () => {
      observer.disconnect()
      clearTimeout(later)
      document.removeEventListener('focusin', note)
      document.removeEventListener('focusout', giveUpIfThere)
      document.removeEventListener('pointerdown', giveUp)
    }
  }, [])

  // The link of a menu stays.
  useEffect(() => {
    const { activeElement } = document
    if (before.current === pathname) return
    before.current = pathname
    if (document.querySelector('main')?.contains(activeElement)) return
    if (activeElement instanceof HTMLElement) activeElement.blur()
    // As if it were gone: the heading may be a while in coming.
    last.current = document.createElement('a')
    group.current = undefined
    focusHeading({ preventScroll: true })
  }, [pathname])
}
