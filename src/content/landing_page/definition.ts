import { defineContent, type Values } from '#model/records/define-content.ts'
import { altText, longText, optionalImage, percent, text } from '#model/fields/fields.ts'
import type { Words } from '#model/words/language.ts'

const OWN_DRAWING = {
  en: 'Without one, the drawing of the site is shown',
  de: 'Ohne Bild wird die Zeichnung der Website gezeigt',
}

/** The words and pictures at the top of the landing page. */
export const landingPage = defineContent({
  collection: 'landing_page',
  single: 'main',
  labels: {
    en: { one: 'home page', many: 'home page', menu: 'Home Page' },
    de: { one: 'Startseite', many: 'Startseite' },
  },
  title: 'headline',
  parts: [
    {
      heading: { en: 'Pictures', de: 'Bilder' },
      fields: [
        'hero_image',
        'hero_image_alt',
        'fleet_image',
        'fleet_image_alt',
        'training_image',
        'training_image_alt',
      ],
    },
  ],
  fields: {
    tagline: text(
      { en: 'Line above the headline', de: 'Zeile über der Überschrift' },
      {
        max: 60,
        initial: 'Erstklassige Fahrausbildung',
      },
    ),
    headline: text(
      { en: 'Headline', de: 'Überschrift' },
      { required: true, max: 70, initial: 'Meistere die Straße mit Selbstvertrauen' },
    ),
    blurb: longText(
      { en: 'Text below the headline', de: 'Text unter der Überschrift' },
      {
        max: 200,
        initial:
          'Professioneller Fahrunterricht für Auto und Motorrad mit erfahrenen Fahrlehrern in Gera.',
      },
    ),
    courses_button: button(
      { en: 'Button to the courses', de: 'Knopf zu den Kursen' },
      'Kurse entdecken',
    ),
    contact_button: button({ en: 'Button to the contact', de: 'Knopf zum Kontakt' }, 'Kontakt'),
    badge_1: line({ en: 'First badge', de: 'Erstes Siegel' }, 'Lizenziert & Versichert'),
    badge_2: line({ en: 'Second badge', de: 'Zweites Siegel' }, 'Zertifizierte Ausbilder'),
    badge_3: line({ en: 'Third badge', de: 'Drittes Siegel' }, 'Schnelle Erfolge'),
    tile_1: line({ en: 'Tile with the car', de: 'Kachel mit dem Auto' }, 'B-Führerschein Gera'),
    tile_2: line(
      { en: 'Tile with the motorcycle', de: 'Kachel mit dem Motorrad' },
      'A-Führerschein Gera',
    ),
    scroll_hint: button(
      { en: 'Hint to scroll', de: 'Hinweis zum Scrollen' },
      'Nach unten scrollen',
    ),
    hero_image: optionalImage(
      { en: 'Large picture', de: 'Großes Bild' },
      {
        help: OWN_DRAWING,
        focalPoint: { x: 'hero_image_x', y: 'hero_image_y', shape: 'landscape' },
      },
    ),
    hero_image_x: percent('x'),
    hero_image_y: percent('y'),
    hero_image_alt: altText('hero_image'),
    fleet_image: optionalImage(
      { en: 'First of the pictures beside it', de: 'Erstes der Bilder daneben' },
      { help: OWN_DRAWING },
    ),
    fleet_image_alt: altText('fleet_image'),
    training_image: optionalImage(
      { en: 'Second of the pictures beside it', de: 'Zweites der Bilder daneben' },
      { help: OWN_DRAWING },
    ),
    training_image_alt: altText('training_image'),
  },
})

export type LandingTexts = Values<typeof landingPage>

function button(label: Words, initial: string) {
  return text(label, { required: true, max: 40, initial })
}

/** A line that is not shown while it is empty. */
function line(label: Words, initial: string) {
  return text(label, { max: 40, initial })
}
