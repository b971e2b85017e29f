import { createElement } from 'react'
import { useLoadedToasts } from '#ui/toast/toast.ts'

interface ToastPlaceProps {
  /** What screen readers call it. */
  label: string
  closeLabel: string
  /** On phones at the lower edge, where they cover no heading. */
  low?: boolean
}

/** Where toasts appear: once a page, near the root. */
export function ToastPlace(props: ToastPlaceProps) {
  const loaded = useLoadedToasts()
  return loaded && createElement(loaded.Toasts, props)
}
