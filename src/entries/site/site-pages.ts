import type { ComponentType } from 'react'
import type { LegalPageId } from '#content/legal_pages/definition.ts'
import { school } from '#content/school.ts'
import { sitePaths } from '#model/site/site-paths.ts'

export interface SitePage {
  readonly path: string
  /** The browser tab's and the search result's. */
  readonly title: string
  readonly description: string
  /** Every page is a chunk of its own. */
  readonly load: () => Promise<ComponentType>
}

/** Visitors keep what was published; the dev server has nothing published. */
const legalPage = (id: LegalPageId) => async () =>
  import.meta.env.SSR || import.meta.env.DEV
    ? (await import('#site/legal/legal-page.tsx')).legalPage(id)
    : (await import('#site/legal/Published.tsx')).publishedPage()

/** The public pages, prerendered one by one. */
export const sitePages: readonly SitePage[] = [
  {
    path: sitePaths.home,
    title: `${school.name} – ${school.offer}`,
    description: school.description,
    load: async () => (await import('#site/landing/LandingPage.tsx')).LandingPage,
  },
  {
    path: sitePaths.prices,
    title: `Preise – ${school.name}`,
    description: `Was die Ausbildung bei der ${school.name} kostet, Klasse für Klasse.`,
    load: async () => (await import('#site/prices/PricesPage.tsx')).PricesPage,
  },
  {
    path: sitePaths.about,
    title: `Über uns – ${school.name}`,
    description: `Geschichte, Zahlen, Angebot und Einzugsgebiet der ${school.name}.`,
    load: async () => (await import('#site/about/AboutPage.tsx')).AboutPage,
  },
  {
    path: sitePaths.lessons,
    title: `Termine – ${school.name}`,
    description: `Theorieabende, Kursbeginne und weitere Termine der ${school.name}.`,
    load: async () => (await import('#site/lessons/LessonsPage.tsx')).LessonsPage,
  },
  {
    path: sitePaths.licenceWay,
    title: `Ihr Weg zum Führerschein – ${school.name}`,
    description: `Schritte, Unterlagen und früheste Termine auf dem Weg zum Führerschein mit der ${school.name}.`,
    load: async () => (await import('#content/licence_steps/LicenceWayPage.tsx')).LicenceWayPage,
  },
  {
    path: sitePaths.terms,
    title: `Allgemeine Geschäftsbedingungen – ${school.name}`,
    description: `Geltungsbereich, Anmeldung, Zahlung und Kündigung bei der ${school.name}.`,
    load: legalPage('terms'),
  },
  {
    path: sitePaths.privacy,
    title: `Datenschutzerklärung – ${school.name}`,
    description: `Welche Daten die ${school.name} verarbeitet, wofür, und welche Rechte Sie haben.`,
    load: legalPage('privacy'),
  },
  {
    path: sitePaths.cookies,
    title: `Cookie-Richtlinie – ${school.name}`,
    description: `Notwendige Cookies, Analyse und Marketing auf der Seite der ${school.name}.`,
    load: legalPage('cookies'),
  },
  {
    path: sitePaths.imprint,
    title: `Impressum – ${school.name}`,
    description: `Anbieter und Kontakt der ${school.name} nach § 5 DDG.`,
    load: legalPage('imprint'),
  },
  {
    path: sitePaths.accessibility,
    title: `Erklärung zur Barrierefreiheit – ${school.name}`,
    description: `Wie barrierefrei die Website der ${school.name} ist und wer bei Hürden hilft.`,
    load: legalPage('accessibility'),
  },
]

/** Every other address. */
export const notFoundPage: SitePage = {
  path: '/404',
  title: `Seite nicht gefunden – ${school.name}`,
  description: 'Diese Seite gibt es nicht oder nicht mehr.',
  load: async () => (await import('#site/layout/NotFoundPage.tsx')).NotFoundPage,
}

export function pageAt(path: string): SitePage {
  return sitePages.find((page) => page.path === path) ?? notFoundPage
}
