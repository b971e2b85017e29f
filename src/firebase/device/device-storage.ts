/** What was kept on this device under the key, or undefined: nothing, or storage is not allowed. */
export function readDevice(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps a value on this device; `undefined` removes it. Where storage is not allowed or full, what
 * was kept before stays: what belongs together is kept under one key.
 */
export function writeDevice(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A visitor who blocks storage loses the convenience, not the page.
  }
}

/**
 * Has a page reload what another tab keeps under the key, or another page while this one was left:
 * Safari tells it nothing of that when it brings it back.
 *
 * @returns what ends it
 */
export function followDevice(key: string, reload: () => void): () => void {
  const end = new AbortController()
  const { signal } = end
  window.addEventListener('storage', (event) => event.key === key && reload(), { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && reload(), { signal })
  return () => end.abort()
}
