/** Of the editor's bar, in pixels; the page begins below it. */
export const BAR_HEIGHT = 56
