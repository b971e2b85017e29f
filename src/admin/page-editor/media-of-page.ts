const OF_WIDTH = /^\((min|max)-width: ?([\d.]+)px\)$/

/**
 * Has scripts that ask for the window's width be told the page's: the site's partners do, and the
 * carousel that they are shown in. Styles ask the page by themselves (`ui/page-styles.ts`).
 *
 * @returns takes it back
 */
export function mediaOfPage(page: HTMLElement): () => void {
  const { matchMedia } = window
  // One for all queries: whoever listens asks again what matches.
  const resizes = new EventTarget()
  window.matchMedia = (query) => {
    const list = matchMedia.call(window, query)
    const [, end, width] = OF_WIDTH.exec(query) ?? []
    if (!end) return list
    const matches = {
      min: () => page.clientWidth >= Number(width),
      max: () => page.clientWidth <= Number(width),
    }[end as 'min' | 'max']
    Object.defineProperty(list, 'matches', { get: matches })
    list.addEventListener = resizes.addEventListener.bind(resizes)
    list.removeEventListener = resizes.removeEventListener.bind(resizes)
    return list
  }
  const resized = new ResizeObserver(() => resizes.dispatchEvent(new Event('change')))
  resized.observe(page)
  return () => {
    resized.disconnect()
    window.matchMedia = matchMedia
  }
}
