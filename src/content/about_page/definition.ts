import { defineContent, type Values } from '#model/records/define-content.ts'
import { altText, longText, optionalImage, rows, text } from '#model/fields/fields.ts'
import { FIGURE, PROVABLE } from '#model/fields/figures.ts'
import type { Words } from '#model/words/language.ts'

/** What "Über uns" says of the school. */
export const aboutPage = defineContent({
  collection: 'about_page',
  single: 'main',
  labels: {
    en: { one: 'about page', many: 'about page', menu: 'About Us' },
    de: { one: 'Seite „Über uns“', many: 'Seite „Über uns“', menu: 'Über uns' },
  },
  title: 'title',
  parts: [
    {
      heading: { en: 'Story', de: 'Geschichte' },
      fields: ['story_title', 'story', 'figures'],
    },
    { heading: { en: 'Offer', de: 'Angebot' }, fields: ['offer_title', 'offer_intro', 'offers'] },
    {
      heading: { en: 'Place', de: 'Ort' },
      fields: ['place_title', 'before_address', 'after_address', 'places'],
    },
    {
      heading: { en: 'Invitation', de: 'Einladung' },
      fields: ['invitation', 'invitation_button'],
    },
  ],
  fields: {
    title: heading({ en: 'Heading', de: 'Überschrift' }, 'Über uns'),
    intro: longText(
      { en: 'Introduction', de: 'Einleitung' },
      {
        max: 240,
        initial:
          'Eine Fahrschule aus Gera, in der man seinen Fahrlehrer beim Namen kennt und so lange fragen darf, bis alles sitzt.',
      },
    ),
    image: optionalImage(
      { en: 'Picture', de: 'Bild' },
      {
        help: {
          en: 'Without one, the drawing of the site is shown',
          de: 'Ohne Bild wird die Zeichnung der Website gezeigt',
        },
      },
    ),
    image_alt: altText('image'),
    story_title: heading(
      { en: 'Story: heading', de: 'Geschichte: Überschrift' },
      'Unsere Geschichte',
    ),
    story: longText(
      { en: 'Story', de: 'Geschichte' },
      {
        max: 4000,
        help: {
          en: 'An empty line begins a new paragraph',
          de: 'Eine leere Zeile beginnt einen neuen Absatz',
        },
        initial:
          'Angefangen hat es mit einem Auto, einem Fahrlehrer und der Überzeugung, dass niemand unter Druck gut fahren lernt. Daraus ist in mehr als zehn Jahren eine Schule mit fünf Fahrzeugen und einem eingespielten Team geworden.\n\nGeblieben ist die Haltung: Wir nehmen uns Zeit, sagen ehrlich, wo jemand steht, und melden zur Prüfung an, wenn es wirklich so weit ist. Mehr als 1000 Schülerinnen und Schüler haben mit uns ihren Führerschein gemacht.',
      },
    ),
    figures: rows(
      { en: 'Figures', de: 'Zahlen' },
      {
        columns: FIGURE,
        maxItems: 4,
        help: PROVABLE,
        initial: [
          { isShown: true, cells: ['1000+', 'Erfolgreiche Schüler'] },
          { isShown: true, cells: ['95%', 'Erfolgsquote'] },
          { isShown: true, cells: ['5', 'Fahrzeuge'] },
          { isShown: true, cells: ['10+', 'Jahre Erfahrung'] },
        ],
      },
    ),
    offer_title: heading({ en: 'Offer: heading', de: 'Angebot: Überschrift' }, 'Unser Angebot'),
    offer_intro: longText(
      { en: 'Offer: introduction', de: 'Angebot: Einleitung' },
      {
        max: 240,
        initial:
          'Theorie in kleinen Gruppen, Praxis auf aktuellen Fahrzeugen und ein Plan, der zu Ihrem Alltag passt.',
      },
    ),
    offers: rows(
      { en: 'Offers', de: 'Angebote' },
      {
        maxItems: 8,
        columns: [
          { label: { en: 'Name', de: 'Name' }, max: 40 },
          { label: { en: 'From which age', de: 'Ab welchem Alter' }, max: 60 },
          { label: { en: 'Description', de: 'Beschreibung' }, max: 160 },
        ],
        initial: [
          {
            isShown: true,
            cells: ['Klasse B', 'ab 18, begleitet ab 17', 'Auto, mit Schaltung oder Automatik'],
          },
          { isShown: true, cells: ['Klasse A1', 'ab 16', 'Leichtkrafträder bis 125 cm³'] },
          { isShown: true, cells: ['Klasse A2', 'ab 18', 'Motorräder bis 35 kW'] },
          { isShown: true, cells: ['Klasse A', 'ab 24', 'Motorräder aller Größen'] },
        ],
      },
    ),
    place_title: heading({ en: 'Place: heading', de: 'Ort: Überschrift' }, 'In Gera und Umgebung'),
    before_address: text(
      { en: 'Before the address', de: 'Vor der Adresse' },
      {
        max: 100,
        initial: 'Sie finden uns in der',
        help: { en: 'The address follows by itself', de: 'Die Adresse folgt von selbst' },
      },
    ),
    after_address: longText(
      { en: 'After the address', de: 'Nach der Adresse' },
      {
        max: 400,
        initial:
          'Zu Fahrstunden holen wir Sie auch zu Hause, in der Schule oder bei der Arbeit ab, in Gera und Umgebung, zum Beispiel:',
      },
    ),
    places: rows(
      { en: 'Places served', de: 'Orte in der Umgebung' },
      {
        maxItems: 12,
        columns: [{ label: { en: 'Place', de: 'Ort' }, max: 40 }],
        initial: ['Ronneburg', 'Weida', 'Landkreis Greiz'].map((place) => ({
          isShown: true,
          cells: [place],
        })),
      },
    ),
    invitation: heading({ en: 'Invitation', de: 'Einladung' }, 'Lernen wir uns kennen?'),
    invitation_button: text(
      { en: 'Button to the contact form', de: 'Knopf zum Kontaktformular' },
      { required: true, max: 40, initial: 'Schreiben Sie uns' },
    ),
  },
})

export type AboutTexts = Values<typeof aboutPage>

function heading(label: Words, initial: string) {
  return text(label, { required: true, max: 60, initial })
}
