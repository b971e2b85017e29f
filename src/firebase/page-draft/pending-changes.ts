import { readDevice, writeDevice } from '#firebase/device/device-storage.ts'
import { canKeepDrafts, isExpired } from '#firebase/drafts/form-drafts.ts'
import type { Stored } from '#model/records/decode.ts'
import { emptyDraft, type PageDraft, type RecordChange } from '#model/records/page-draft.ts'

/** A change of the draft that the server has not confirmed. */
export type PendingChange = ChangedFields | ChangedPart

/** Fields of a record. */
export interface ChangedFields {
  readonly key: string
  readonly kind: RecordChange['kind']
  readonly opened: Stored
  readonly fields: Stored
  /** What others' texts have replaced. */
  readonly aside?: Stored
}

/** A part of the draft as a whole: the change of a record, or an order. */
export interface ChangedPart {
  readonly part: keyof PageDraft
  readonly name: string
  /** Absent where it is taken back. */
  readonly value?: unknown
}

type Kept = PendingChange & {
  /** When it was made, in milliseconds. */
  readonly at: number
  /** What the draft then held in its place. */
  readonly before?: unknown
}
type Pending = Readonly<Record<string, Kept>>

/** The draft as this page has heard it last. */
let heard = emptyDraft
export const noteDraft = (draft: PageDraft) => void (heard = draft)

/** What is being typed right now, among the others. */
const TYPING = 'typing'

const PREFIX = 'page-draft-pending:'
const keyOf = (uid: string) => PREFIX + uid
const pendingOf = (uid: string) => (readDevice(keyOf(uid)) ?? {}) as Pending

const placeOf = (change: PendingChange) =>
  'part' in change ? ([change.part, change.name] as const) : (['changes', change.key] as const)

/** What is sent once more has both already. */
function noted(change: PendingChange): Kept {
  const [part, name] = placeOf(change)
  return { at: Date.now(), before: heard[part][name], ...change }
}

function write(uid: string, pending: Pending) {
  writeDevice(keyOf(uid), Object.keys(pending).length > 0 ? pending : undefined)
}

/** Whether the account has changed the page on this device, and not all of it has arrived. */
export const hasPending = (uid: string): boolean =>
  Object.values(pendingOf(uid)).some((change) => !isExpired(change))

export const forgetPending = (uid: string) => write(uid, {})

/** Deletes what is too old, whoever has typed it. */
export function purgePending(): void {
  const keys = canKeepDrafts() ? Object.keys(localStorage) : []
  for (const key of keys.filter((each) => each.startsWith(PREFIX))) {
    const uid = key.slice(PREFIX.length)
    if (!hasPending(uid)) forgetPending(uid)
  }
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
  write(uid, { ...othersOf(uid), ...(change && { [TYPING]: noted(change) }) })
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
  write(uid, { ...othersOf(uid), [name]: noted(change) })
  await send()
  const left = Object.entries(pendingOf(uid)).filter(([each]) => each !== name)
  write(uid, Object.fromEntries(left))
}

/**
 * Sends once more what has not arrived, in the order in which it was changed, unless the draft holds
 * something else by now.
 */
export function resendPending(uid: string, send: (change: PendingChange) => Promise<void>): void {
  const left = Object.values(pendingOf(uid)).filter((change) => !isExpired(change))
  const own = left.flatMap((each) => stillOwn(each, left))
  write(uid, {})
  for (const change of own) void keptUntilSent(uid, change, () => send(change)).catch(sayNotSent)
}

/**
 * What of a change may be sent again: not over what another device has put into the draft since. It
 * may have arrived, though, with others that this one has made.
 *
 * @param all that this device has made, in their order
 */
function stillOwn(change: Kept, all: readonly Kept[]): readonly Kept[] {
  const place = placeOf(change)
  const same = all.filter((each) => isEqual(placeOf(each), place))
  if ('part' in change) {
    const own = same.flatMap((each) => ('part' in each ? [each.before, each.value] : [each.before]))
    return own.some((each) => isEqual(each, heard[change.part][change.name])) ? [change] : []
  }
  const held = heard.changes[change.key]
  const before = same.map((each) => each.before as RecordChange | undefined)
  if (![change, ...before].some((each) => kindOf(each) === kindOf(held))) return []
  if (!held) return [change]
  const own = [
    ...before.map((each) => each?.values),
    ...same.map((each) => 'fields' in each && each.fields),
  ]
  const isOwn = (field: string) =>
    own.some((each) => isEqual(each && each[field], held.values[field]))
  const of = (values: Stored, own: boolean) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => isOwn(field) === own))
  const { fields, opened } = change
  return [
    { ...change, fields: of(fields, true), opened: of(opened, true), aside: of(fields, false) },
  ]
}

/** A record without a change is ready for one. */
const kindOf = (change: Partial<RecordChange> | undefined) => change?.kind ?? 'edited'

/** Firestore gives names in an order of its own. */
const isEqual = (one: unknown, other: unknown) => inOrder(one) === inOrder(other)

const inOrder = (value: unknown) =>
  JSON.stringify(value, (_, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )

function sayNotSent(error: unknown) {
  console.warn('A change of the draft has not arrived yet', error)
}
