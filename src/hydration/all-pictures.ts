import { useEffect } from 'react'
import { idle } from '#hydration/when-painted.ts'

/** Loads the pictures further down, too, so that a page which nobody touches is whole. */
export function useAllPictures(): void {
  useEffect(() => {
    void idle().then(() => {
      for (const picture of document.images) {
        // This screen leaves out the others.
        if (picture.checkVisibility()) picture.loading = 'eager'
      }
    })
  }, [])
}
