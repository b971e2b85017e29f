import { withDeadline } from '#firebase/timing/deadline.ts'

/** A device that does not answer must not keep anybody waiting: who sends has the lock of all tabs. */
const PATIENCE_MS = 5_000

/**
 * A store of records in a database of its own on this device, without a library: it needs five calls
 * of IndexedDB. Pages and the service worker share it.
 *
 * @param name the database's and the store's
 * @param keyPath the names of the fields that make a record's key
 * @returns what works on the store, all or nothing: the result of the work's request is the answer,
 *   a DOMException says that storage is not allowed or full, NoAnswer that it takes too long
 */
export function deviceStore(name: string, keyPath: string | string[]) {
  let opened: Promise<IDBDatabase> | undefined
  const forget = () => (opened = undefined)

  function open(): Promise<IDBDatabase> {
    opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(name, 1)
      request.onupgradeneeded = () => request.result.createObjectStore(name, { keyPath })
      request.onerror = () => reject(request.error ?? new Error('There is no database.'))
      request.onsuccess = () => {
        const database = request.result
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

  return async function inStore(
    mode: 'readonly' | 'readwrite',
    work: (store: IDBObjectStore) => { readonly result: unknown },
  ): Promise<unknown> {
    const answer = withDeadline(async (signal) => {
      const database = await open()
      signal.throwIfAborted()
      return new Promise((resolve, reject) => {
        const transaction = database.transaction(name, mode)
        const request = work(transaction.objectStore(name))
        transaction.oncomplete = () => resolve(request.result)
        transaction.onabort = () => reject(transaction.error ?? new Error('Nothing was kept.'))
      })
    }, PATIENCE_MS)
    // Whatever was wrong with the database, the next one to ask opens it anew.
    answer.catch(forget)
    return answer
  }
}
