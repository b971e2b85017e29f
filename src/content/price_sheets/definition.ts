import { defineContent, type Content } from '#model/records/define-content.ts'
import { date } from '#model/fields/extra-fields.ts'
import { choice, flag, integer, longText, rows } from '#model/fields/fields.ts'
import { licenceClassWords } from '#model/words/licence-class-words.ts'
import { LICENCE_CLASSES } from '#model/words/licence-classes.ts'
import { SUCCESSION } from './current-sheets.ts'
import { feeFields, feeRequirements, feesApply } from './fee-fields.ts'
import { COST_OF_OTHERS, USUAL_OTHERS } from './calculator/other-costs.ts'

/** What one class costs from a day on. The next sheet of the class replaces it by itself. */
export const priceSheets = defineContent({
  collection: 'price_sheets',
  labels: {
    en: { one: 'price sheet', many: 'price sheets' },
    de: { one: 'Preisblatt', many: 'Preisblätter' },
  },
  title: 'licence_class',
  order: { by: 'valid_from', direction: 'desc' },
  publicWhen: 'is_shown',
  succession: SUCCESSION,
  requirements: feeRequirements(),
  appliesWhen: {
    ...feesApply,
    lessons_from: feesApply.lesson,
    lessons_to: feesApply.lesson,
    costs_of_others: feesApply.practical_test,
  },
  fields: {
    licence_class: choice(
      { en: 'Licence class', de: 'Führerscheinklasse' },
      {
        values: LICENCE_CLASSES,
        words: licenceClassWords,
        required: true,
        column: 1,
        search: true,
      },
    ),
    valid_from: date(
      { en: 'Valid from', de: 'Gültig ab' },
      {
        required: true,
        column: 2,
        help: {
          en: 'On this day it replaces the sheet before it by itself',
          de: 'An diesem Tag löst es das vorige Preisblatt von selbst ab',
        },
      },
    ),
    is_shown: flag(
      { en: 'On the website', de: 'Auf der Website' },
      {
        formLabel: {
          en: 'Show on the website once it is valid (every needed price must be there)',
          de: 'Auf der Website zeigen, sobald es gilt (nur mit allen nötigen Preisen)',
        },
        column: 3,
        help: {
          en: 'Prices of a later day can be found in the data of the website before. To keep them secret, wait with this until that day.',
          de: 'Preise eines späteren Tages sind in den Daten der Website schon vorher zu finden. Sollen sie geheim bleiben, schalten Sie dies erst an dem Tag ein.',
        },
      },
    ),
    ...feeFields,
    lessons_from: integer(
      { en: 'Lessons, usually from', de: 'Fahrstunden, meist von' },
      {
        max: 200,
        help: {
          en: 'In your experience, without special drives; the calculator begins with it. 0: not said',
          de: 'Nach Ihrer Erfahrung, ohne Sonderfahrten; damit beginnt der Kostenrechner. 0: keine Angabe',
        },
      },
    ),
    lessons_to: integer(
      { en: 'Lessons, usually up to', de: 'Fahrstunden, meist bis' },
      { max: 200 },
    ),
    costs_of_others: rows(
      { en: 'What others charge', de: 'Was andere berechnen' },
      {
        columns: COST_OF_OTHERS,
        maxItems: 10,
        initial: USUAL_OTHERS.map((what) => ({ isShown: true, cells: [what, ''] })),
        help: {
          en: 'Estimates for visitors, apart from your prices and in no sum; a line without an amount is not shown',
          de: 'Richtwerte für Besucher, getrennt von Ihren Preisen und in keiner Summe; eine Zeile ohne Betrag erscheint nicht',
        },
      },
    ),
    remarks: longText(
      { en: 'Remarks', de: 'Hinweise' },
      {
        max: 1000,
        help: {
          en: 'Packages, payment by instalments, for example; below the prices',
          de: 'Zum Beispiel Pakete oder Ratenzahlung; stehen unter den Preisen',
        },
      },
    ),
  },
})

export type PriceSheet = Content<typeof priceSheets>
