import type { Page } from '@playwright/test'

/** The values of the drafts on this device by the record's id; a picture by its file's name. */
export function keptDrafts(page: Page): Promise<Record<string, Record<string, unknown>>> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('drafts')
        // Or a database without drafts would be made, in which the page finds nothing.
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onerror = () => resolve({})
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
          reading.onerror = () => reject(new Error('The drafts cannot be read.'))
          reading.onsuccess = () => {
            opening.result.close()
            const kept = reading.result as { record: string; values: Record<string, unknown> }[]
            const named = (value: unknown) => (value instanceof File ? value.name : value)
            resolve(
              Object.fromEntries(
                kept.map(({ record, values }) => [
                  record,
                  Object.fromEntries(
                    Object.entries(values).map(([name, value]) => [name, named(value)]),
                  ),
                ]),
              ),
            )
          }
        }
      }),
  )
}
