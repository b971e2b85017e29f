/** The landing page's in-page anchors; part of the public addresses, so they never change. */
export const anchors = {
  home: 'home',
  courses: 'courses',
  contactForm: 'contact-form',
  contact: 'contact',
} as const
