import { defineContent } from '#model/records/define-content.ts'
import { longText, text } from '#model/fields/fields.ts'
import { SCHOOL } from '#model/words/fill-in.ts'
import type { Words } from '#model/words/language.ts'

const HOME = { en: 'Home page', de: 'Startseite' }
const PRICES = { en: 'Prices', de: 'Preise' }
const ABOUT = { en: 'About us', de: 'Über uns' }
const LESSONS = { en: 'Dates', de: 'Termine' }
const WAY = { en: 'Way to the licence', de: 'Weg zum Führerschein' }
const TERMS = { en: 'Terms', de: 'AGB' }
const PRIVACY = { en: 'Privacy', de: 'Datenschutz' }
const COOKIES = { en: 'Cookies', de: 'Cookies' }
const IMPRINT = { en: 'Legal notice', de: 'Impressum' }
const ACCESSIBILITY = { en: 'Accessibility', de: 'Barrierefreiheit' }

/** What search engines, messengers and the browser's tab say of each page. */
export const searchTexts = defineContent({
  collection: 'search_texts',
  single: 'main',
  labels: {
    en: {
      one: 'texts for search engines',
      many: 'texts for search engines',
      menu: 'Search Engines',
    },
    de: { one: 'Texte für Suchmaschinen', many: 'Texte für Suchmaschinen', menu: 'Suchmaschinen' },
  },
  title: 'home_title',
  fields: {
    home_title: title(HOME, 'Führerschein Klasse B und A', {
      en: 'After the name of the school',
      de: 'Nach dem Namen der Fahrschule',
    }),
    home_description: description(
      HOME,
      'Führerschein Klasse B und A in Gera: erfahrene Fahrlehrer, moderne Fahrzeuge und flexible Termine.',
    ),
    prices_title: title(PRICES, 'Preise'),
    prices_description: description(
      PRICES,
      `Was die Ausbildung bei der ${SCHOOL} kostet, Klasse für Klasse.`,
    ),
    about_title: title(ABOUT, 'Über uns'),
    about_description: description(
      ABOUT,
      `Geschichte, Zahlen, Angebot und Einzugsgebiet der ${SCHOOL}.`,
    ),
    lessons_title: title(LESSONS, 'Termine'),
    lessons_description: description(
      LESSONS,
      `Theorieunterricht, Kursbeginne und weitere Termine der ${SCHOOL}.`,
    ),
    licence_way_title: title(WAY, 'Ihr Weg zum Führerschein'),
    licence_way_description: description(
      WAY,
      `Schritte, Unterlagen und früheste Termine auf dem Weg zum Führerschein mit der ${SCHOOL}.`,
    ),
    terms_title: title(TERMS, 'Allgemeine Geschäftsbedingungen'),
    terms_description: description(
      TERMS,
      `Geltungsbereich, Anmeldung, Zahlung und Kündigung bei der ${SCHOOL}.`,
    ),
    privacy_title: title(PRIVACY, 'Datenschutzerklärung'),
    privacy_description: description(
      PRIVACY,
      `Welche Daten die ${SCHOOL} verarbeitet, wofür und welche Rechte Sie haben.`,
    ),
    cookies_title: title(COOKIES, 'Cookie-Richtlinie'),
    cookies_description: description(
      COOKIES,
      `Notwendige Cookies, Analyse und Marketing auf der Seite der ${SCHOOL}.`,
    ),
    imprint_title: title(IMPRINT, 'Impressum'),
    imprint_description: description(IMPRINT, `Anbieter und Kontakt der ${SCHOOL} nach § 5 DDG.`),
    accessibility_title: title(ACCESSIBILITY, 'Erklärung zur Barrierefreiheit'),
    accessibility_description: description(
      ACCESSIBILITY,
      `Wie barrierefrei die Website der ${SCHOOL} ist und wer bei Hürden hilft.`,
    ),
  },
})

function title(page: Words, initial: string, help?: Words) {
  const label = { en: `${page.en}: title`, de: `${page.de}: Titel` }
  return text(label, { required: true, max: 60, initial, ...(help ? { help } : {}) })
}

function description(page: Words, initial: string) {
  const label = { en: `${page.en}: description`, de: `${page.de}: Beschreibung` }
  return longText(label, { required: true, max: 160, initial })
}
