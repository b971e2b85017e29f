import type { ComponentType } from 'react'
import type { LegalPageId } from '#content/legal_pages/definition.ts'
import { sitePaths } from '#model/site/site-paths.ts'

export interface SitePage {
  readonly path: string
  /** Its text is a record, which visitors do not load. */
  readonly legal?: LegalPageId
  /** Every page is a chunk of its own. */
  readonly load: () => Promise<ComponentType>
}

/** Visitors keep what was published; the dev server has nothing published. */
const legalPage = (path: string, legal: LegalPageId): SitePage => ({
  path,
  legal,
  load: async () =>
    import.meta.env.SSR || import.meta.env.DEV
      ? (await import('#site/legal/legal-page.tsx')).legalPage(legal)
      : (await import('#site/legal/Published.tsx')).publishedPage(),
})

/** The public pages, prerendered one by one. */
export const sitePages: readonly SitePage[] = [
  {
    path: sitePaths.home,
    load: async () => (await import('#site/landing/LandingPage.tsx')).LandingPage,
  },
  {
    path: sitePaths.prices,
    load: async () => (await import('#site/prices/PricesPage.tsx')).PricesPage,
  },
  {
    path: sitePaths.about,
    load: async () => (await import('#site/about/AboutPage.tsx')).AboutPage,
  },
  {
    path: sitePaths.lessons,
    load: async () => (await import('#site/lessons/LessonsPage.tsx')).LessonsPage,
  },
  {
    path: sitePaths.licence_way,
    load: async () => (await import('#content/licence_steps/LicenceWayPage.tsx')).LicenceWayPage,
  },
  legalPage(sitePaths.terms, 'terms'),
  legalPage(sitePaths.privacy, 'privacy'),
  legalPage(sitePaths.cookies, 'cookies'),
  legalPage(sitePaths.imprint, 'imprint'),
  legalPage(sitePaths.accessibility, 'accessibility'),
]

/** Every other address. */
export const notFoundPage: SitePage = {
  path: '/404',
  load: async () => (await import('#site/layout/NotFoundPage.tsx')).NotFoundPage,
}

export function pageAt(path: string): SitePage {
  return sitePages.find((page) => page.path === path) ?? notFoundPage
}
