import { useSyncExternalStore, type ReactNode } from 'react'

export interface Toast {
  /** A toast with the id of one that is showing is not shown again. */
  id?: string
  /** Of the words, where it is not the page's. */
  lang?: 'en'
  title: string
  description?: string
  /** What can be done about it, as long as the toast is there. */
  action?: ReactNode
}

export type ToastKind = 'success' | 'error' | 'info'

let wanted = false
const listeners = new Set<() => void>()

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** True from the first toast on: their code is no part of a page's first load. */
export function useToastsWanted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  )
}

/** Loads the toasts' code ahead, so that they can be shown without a connection too. */
export function prepareToasts(): void {
  wanted = true
  for (const notify of listeners) notify()
}

async function show(kind: ToastKind, message: Toast) {
  prepareToasts()
  const { showToast } = await import('#ui/Toasts.tsx')
  showToast(kind, message)
}

/** Shows a word for five seconds, or longer where something can be done about it. */
export const toast = {
  success: (message: Toast) => void show('success', message),
  /** The specification's "destructive" toast. */
  error: (message: Toast) => void show('error', message),
  info: (message: Toast) => void show('info', message),
}
