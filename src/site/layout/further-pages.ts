import { partsOfPage } from '#firebase/content/prerendered.ts'
import { sitePaths } from '#model/site/site-paths.ts'

const pages = [
  { href: sitePaths.prices, label: 'Preise' },
  { href: sitePaths.lessons, label: 'Termine' },
  { href: sitePaths.licence_way, label: 'Weg zum Führerschein' },
]

/** The pages that staff fill, those that have something to show. */
export const furtherPages = () => pages.filter(({ href }) => partsOfPage(href).length > 0)
