import { choices } from '#model/fields/extra-fields.ts'
import { defineContent, type Content } from '#model/records/define-content.ts'
import { longText, shownFlag, text, textList } from '#model/fields/fields.ts'
import { licenceClassWords } from '#model/words/licence-class-words.ts'
import { LICENCE_CLASSES } from '#model/words/licence-classes.ts'

/** What there is to do on the way to a licence; while none is shown, visitors have no such page. */
export const licenceSteps = defineContent({
  collection: 'licence_steps',
  labels: {
    en: { one: 'step', many: 'steps', menu: 'Way to the licence' },
    de: { one: 'Schritt', many: 'Schritte', menu: 'Weg zum Führerschein' },
  },
  title: 'title',
  publicWhen: 'is_shown',
  fields: {
    title: text(
      { en: 'Title', de: 'Titel' },
      {
        required: true,
        max: 120,
        column: 1,
        search: true,
        help: {
          en: 'What is to be done, such as "Sehtest machen"',
          de: 'Was zu tun ist, zum Beispiel „Sehtest machen“',
        },
      },
    ),
    description: longText(
      { en: 'Description', de: 'Beschreibung' },
      {
        required: true,
        search: true,
        help: {
          en: 'Where and how. Earliest dates are worked out by the page itself.',
          de: 'Wo und wie. Die frühesten Termine rechnet die Seite selbst aus.',
        },
      },
    ),
    documents: textList(
      { en: 'What to bring', de: 'Mitzubringen' },
      {
        maxItems: 10,
        help: {
          en: 'Becomes a list to tick off, on the page and on paper',
          de: 'Wird eine Liste zum Abhaken, auf der Seite und auf Papier',
        },
      },
    ),
    classes: choices(
      { en: 'For these classes', de: 'Für diese Klassen' },
      {
        values: LICENCE_CLASSES,
        words: licenceClassWords,
        column: 2,
        help: {
          en: 'None ticked: for all. Visitors cannot choose ASF there.',
          de: 'Keine angekreuzt: für alle. ASF können Besucher dort nicht wählen.',
        },
      },
    ),
    validity: text(
      { en: 'Validity', de: 'Gültigkeit' },
      {
        max: 160,
        help: {
          en: 'How long a certificate is valid, such as "Der Sehtest gilt zwei Jahre." Have it checked: it states law.',
          de: 'Wie lange eine Bescheinigung gilt, zum Beispiel „Der Sehtest gilt zwei Jahre.“ Bitte prüfen lassen: Das ist eine Rechtsauskunft.',
        },
      },
    ),
    office: text(
      { en: 'Where to ask', de: 'Auskunft' },
      {
        max: 300,
        help: {
          en: 'The authority or place with phone number or web address',
          de: 'Behörde oder Stelle mit Telefonnummer oder Internetadresse',
        },
      },
    ),
    is_shown: shownFlag(3),
  },
})

export type LicenceStep = Content<typeof licenceSteps>
