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
