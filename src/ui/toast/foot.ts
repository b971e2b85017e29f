/** The height of what is fixed at the lower edge of the window: toasts stay above it. */
export const FOOT = '--foot-height'
