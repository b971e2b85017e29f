import { currentSheets, partOf } from '#content/price_sheets/current-sheets.ts'
import { priceSheets, type PriceSheet } from '#content/price_sheets/definition.ts'
import type { PrerenderedContent } from '#data/content/prerendered.ts'
import { berlinDay } from '#model/berlin-day.ts'

/** The classes that had a valid sheet when the content was read. */
export function partsOfPrices({ at, records }: PrerenderedContent): string[] {
  const sheets = (records[priceSheets.collection] ?? []) as unknown as readonly PriceSheet[]
  return currentSheets(sheets, berlinDay(new Date(at))).map((each) => partOf(each.licence_class))
}
