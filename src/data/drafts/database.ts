const STORE = 'drafts'

/** There is one draft of a record and account. */
const KEY_PATH = ['account', 'collection', 'record']

/** A device that does not answer must not keep anybody from working. */
export const PATIENCE_MS = 1_000

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('drafts', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: KEY_PATH })
    request.onerror = () => reject(request.error ?? new Error('There is no database.'))
    request.onsuccess = () => {
      const database = request.result
      const forget = () => (opened = undefined)
      // Cleared by the browser, or replaced by a newer version of the app in another tab.
      database.onclose = forget
      database.onversionchange = () => {
        database.close()
        forget()
      }
      resolve(database)
    }
  })
  return opened
}

/**
 * Works on what is kept, all or nothing.
 *
 * @param work its request's result is the answer
 * @throws DOMException where storage is not allowed or full
 */
export async function inDrafts(
  mode: 'readonly' | 'readwrite',
  work: (drafts: IDBObjectStore) => { readonly result: unknown },
): Promise<unknown> {
  const database = await open()
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode)
    const request = work(transaction.objectStore(STORE))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error ?? new Error('Nothing was kept.'))
  })
}
