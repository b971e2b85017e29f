import type { EmotionCache } from '@emotion/react'

/**
 * Has every rendering add its rules in a style element of its own. Rules of emotion's are added to the
 * sheet that is there: a browser then styles anew each element that any rule of this sheet is for,
 * which on a long list is a pause. Of a new sheet it looks for its own rules alone. Their order stays.
 */
export function addedInParts(styles: EmotionCache): EmotionCache {
  const { sheet } = styles
  const insert = sheet.insert.bind(sheet)
  let begun = false
  sheet.insert = (rule) => {
    if (!begun) {
      begun = true
      queueMicrotask(() => (begun = false))
      // What it counts is the rules of an element; the first of one makes the element.
      sheet.ctr = 0
    }
    insert(rule)
  }
  return styles
}
