import { defineContent, type Values } from '#model/records/define-content.ts'
import { longText, rows, text } from '#model/fields/fields.ts'
import { FIGURE, PROVABLE } from '#model/fields/figures.ts'
import { SCHOOL } from '#model/words/fill-in.ts'
import type { Words } from '#model/words/language.ts'

/** How the landing page's sections begin, and what stands between records of other types. */
export const landingSections = defineContent({
  collection: 'landing_sections',
  single: 'main',
  labels: {
    en: { one: 'home page sections', many: 'home page sections', menu: 'Home Page Sections' },
    de: { one: 'Abschnitte der Startseite', many: 'Abschnitte der Startseite' },
  },
  title: 'courses_title',
  fields: {
    ...headingOf(
      'courses',
      { en: 'Courses', de: 'Kurse' },
      'Unsere Kurse',
      'Professionelle Fahrkurse für Auto und Motorrad: Wählen Sie das Programm, das zu Ihnen passt, und starten Sie mit erfahrenen Fahrlehrern aus Gera.',
    ),
    prices_button: text(
      { en: 'Button to the prices', de: 'Knopf zu den Preisen' },
      {
        required: true,
        max: 40,
        initial: 'Alle Preise und Kostenrechner',
        help: { en: 'Shown once there are prices', de: 'Erscheint, sobald es Preise gibt' },
      },
    ),
    way_button: text(
      { en: 'Button to the way to the licence', de: 'Knopf zum Weg zum Führerschein' },
      {
        required: true,
        max: 40,
        initial: 'Ihr Weg zum Führerschein',
        help: { en: 'Shown once there are steps', de: 'Erscheint, sobald es Schritte gibt' },
      },
    ),
    offer_text: longText(
      { en: 'Text below the courses', de: 'Text unter den Kursen' },
      {
        max: 200,
        initial:
          'Suchen Sie ein individuelles Programm? Wir bieten maßgeschneiderte Trainingspakete.',
      },
    ),
    offer_button: text(
      { en: 'Button below the courses', de: 'Knopf unter den Kursen' },
      { required: true, max: 40, initial: 'Kontakt für individuelle Angebote' },
    ),
    ...headingOf(
      'why',
      { en: 'Reasons', de: 'Gründe' },
      `Warum ${SCHOOL}?`,
      'Gute Ausbildung merkt man nicht erst bei der Prüfung. Das bekommen Sie bei uns von der ersten Stunde an.',
    ),
    ...headingOf(
      'partners',
      { en: 'Partners', de: 'Partner' },
      'Unsere Partner',
      'Betriebe aus der Region, die zu unserer Ausbildung passen und auf die wir uns verlassen.',
    ),
    ...headingOf(
      'team',
      { en: 'Team', de: 'Team' },
      'Unser Team',
      'Fahrlehrerinnen und Fahrlehrer, die zuhören, ruhig bleiben und genau hinsehen.',
    ),
    figures: rows(
      { en: 'Figures', de: 'Zahlen' },
      {
        columns: FIGURE,
        maxItems: 4,
        help: PROVABLE,
        initial: [
          { isShown: true, cells: ['15+', 'Experten-Fahrlehrer'] },
          { isShown: true, cells: ['98%', 'Erfolgsquote'] },
          { isShown: true, cells: ['1k+', 'Zufriedene Schüler'] },
          { isShown: true, cells: ['25+', 'Jahre Erfahrung'] },
        ],
      },
    ),
    ...headingOf(
      'testimonials',
      { en: 'Testimonials', de: 'Bewertungen' },
      'Erfolgsgeschichten unserer Schüler',
      '',
    ),
    ...headingOf(
      'values',
      { en: 'Values', de: 'Werte' },
      'Unsere Werte',
      'Wofür wir stehen, in jeder Theoriestunde und auf jedem Kilometer.',
    ),
    ...headingOf(
      'faq',
      { en: 'Questions', de: 'Fragen' },
      'Häufige Fragen',
      'Das möchten die meisten wissen, bevor sie sich anmelden.',
    ),
    ...headingOf(
      'form',
      { en: 'Contact form', de: 'Kontaktformular' },
      'Schreiben Sie uns',
      'Anmeldung, Frage oder Wunschtermin: Wir antworten in der Regel am nächsten Werktag.',
    ),
  },
})

export type SectionTexts = Values<typeof landingSections>

/** The names of the sections, as their fields begin. */
export type SectionName = {
  [K in keyof SectionTexts]: K extends `${infer S}_intro` ? S : never
}[keyof SectionTexts]

type HeadingFields<S extends string> = Record<`${S}_title`, ReturnType<typeof text>> &
  Record<`${S}_intro`, ReturnType<typeof longText>>

function headingOf<S extends string>(section: S, name: Words, title: string, intro: string) {
  return {
    [`${section}_title`]: text(
      { en: `${name.en}: heading`, de: `${name.de}: Überschrift` },
      { required: true, max: 60, initial: title },
    ),
    [`${section}_intro`]: longText(
      { en: `${name.en}: introduction`, de: `${name.de}: Einleitung` },
      { max: 240, initial: intro },
    ),
  } as HeadingFields<S>
}
