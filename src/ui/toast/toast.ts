import { useSyncExternalStore } from 'react'
import { createStore } from '#model/create-store.ts'
import { canLoad } from '#ui/browser/can-load.ts'
import type { Toast, ToastKind } from './Toasts.tsx'

type Part = typeof import('./Toasts.tsx')

let part: Part | undefined
const parts = createStore(() => part)

/** The toasts' code, once it is loaded: it is no part of a page's first load. */
export function useLoadedToasts(): Part | undefined {
  return useSyncExternalStore(parts.subscribe, parts.getState, () => undefined)
}

/**
 * Loads the toasts' code ahead, so that they can be shown without a connection too.
 *
 * @returns undefined where it cannot be loaded
 */
export async function prepareToasts(): Promise<Part | undefined> {
  if (part || !(await canLoad())) return part
  try {
    const { showToast, Toasts } = await import('./Toasts.tsx')
    part = { showToast, Toasts }
    parts.notify()
  } catch (error) {
    console.warn('Toasts could not be loaded:', error)
  }
  return part
}

async function show(kind: ToastKind, message: Toast) {
  const loaded = await prepareToasts()
  if (loaded) loaded.showToast(kind, message)
  // What has to be said is said.
  else alert([message.title, message.description].filter(Boolean).join('\n'))
}

/** Shows a word for `SHOWN_MS`, or longer where something can be done about it (Toasts.tsx). */
export const toast = {
  success: (message: Toast) => void show('success', message),
  /** The specification's "destructive" toast. */
  error: (message: Toast) => void show('error', message),
  info: (message: Toast) => void show('info', message),
}
