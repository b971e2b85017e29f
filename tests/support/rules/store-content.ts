import { Timestamp } from 'firebase-admin/firestore'
import { lessons, type Lesson } from '#content/lessons/definition.ts'
import { licenceSteps } from '#content/licence_steps/definition.ts'
import { suggestedSteps } from '#content/licence_steps/suggested.ts'
import { priceSheets } from '#content/price_sheets/definition.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import type { SheetValues } from '#tests/support/samples/price-sheets.ts'
import { store } from '#tests/support/rules/store.ts'

/** Stores records one after the other in time, by their ids, without the rules and a publication. */
async function storeRecords(
  { collection }: ContentDefinition,
  records: Iterable<[string, object]>,
) {
  const batch = store.batch()
  for (const [index, [id, values]] of [...records].entries()) {
    const at = Timestamp.fromMillis(Date.UTC(2026, 0, 1) + index * 1000)
    const stamps = { created_at: at, updated_at: at, rev: 1 }
    batch.set(store.collection(collection).doc(id), { ...values, ...stamps })
  }
  await batch.commit()
}

export const storeSheets = (sheets: Readonly<Record<string, SheetValues>>) =>
  storeRecords(priceSheets, Object.entries(sheets))

export const storeLessons = (...all: Lesson[]) =>
  storeRecords(
    lessons,
    all.map(({ id, ...values }) => [id, values]),
  )

/** The suggested steps, checked by staff and shown: their ids are `schritt-1` and so on. */
export const storeSteps = () =>
  storeRecords(
    licenceSteps,
    suggestedSteps.map((step, index) => [`schritt-${index + 1}`, { ...step, is_shown: true }]),
  )
