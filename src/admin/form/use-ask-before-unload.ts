import { useEffect } from 'react'

/** Whether something would be lost if the page were closed now. */
export const wouldAskBeforeUnload = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** Has the browser ask before the page is closed or loaded again. */
export function useAskBeforeUnload(when: boolean): void {
  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [when])
}
