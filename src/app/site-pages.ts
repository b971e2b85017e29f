import { lazy, type ComponentType } from 'react'
import { LandingPage } from '#site/LandingPage.tsx'

export interface SitePage {
  readonly path: string
  /** The browser tab's and the search result's. */
  readonly title: string
  readonly description: string
  readonly Page: ComponentType
}

const NAME = 'Fahrschule Gera'

/** The public pages, prerendered one by one. What is not the landing page loads its own code. */
export const sitePages: readonly SitePage[] = [
  {
    path: '/',
    title: `${NAME} – Führerschein Klasse B und A`,
    description:
      'Führerschein Klasse B und A in Gera: erfahrene Fahrlehrer, moderne Fahrzeuge und flexible Termine.',
    Page: LandingPage,
  },
  {
    path: '/ueber-uns',
    title: `Über uns – ${NAME}`,
    description: 'Geschichte, Zahlen, Angebot und Einzugsgebiet der Fahrschule Gera.',
    Page: lazy(async () => ({ default: (await import('#site/pages/AboutPage.tsx')).AboutPage })),
  },
  {
    path: '/agb',
    title: `Allgemeine Geschäftsbedingungen – ${NAME}`,
    description: 'Geltungsbereich, Anmeldung, Zahlung und Kündigung bei der Fahrschule Gera.',
    Page: lazy(async () => ({ default: (await import('#site/pages/TermsPage.tsx')).TermsPage })),
  },
  {
    path: '/datenschutz',
    title: `Datenschutzerklärung – ${NAME}`,
    description:
      'Welche Daten die Fahrschule Gera verarbeitet, wofür, und welche Rechte Sie haben.',
    Page: lazy(async () => ({
      default: (await import('#site/pages/PrivacyPage.tsx')).PrivacyPage,
    })),
  },
  {
    path: '/cookies',
    title: `Cookie-Richtlinie – ${NAME}`,
    description: 'Notwendige Cookies, Analyse und Marketing auf der Seite der Fahrschule Gera.',
    Page: lazy(async () => ({
      default: (await import('#site/pages/CookiePolicyPage.tsx')).CookiePolicyPage,
    })),
  },
  {
    path: '/impressum',
    title: `Impressum – ${NAME}`,
    description: 'Anbieter und Kontakt der Fahrschule Gera nach § 5 DDG.',
    Page: lazy(async () => ({
      default: (await import('#site/pages/ImprintPage.tsx')).ImprintPage,
    })),
  },
]

/** Every other address. */
export const notFoundPage: SitePage = {
  path: '*',
  title: `Seite nicht gefunden – ${NAME}`,
  description: '',
  Page: lazy(async () => ({
    default: (await import('#site/pages/NotFoundPage.tsx')).NotFoundPage,
  })),
}
