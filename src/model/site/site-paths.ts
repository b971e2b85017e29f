/** The public pages' addresses: others link to them, so they never change. */
export const sitePaths = {
  home: '/',
  prices: '/preise',
  about: '/ueber-uns',
  lessons: '/termine',
  licence_way: '/weg-zum-fuehrerschein',
  terms: '/agb',
  privacy: '/datenschutz',
  cookies: '/cookies',
  imprint: '/impressum',
  accessibility: '/barrierefreiheit',
} as const

/** In the search of a page's address while staff edit it there. */
export const EDIT_PARAM = 'bearbeiten'

/** What all addresses of the back office begin with; `firebase.json` says it to Hosting. */
export const BACK_OFFICE = '/admin'

/** The lessons as a calendar, published with the pages; phones subscribe to it. */
export const calendarPath = '/termine.ics'
