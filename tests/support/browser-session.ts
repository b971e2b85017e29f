import type { Page } from '@playwright/test'

/** As if the page had been away for an hour: the token that it holds has to be renewed. */
export async function expireToken(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb')
        opening.onerror = () => reject(new Error('There is no session on this device.'))
        opening.onsuccess = () => {
          const writing = opening.result.transaction('firebaseLocalStorage', 'readwrite')
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
          const kept = writing.objectStore('firebaseLocalStorage')
          kept.openCursor().onsuccess = ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result
            if (!cursor) return
            const entry = cursor.value as {
              value: { stsTokenManager?: { expirationTime: number } }
            }
            if (entry.value.stsTokenManager) entry.value.stsTokenManager.expirationTime = 0
            cursor.update(entry)
            cursor.continue()
          }
        }
      }),
  )
}
