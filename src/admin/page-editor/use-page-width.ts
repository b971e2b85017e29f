import { useLayoutEffect, useState } from 'react'
import { colors } from '#ui/design.ts'
import {
  PAGE_MARGIN,
  pageContainer,
  pageWidths,
  type PageWidth,
} from '#admin/preview/page-styles.ts'

/** In which width the page is shown while it is edited; `desktop` is all that the window has. */
export function usePageWidth(page: HTMLElement) {
  const [width, setWidth] = useState<PageWidth>('desktop')
  useLayoutEffect(() => {
    Object.assign(page.style, pageContainer, {
      maxWidth: '100%',
      marginInline: 'auto',
      backgroundColor: colors.white,
    })
  }, [page])
  useLayoutEffect(() => {
    const { [width]: wide } = pageWidths
    const narrow = width !== 'desktop'
    page.style.width = narrow ? `${wide}px` : ''
    page.style.setProperty(PAGE_MARGIN, narrow ? `max(0px, 50% - ${wide / 2}px)` : '0px')
  }, [page, width])
  return [width, setWidth] as const
}
