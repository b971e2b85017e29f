import { priceSheets } from '#content/price_sheets/definition.ts'
import type { SheetValues } from '#tests/support/price-sheets.ts'
import { store } from '#tests/support/store.ts'

/** Stores sheets as they are, by their ids, without the rules and without a publication. */
export async function storeSheets(sheets: Readonly<Record<string, SheetValues>>): Promise<void> {
  const batch = store.batch()
  const now = new Date()
  for (const [id, sheet] of Object.entries(sheets)) {
    batch.set(store.collection(priceSheets.collection).doc(id), {
      ...sheet,
      ...{ created_at: now, updated_at: now, rev: 1 },
    })
  }
  await batch.commit()
}
