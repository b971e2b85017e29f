import { lazy, Suspense, useEffect } from 'react'
import { useMessages } from '#admin/messages/use-messages.ts'
import { prepareToasts, useToastsWanted } from '#ui/toast.ts'

const Toasts = lazy(async () => ({ default: (await import('#ui/Toasts.tsx')).Toasts }))

/** Where toasts appear, in words of the account's language. */
export function Notifications() {
  const { common, layout } = useMessages()
  useEffect(prepareAtFirstPress, [])
  if (!useToastsWanted()) return null
  return (
    <Suspense>
      <Toasts label={layout.notifications} closeLabel={common.close} />
    </Suspense>
  )
}

/** Whatever is said of what staff have done, it may have to be said without a connection. */
function prepareAtFirstPress() {
  const first = new AbortController()
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(
      type,
      () => {
        first.abort()
        prepareToasts()
      },
      { signal: first.signal },
    )
  }
  return () => first.abort()
}
