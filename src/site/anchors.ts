/** The landing page's in-page anchors; part of the public addresses, so they never change. */
export const anchors = {
  home: 'home',
  courses: 'courses',
  contact: 'contact',
} as const
