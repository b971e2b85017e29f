import { useEffect } from 'react'
import { idle, savesData } from '#firebase/timing/when-painted.ts'

/** Loads the pictures further down, too, so that a page which nobody touches is whole. */
export function useAllPictures(): void {
  useEffect(() => {
    if (savesData()) return
    void idle().then(() => {
      for (const picture of document.images) {
        // This screen leaves it out. Safari knows the question since 17.4.
        if ('checkVisibility' in picture && !picture.checkVisibility()) continue
        picture.loading = 'eager'
        // Otherwise a capture may be finished before the picture is painted.
        picture.decoding = 'sync'
      }
    })
  }, [])
}
