import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'

/** The widths in which a page is looked at, in CSS pixels: usual devices of each kind. */
export const pageWidths = { phone: 390, tablet: 820, desktop: 1024 } as const

export type PageWidth = keyof typeof pageWidths

/** The name of the container that a page is laid out by in place of the window. */
const PAGE = 'page'

/** The style of the element that is the page. */
export const pageContainer = { container: `${PAGE} / inline-size` }

/** Queries for nothing but the window's width; those for motion, pointers and scripts stay. */
const OF_WIDTH = /^@media (?=(?:\((?:min|max)-width:[^)]*\)(?: and )?)+$)/

/** `2.4vw`, but not `--vw` or `preview`. */
const OF_WINDOW = /(\d)vw\b/g

/** Set on that element where it is narrower than the window: what lies on either side of it. */
export const PAGE_MARGIN = '--page-margin'

/** Makes breakpoints and widths that mean the window mean the page's container. */
const byContainer: StylisPlugin = (element) => {
  if (element.type === '@media') {
    element.value = element.value.replace(OF_WIDTH, `@container ${PAGE} `)
  } else if (element.type === 'decl') {
    element.value = element.value.replace(OF_WINDOW, '$1cqw')
    if (element.value === 'position:fixed;') {
      element.value += `margin-inline:var(${PAGE_MARGIN}, 0)!important;`
    }
  }
}

/**
 * Styles of components that are shown as on a page of another width than the window's. The window
 * cannot be asked for its breakpoints then, and a frame would be another document: container queries
 * say the same within this one.
 */
export const pageStyles = (): EmotionCache =>
  createCache({ key: PAGE, stylisPlugins: [byContainer] })
