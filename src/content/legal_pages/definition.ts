import { date } from '#model/fields/extra-fields.ts'
import { text } from '#model/fields/fields.ts'
import { markdown } from '#model/fields/markdown.ts'
import { defineContent, type Values } from '#model/records/define-content.ts'
import type { Labels } from '#model/words/messages.ts'

/** The legal pages, and what the back office calls them. */
const names = {
  imprint: {
    en: { one: 'imprint', many: 'imprint' },
    de: { one: 'Impressum', many: 'Impressum' },
  },
  privacy: {
    en: { one: 'privacy policy', many: 'privacy policy' },
    de: { one: 'Datenschutzerklärung', many: 'Datenschutzerklärung' },
  },
  terms: {
    en: { one: 'terms', many: 'terms' },
    de: { one: 'AGB', many: 'AGB' },
  },
  cookies: {
    en: { one: 'cookie policy', many: 'cookie policy' },
    de: { one: 'Cookie-Richtlinie', many: 'Cookie-Richtlinie' },
  },
  accessibility: {
    en: { one: 'accessibility statement', many: 'accessibility statement', menu: 'Accessibility' },
    de: {
      ...{ one: 'Erklärung zur Barrierefreiheit', many: 'Erklärung zur Barrierefreiheit' },
      menu: 'Barrierefreiheit',
    },
  },
} satisfies Record<string, Labels>

export type LegalPageId = keyof typeof names
const ids = Object.keys(names) as LegalPageId[]

/** What the texts take from elsewhere: the school's data, and what the product does with others'. */
const placeholders = {
  name: { en: 'name of the school', de: 'Name der Fahrschule' },
  owner: { en: 'owner', de: 'Inhaber' },
  street: { en: 'street', de: 'Straße' },
  town: { en: 'postal code and city', de: 'Postleitzahl und Ort' },
  country: { en: 'country', de: 'Land' },
  phone: { en: 'phone, as a link', de: 'Telefon, als Link' },
  email: { en: 'e-mail, as a link', de: 'E-Mail, als Link' },
  vat_id: { en: 'VAT identification number', de: 'Umsatzsteuer-ID' },
  authority: { en: 'supervising authority', de: 'Aufsichtsbehörde' },
  authority_street: { en: 'its street', de: 'deren Straße' },
  authority_town: { en: 'its postal code and city', de: 'deren Postleitzahl und Ort' },
  request_days: {
    en: 'days after which requests are deleted',
    de: 'Tage, nach denen Anfragen gelöscht werden',
  },
  draft_days: {
    en: 'days that what was typed stays on the visitor’s device',
    de: 'Tage, die Eingaben auf dem Gerät des Besuchers bleiben',
  },
  region: {
    en: 'where requests are received',
    de: 'wo Anfragen entgegengenommen werden',
  },
  error_reports: {
    en: 'section on reports of errors, if the site sends any',
    de: 'Abschnitt über Fehlermeldungen, falls die Website welche sendet',
  },
}

export type LegalPlaceholder = keyof typeof placeholders

/** What the law has the school say. Each page is a record; built in is a draft of it (defaults.ts). */
export const legalPages = defineContent({
  collection: 'legal_pages',
  ids,
  labels: {
    en: { one: 'legal page', many: 'legal pages' },
    de: { one: 'Rechtstext', many: 'Rechtstexte' },
  },
  title: 'title',
  fields: {
    title: text({ en: 'Title', de: 'Titel' }, { required: true, max: 100 }),
    intro: text({ en: 'Introduction', de: 'Einleitung' }, { max: 300 }),
    updated: date(
      { en: 'As of', de: 'Stand' },
      {
        required: true,
        help: { en: 'The page says month and year', de: 'Die Seite nennt Monat und Jahr' },
      },
    ),
    text: markdown({ en: 'Text', de: 'Text' }, { required: true, placeholders }),
  },
})

export type LegalText = Values<typeof legalPages>

/** One by one, as the back office has them: a form each. */
export const eachLegalPage = ids.map((id) => ({
  ...legalPages,
  ...{ single: id, path: `legal/${id}`, labels: names[id] },
}))
