import type { OfferCatalog, WithContext } from 'schema-dts'
import { currentSheets, partOf } from './current-sheets.ts'
import { priceSheets, type PriceSheet } from './definition.ts'
import { estimate, expectedAtFirst, startsOf, usualLessons } from './calculator/estimate.ts'
import { statedFees } from './stated-fees.ts'
import {
  recordsIn,
  type PagePart,
  type PrerenderedContent,
} from '#model/records/prerendered-content.ts'
import { berlinDay } from '#model/time/berlin-time.ts'
import { licenceClassWords } from '#model/words/licence-class-words.ts'
import type { LicenceClass } from '#model/words/licence-classes.ts'
import { sitePaths } from '#model/site/site-paths.ts'

const validSheets = (content: PrerenderedContent): PriceSheet[] =>
  currentSheets(recordsIn(content, priceSheets) ?? [], berlinDay(new Date(content.at)))

/** The classes that had a valid sheet when the content was read, and what each comes to in all. */
export const partsOfPrices = (content: PrerenderedContent): PagePart[] =>
  validSheets(content).map((sheet) => [partOf(sheet.licence_class), totalOf(sheet)])

/** `insgesamt meist 2.300 bis 3.100 €`; empty where the school does not say how many lessons it takes. */
function totalOf(sheet: PriceSheet): string {
  if (!usualLessons(sheet)) return ''
  const { sum } = estimate(sheet, expectedAtFirst(sheet, startsOf(sheet)[0]))
  const rounded = sum.map((cents) => Math.round(cents / 10_000) * 100)
  const words = [...new Set(rounded)].map((euros) => euros.toLocaleString('de-DE'))
  return `insgesamt meist ${words.join(' bis ')}\u00a0€`
}

/** The prices for search engines; undefined where there are none. */
export function priceData(
  siteUrl: string,
  content: PrerenderedContent,
): WithContext<OfferCatalog> | undefined {
  const sheets = validSheets(content)
  if (sheets.length === 0) return undefined
  const url = `${siteUrl}${sitePaths.prices}`
  return {
    '@context': 'https://schema.org',
    '@type': 'OfferCatalog',
    ...{ name: 'Preise', url },
    itemListElement: sheets.map((sheet) => ({
      '@type': 'Offer',
      name: licenceClassWords[sheet.licence_class as LicenceClass].de,
      url: `${url}#${partOf(sheet.licence_class)}`,
      validFrom: sheet.valid_from,
      seller: { '@id': `${siteUrl}/#school` },
      priceSpecification: statedFees(sheet).map(({ words, cents }) => ({
        '@type': 'UnitPriceSpecification',
        name: words.de,
        price: cents / 100,
        priceCurrency: 'EUR',
      })),
    })),
  }
}
