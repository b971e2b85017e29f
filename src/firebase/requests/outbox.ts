import { deviceStore } from '#firebase/device/device-store.ts'
import { postRequest } from '#firebase/requests/post-request.ts'
import { DRAFT_KEPT_DAYS } from '#model/requests/contact-limits.ts'
import type { ContactRequest } from '#model/requests/contact-request.ts'

/** What is kept is shared by all tabs and the service worker, all of which may send it. */
const NAME = 'contact-outbox'
const KEPT_MS = DRAFT_KEPT_DAYS * 24 * 3_600_000

/** The tag under which the browser wakes the service worker when there is a network. */
export const SYNC_TAG = NAME

interface Kept {
  /** The request's. */
  readonly id: string
  readonly writtenAt: Date
}

/** A request that has not been sent. */
export interface WaitingRequest extends Kept {
  readonly state: 'waiting'
  readonly request: ContactRequest
  /** Where it goes: a service worker has no configuration. */
  readonly address: string
  /** Why the server refused it, for the visitor; it is not sent again unless the visitor asks. */
  readonly refusal?: string
}

/** What became of a request, without anything that was written in it. */
export interface FormerRequest extends Kept {
  readonly state: 'sent' | 'expired'
  readonly at: Date
}

export type OutboxEntry = WaitingRequest | FormerRequest

const inOutbox = deviceStore(NAME, 'id')

/**
 * Keeps a request until it can be sent.
 *
 * @throws DOMException where storage is not allowed or full
 */
export async function keepRequest(
  request: ContactRequest,
  address: string,
  now: Date,
): Promise<void> {
  await put({ id: request.requestId, state: 'waiting', writtenAt: now, request, address })
}

/**
 * All entries, the oldest first. What has waited for seven days is given up and its content deleted;
 * what became of a request is said for seven days.
 */
export async function outboxEntries(now: Date): Promise<readonly OutboxEntry[]> {
  const entries = (await inOutbox('readonly', (outbox) => outbox.getAll())) as OutboxEntry[]
  const left = entries.flatMap((entry) => aged(entry, now))
  const changed = entries.filter((entry) => !left.includes(entry))
  for (const { id } of changed) {
    const replaced = left.find((entry) => entry.id === id)
    await (replaced ? put(replaced) : forgetEntry(id))
  }
  return left.toSorted((one, other) => one.writtenAt.getTime() - other.writtenAt.getTime())
}

/** What is left of an entry: nothing, only what became of it, or all. */
export function aged(entry: OutboxEntry, now: Date): OutboxEntry[] {
  const since = entry.state === 'waiting' ? entry.writtenAt : entry.at
  if (now.getTime() - since.getTime() < KEPT_MS) return [entry]
  if (entry.state !== 'waiting') return []
  return [{ id: entry.id, state: 'expired', writtenAt: entry.writtenAt, at: now }]
}

/**
 * Sends what waits, one after the other, by one tab or worker at a time: whoever comes second finds
 * nothing to do.
 *
 * @param now gives the time
 * @param again the id of a refused request that the visitor wants to be sent all the same
 * @returns false while there is something left that a later attempt may send
 */
export function sendWaiting(now: () => Date, again?: string): Promise<boolean> {
  return alone(async () => {
    let complete = true
    for (const entry of await outboxEntries(now())) {
      if (entry.state !== 'waiting' || (entry.refusal !== undefined && entry.id !== again)) continue
      const { id, writtenAt, request, address } = entry
      const outcome = await postRequest(address, request)
      if (outcome.state === 'sent') await put({ id, state: 'sent', writtenAt, at: now() })
      else if (outcome.state === 'refused') await put({ ...entry, refusal: outcome.reason })
      else complete = false
    }
    return complete
  })
}

/**
 * Takes a request out of the outbox to be changed, unless it has been sent meanwhile.
 *
 * @param take is given the request before it leaves: at no time is it nowhere
 */
export function takeBack(id: string, take: (request: ContactRequest) => void): Promise<void> {
  return alone(async () => {
    const entry = (await inOutbox('readonly', (outbox) => outbox.get(id))) as
      OutboxEntry | undefined
    if (entry?.state !== 'waiting') return
    take(entry.request)
    await forgetEntry(id)
  })
}

/** Deletes an entry: a request that waits is not sent any more, unless it is on its way already. */
export const forgetRequest = (id: string): Promise<void> => alone(() => forgetEntry(id))

async function put(entry: OutboxEntry): Promise<void> {
  await inOutbox('readwrite', (outbox) => outbox.put(entry))
  sayChanged()
}

async function forgetEntry(id: string): Promise<void> {
  await inOutbox('readwrite', (outbox) => outbox.delete(id))
  sayChanged()
}

function alone<T>(work: () => Promise<T>): Promise<T> {
  // Older browsers have no locks: what two of their tabs send at once, the server takes once.
  return 'locks' in navigator ? navigator.locks.request(NAME, work) : work()
}

function sayChanged() {
  const channel = new BroadcastChannel(NAME)
  channel.postMessage('changed')
  channel.close()
}

/** @param notify called whenever this tab, another one or the service worker has changed something */
export function listenToOutbox(notify: () => void): void {
  new BroadcastChannel(NAME).onmessage = notify
}
