import { useEffect } from 'react'

/** Names the browser's tab. Not a title element: the page's own one would come first and win. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Fahrschule Gera`
  }, [title])
}
