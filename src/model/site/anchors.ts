/** The landing page's in-page anchors; part of the public addresses, so they never change. */
export const anchors = {
  home: 'home',
  courses: 'courses',
  whyChooseUs: 'why-choose-us',
  partners: 'partners',
  instructors: 'instructors',
  testimonials: 'testimonials',
  values: 'values',
  faq: 'faq',
  contactForm: 'contact-form',
  contact: 'contact',
} as const

/** The navigation, in the order of the sections: header and menu have no other list. */
export const navigation = [
  { id: anchors.home, label: 'Start' },
  { id: anchors.courses, label: 'Kurse' },
  { id: anchors.whyChooseUs, label: 'Warum wir?' },
  { id: anchors.partners, label: 'Partner' },
  { id: anchors.instructors, label: 'Ausbilder' },
  { id: anchors.testimonials, label: 'Bewertungen' },
  { id: anchors.values, label: 'Werte' },
  { id: anchors.contact, label: 'Kontakt' },
] as const
