/** The widths in which a page is looked at, in CSS pixels: usual devices of each kind. */
export const pageWidths = { phone: 390, tablet: 820, desktop: 1024 } as const

export type PageWidth = keyof typeof pageWidths
