/**
 * Whether the network or a service worker has parts of the page: a document does not ask twice for a
 * module that failed. Browsers take a network for none: its server knows.
 */
export const canLoad = async (): Promise<boolean> =>
  navigator.onLine ||
  ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null) ||
  (await fetch(location.href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  ))
