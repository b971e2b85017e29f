import { createElement } from 'react'
import type { ToastsProps } from '#ui/toast/Toasts.tsx'
import { useLoadedToasts } from '#ui/toast/toast.ts'

/** Where toasts appear: once a page, near the root. */
export function ToastPlace(props: ToastsProps) {
  const loaded = useLoadedToasts()
  return loaded && createElement(loaded.Toasts, props)
}
