import { readDevice, writeDevice } from '#firebase/device/device-storage.ts'

const KEY = 'contact-outbox'

/**
 * Whether the outbox of this device may hold something: without it, no page loads the outbox, which
 * would make a database on every visitor's device.
 */
export const mayHaveRequests = (): boolean => readDevice(KEY) === true

export function noteRequests(there: boolean): void {
  if (there !== mayHaveRequests()) writeDevice(KEY, there || undefined)
}
