import { useSyncExternalStore } from 'react'
import type { Message } from '#model/messages.ts'

let wanted = false
const listeners = new Set<() => void>()

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** True from the first toast on: their code is no part of the page's first load. */
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

/** Shows a toast for five seconds. One with the id of a toast that is showing is left out. */
export async function showToast(
  kind: 'success' | 'error',
  message: Message & { id?: string; lang?: 'en' },
): Promise<void> {
  prepareToasts()
  const { toast } = await import('#ui/toast.tsx')
  toast[kind](message)
}
