import { readDevice, writeDevice } from '#data/device-storage.ts'

const KEY = 'may-have-drafts'

/**
 * Whether this device holds drafts, of whatever account: without any, what looks after them need not
 * be loaded, and nobody has to wait for it.
 */
export const mayHaveDrafts = (): boolean => readDevice(KEY) === true

export function noteDrafts(there: boolean): void {
  if (there !== mayHaveDrafts()) writeDevice(KEY, there || undefined)
}

/** Deletes drafts that are too old. */
export async function purgeDrafts(): Promise<void> {
  if (!mayHaveDrafts()) return
  const { purge } = await import('#data/drafts/account-drafts.ts')
  await purge()
}
