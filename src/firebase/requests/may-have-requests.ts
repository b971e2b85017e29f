import { readDevice, writeDevice } from '#firebase/device/device-storage.ts'

const KEY = 'contact-outbox'

/**
 * Whether the outbox of this device may hold something: without it, nothing that looks after the
 * outbox is loaded.
 */
export const mayHaveRequests = (): boolean => readDevice(KEY) === true

export function noteRequests(there: boolean): void {
  if (there !== mayHaveRequests()) writeDevice(KEY, there || undefined)
}
