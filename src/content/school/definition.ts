import { defineContent, type Values } from '#model/records/define-content.ts'
import { link, longText, text } from '#model/fields/fields.ts'

/** Who the school is, and what every page says of it. Its address and hours are contact information. */
export const school = defineContent({
  collection: 'school',
  single: 'main',
  labels: {
    en: { one: 'school', many: 'school', menu: 'School' },
    de: { one: 'Angaben zur Fahrschule', many: 'Angaben zur Fahrschule', menu: 'Fahrschule' },
  },
  title: 'name',
  parts: [
    {
      heading: { en: 'On every page', de: 'Auf jeder Seite' },
      fields: ['book_button', 'footer_description', 'facebook', 'instagram', 'youtube'],
    },
  ],
  fields: {
    name: text(
      { en: 'Name', de: 'Name' },
      {
        required: true,
        max: 60,
        initial: 'Fahrschule Gera',
        help: {
          en: 'In the top bar, in titles, search results and mails',
          de: 'In der Kopfzeile, in Titeln, Suchergebnissen und Mails',
        },
      },
    ),
    short_name: text(
      { en: 'Short name', de: 'Kurzname' },
      {
        required: true,
        max: 16,
        initial: 'Fahrschule',
        help: {
          en: 'Below the icon of the site on a phone’s home screen',
          de: 'Unter dem Symbol der Website auf dem Startbildschirm eines Telefons',
        },
      },
    ),
    owner: text(
      { en: 'Owner', de: 'Inhaberin oder Inhaber' },
      { required: true, max: 100, initial: 'Jens Beispiel' },
    ),
    vat_id: text(
      { en: 'VAT ID', de: 'Umsatzsteuer-ID' },
      { max: 60, initial: 'DE000000000 (Beispiel)' },
    ),
    supervisor_name: text(
      { en: 'Supervisory authority', de: 'Aufsichtsbehörde' },
      {
        required: true,
        max: 100,
        initial: 'Stadt Gera (Fahrschulerlaubnisbehörde)',
        help: {
          en: 'The authority that grants the licence of the school',
          de: 'Die Behörde, die die Fahrschulerlaubnis erteilt',
        },
      },
    ),
    supervisor_street: text(
      { en: 'Street of the authority', de: 'Straße der Behörde' },
      { required: true, max: 100, initial: 'Kornmarkt 12' },
    ),
    supervisor_town: text(
      { en: 'Town of the authority', de: 'Ort der Behörde' },
      { required: true, max: 100, initial: '07545 Gera' },
    ),
    book_button: text(
      { en: 'Button in the top bar', de: 'Knopf in der Kopfzeile' },
      {
        required: true,
        max: 16,
        initial: 'Jetzt buchen',
      },
    ),
    footer_description: longText(
      { en: 'Description in the footer', de: 'Beschreibung im Fuß der Seiten' },
      {
        max: 240,
        initial:
          'Auto- und Motorradausbildung in Gera: persönlich, gründlich und mit Freude am Fahren.',
      },
    ),
    facebook: profile('Facebook'),
    instagram: profile('Instagram'),
    youtube: profile('YouTube'),
  },
})

export type School = Values<typeof school>

function profile(name: string) {
  return link(
    { en: name, de: name },
    {
      help: {
        en: 'Address of your profile; without one its icon is not shown, unless there is none at all',
        de: 'Adresse Ihres Profils; ohne sie erscheint das Symbol nicht, es sei denn, es gibt keine einzige',
      },
    },
  )
}
