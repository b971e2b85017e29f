import { useEffect } from 'react'
import { idle } from '#hydration/when-painted.ts'

/** What a live page has to do at first, and what needs the network then, is over. */
const LIVE_FOR_MS = 500
let rest: Promise<void> | undefined

/**
 * Resolves when the page has been live for a moment and the browser has nothing else to do: what
 * waited for the visitor to come near is loaded now, so that a page which nobody touches is whole.
 */
export function pageAtRest(): Promise<void> {
  rest ??= new Promise<void>((resolve) => setTimeout(resolve, LIVE_FOR_MS)).then(idle)
  return rest
}

/** Loads the pictures further down, too; not those that this screen leaves out. */
export function useAllPictures(): void {
  useEffect(() => {
    void pageAtRest().then(() => {
      for (const picture of document.images) {
        if (!picture.checkVisibility()) continue
        picture.loading = 'eager'
        // Otherwise a capture may be finished before the picture is painted.
        picture.decoding = 'sync'
      }
    })
  }, [])
}
