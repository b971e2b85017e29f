import { defineContent, type Content } from '#model/records/define-content.ts'
import {
  altText,
  choice,
  flag,
  image,
  longText,
  percent,
  text,
  textList,
} from '#model/fields/fields.ts'
import { licenceClassWords } from '#model/words/licence-class-words.ts'
import { LICENCE_CLASSES } from '#model/words/licence-classes.ts'

export const courses = defineContent({
  collection: 'courses',
  labels: {
    en: { one: 'course', many: 'courses' },
    de: { one: 'Kurs', many: 'Kurse' },
  },
  title: 'title',
  order: { by: 'title', direction: 'asc' },
  dashboard: ['count', 'add'],
  parts: [
    {
      heading: { en: 'What the contact form asks', de: 'Was das Anfrageformular fragt' },
      fields: ['asks_class', 'asks_age', 'asks_start', 'asks_callback'],
      folded: true,
    },
  ],
  fields: {
    title: text({ en: 'Title', de: 'Titel' }, { required: true, column: 1, search: true }),
    description: longText(
      { en: 'Description', de: 'Beschreibung' },
      { required: true, column: 3, search: true },
    ),
    price: text(
      { en: 'Price', de: 'Preis' },
      {
        required: true,
        max: 40,
        column: 2,
        unit: { one: '€', many: '€' },
        help: {
          en: 'Such as "599 €", without "/Kurs", which the page adds',
          de: 'Zum Beispiel „599 €“, ohne „/Kurs“, das ergänzt die Seite',
        },
      },
    ),
    image: image(
      { en: 'Image', de: 'Bild' },
      { focalPoint: { x: 'image_position_x', y: 'image_position_y', shape: 'landscape' } },
    ),
    image_alt: altText('image'),
    image_position_x: percent('x'),
    image_position_y: percent('y'),
    features: textList({ en: 'Features', de: 'Leistungen' }, { rows: 4 }),
    licence_class: choice(
      { en: 'Licence class', de: 'Führerscheinklasse' },
      {
        values: LICENCE_CLASSES,
        words: licenceClassWords,
        help: {
          en: 'Leads visitors to the prices of this class, where there are any',
          de: 'Führt zu den Preisen dieser Klasse, sobald es welche gibt',
        },
      },
    ),
    popular: flag(
      { en: 'Popular', de: 'Beliebt' },
      {
        column: 4,
        help: {
          en: 'Marked with "Beliebt" and shown in the middle',
          de: 'Mit „Beliebt“ markiert und in der Mitte gezeigt',
        },
      },
    ),
    asks_class: flag(
      { en: 'Form asks for the licence class', de: 'Formular fragt nach der Führerscheinklasse' },
      {
        help: {
          en: 'Useful where the course leads to more than one',
          de: 'Sinnvoll, wenn der Kurs zu mehreren führen kann',
        },
      },
    ),
    asks_age: flag(
      { en: 'Form asks for the age', de: 'Formular fragt nach dem Alter' },
      {
        help: {
          en: 'Four age groups; under 18 also name and contact of a guardian',
          de: 'Vier Altersgruppen; unter 18 auch Name und Kontakt einer erziehungsberechtigten Person',
        },
      },
    ),
    asks_start: flag({
      en: 'Form asks for the wished start',
      de: 'Formular fragt nach dem Wunschbeginn',
    }),
    asks_callback: flag({
      en: 'Form asks for times to call',
      de: 'Formular fragt nach Rückrufzeiten',
    }),
  },
})

export type Course = Content<typeof courses>
