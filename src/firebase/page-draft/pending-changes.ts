import { readDevice, writeDevice } from '#firebase/device/device-storage.ts'
import { atEndOfSession } from '#firebase/session/end-of-session.ts'
import type { Stored } from '#model/records/decode.ts'
import type { PageDraft, RecordChange } from '#model/records/page-draft.ts'

/** A change of the draft that the server has not confirmed. */
export type PendingChange = ChangedFields | ChangedPart

/** Fields of a record. */
export interface ChangedFields {
  readonly key: string
  readonly kind: RecordChange['kind']
  readonly opened: Stored
  readonly fields: Stored
}

/** A part of the draft as a whole: the change of a record, or an order. */
export interface ChangedPart {
  readonly part: keyof PageDraft
  readonly name: string
  /** Absent where it is taken back. */
  readonly value?: unknown
}

type Pending = Readonly<Record<string, PendingChange>>

/** What is being typed right now, among the others. */
const TYPING = 'typing'

const placeOf = (uid: string) => `page-draft-pending:${uid}`
const pendingOf = (uid: string) => (readDevice(placeOf(uid)) ?? {}) as Pending

function write(uid: string, pending: Pending) {
  writeDevice(placeOf(uid), Object.keys(pending).length > 0 ? pending : undefined)
  // Signing out leaves nothing of the account behind.
  atEndOfSession(() => writeDevice(placeOf(uid), undefined))
}

/** Without what is being typed: it has become a change, or was given up. */
function othersOf(uid: string): Pending {
  return Object.fromEntries(Object.entries(pendingOf(uid)).filter(([name]) => name !== TYPING))
}

/**
 * Keeps what is being typed on this device, letter by letter: it is sent more seldom.
 *
 * @param change undefined when it is given up
 */
export function keepTyping(uid: string, change: PendingChange | undefined): void {
  write(uid, { ...othersOf(uid), ...(change && { [TYPING]: change }) })
}

/**
 * Keeps a change on this device until it has arrived: a closed tab or a crash does not lose it.
 *
 * @param send resolves when the server has confirmed it
 * @throws what `send` throws; the change then stays on the device
 */
export async function keptUntilSent(
  uid: string,
  change: PendingChange,
  send: () => Promise<void>,
): Promise<void> {
  const name = crypto.randomUUID()
  write(uid, { ...othersOf(uid), [name]: change })
  await send()
  const left = Object.entries(pendingOf(uid)).filter(([each]) => each !== name)
  write(uid, Object.fromEntries(left))
}

/** Sends once more what has not arrived, in the order in which it was changed. */
export function resendPending(uid: string, send: (change: PendingChange) => Promise<void>): void {
  const left = Object.values(pendingOf(uid))
  write(uid, {})
  for (const change of left) void keptUntilSent(uid, change, () => send(change)).catch(sayNotSent)
}

function sayNotSent(error: unknown) {
  console.warn('A change of the draft has not arrived yet', error)
}
