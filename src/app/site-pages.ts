import type { ComponentType } from 'react'

export interface SitePage {
  readonly path: string
  /** The browser tab's and the search result's. */
  readonly title: string
  readonly description: string
  /** Every page is a chunk of its own. */
  readonly load: () => Promise<ComponentType>
}

const NAME = 'Fahrschule Gera'

/** The public pages, prerendered one by one. */
export const sitePages: readonly SitePage[] = [
  {
    path: '/',
    title: `${NAME} – Führerschein Klasse B und A`,
    description:
      'Führerschein Klasse B und A in Gera: erfahrene Fahrlehrer, moderne Fahrzeuge und flexible Termine.',
    load: async () => (await import('#site/landing/LandingPage.tsx')).LandingPage,
  },
  {
    path: '/ueber-uns',
    title: `Über uns – ${NAME}`,
    description: 'Geschichte, Zahlen, Angebot und Einzugsgebiet der Fahrschule Gera.',
    load: async () => (await import('#site/about/AboutPage.tsx')).AboutPage,
  },
  {
    path: '/agb',
    title: `Allgemeine Geschäftsbedingungen – ${NAME}`,
    description: 'Geltungsbereich, Anmeldung, Zahlung und Kündigung bei der Fahrschule Gera.',
    load: async () => (await import('#site/legal/TermsPage.tsx')).TermsPage,
  },
  {
    path: '/datenschutz',
    title: `Datenschutzerklärung – ${NAME}`,
    description:
      'Welche Daten die Fahrschule Gera verarbeitet, wofür, und welche Rechte Sie haben.',
    load: async () => (await import('#site/legal/PrivacyPage.tsx')).PrivacyPage,
  },
  {
    path: '/cookies',
    title: `Cookie-Richtlinie – ${NAME}`,
    description: 'Notwendige Cookies, Analyse und Marketing auf der Seite der Fahrschule Gera.',
    load: async () => (await import('#site/legal/CookiePolicyPage.tsx')).CookiePolicyPage,
  },
  {
    path: '/impressum',
    title: `Impressum – ${NAME}`,
    description: 'Anbieter und Kontakt der Fahrschule Gera nach § 5 DDG.',
    load: async () => (await import('#site/legal/ImprintPage.tsx')).ImprintPage,
  },
  {
    path: '/barrierefreiheit',
    title: `Erklärung zur Barrierefreiheit – ${NAME}`,
    description: 'Wie barrierefrei die Website der Fahrschule Gera ist und wer bei Hürden hilft.',
    load: async () => (await import('#site/legal/AccessibilityPage.tsx')).AccessibilityPage,
  },
]

/** Every other address. */
export const notFoundPage: SitePage = {
  path: '/404',
  title: `Seite nicht gefunden – ${NAME}`,
  description: 'Diese Seite gibt es nicht oder nicht mehr.',
  load: async () => (await import('#site/layout/NotFoundPage.tsx')).NotFoundPage,
}

export function pageAt(path: string): SitePage {
  return sitePages.find((page) => page.path === path) ?? notFoundPage
}
