/** The public pages' addresses: others link to them, so they never change. */
export const sitePaths = {
  home: '/',
  prices: '/preise',
  about: '/ueber-uns',
  licenceWay: '/weg-zum-fuehrerschein',
  terms: '/agb',
  privacy: '/datenschutz',
  cookies: '/cookies',
  imprint: '/impressum',
  accessibility: '/barrierefreiheit',
} as const
