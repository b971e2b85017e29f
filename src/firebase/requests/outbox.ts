import { backendConfig } from '#firebase/app/backend.ts'
import { deviceStore } from '#firebase/device/device-store.ts'
import { mayHaveRequests, noteRequests } from '#firebase/requests/outbox-flag.ts'
import { postRequest, type Outcome } from '#firebase/requests/post-request.ts'
import { DRAFT_KEPT_DAYS } from '#model/requests/contact-limits.ts'
import type { ContactFields, ContactRequest } from '#model/requests/contact-request.ts'
import { createStore } from '#model/create-store.ts'
import { DAY_MS } from '#model/time/durations.ts'
import { CALLABLES, functionsAddress } from '#model/site/firebase-project.ts'

const NAME = 'contact-outbox'
/** The tag under which the browser wakes the service worker when there is a network. */
export const SYNC_TAG = NAME
const KEPT_MS = DRAFT_KEPT_DAYS * DAY_MS
/** Not every way back to the network is an event. */
const RETRY_MS = 60_000

interface OnDevice {
  /** The request's. */
  readonly id: string
  readonly writtenAt: Date
}

/** What is in the form. */
export interface Draft extends OnDevice {
  readonly state: 'draft'
  readonly fields: ContactFields
}

/** What waits is sent as soon as the server is reached; what was refused, if the visitor asks for it. */
export interface UnsentRequest extends OnDevice {
  readonly state: 'waiting' | 'refused'
  readonly request: ContactRequest
  /** Where it goes: a service worker has no configuration. */
  readonly address: string
  /** Why the server refused it, for the visitor. */
  readonly reason?: string
}

/** What became of a request, without anything that was written in it. */
export interface FormerRequest extends OnDevice {
  readonly state: 'sent' | 'expired'
  readonly at: Date
}

/**
 * A contact request on this device, from the first letter on. `contact-draft.ts` stores the draft,
 * the outbox all others; tabs and the service worker share it, and any of them may send.
 */
export type DeviceRequest = Draft | OutboxRequest
export type OutboxRequest = UnsentRequest | FormerRequest

export const isUnsent = (request: OutboxRequest): request is UnsentRequest => 'request' in request

let requests: readonly OutboxRequest[] = []

/** The oldest first; live once `watchOutbox` was called. */
export const outbox = createStore(() => requests)

const inOutbox = deviceStore(NAME, 'id')
let watched = false

/**
 * Shows and sends what waits on this device, from now on.
 *
 * @param onSent called when a request that waited has been sent, by whatever tab or worker
 */
export function watchOutbox(onSent: () => void): void {
  if (watched) return
  watched = true
  new BroadcastChannel(NAME).onmessage = () => void refresh(onSent)
  // Of what was done while it was left, a page that the browser brings back has heard nothing.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && (requests.length > 0 || mayHaveRequests())) void refresh(onSent)
  })
  window.addEventListener('online', trySending)
  document.addEventListener('visibilitychange', trySending)
  setInterval(trySending, RETRY_MS)
  if (!mayHaveRequests()) return
  void refresh(onSent).then(() => {
    // What woke the worker last time may be used up.
    if (isAnyWaiting()) void wakeWorker().catch(() => {})
    trySending()
  })
}

const isAnyWaiting = () => requests.some(({ state }) => state === 'waiting')

function trySending() {
  // Whether there is a network is found out by trying: browsers say "offline" on some that work.
  if (!document.hidden && isAnyWaiting()) void sendNow()
}

/** As `sendWaiting`; where the outbox cannot be used, that is only noted. */
export async function sendNow(again?: string): Promise<boolean> {
  try {
    const complete = await sendWaiting(again)
    if (again && !complete) await wakeWorker().catch(() => {})
    return complete
  } catch (error) {
    warnUnusable(error)
    return false
  }
}

async function refresh(onSent: () => void): Promise<void> {
  const unsent = requests.filter(isUnsent).map(({ id }) => id)
  try {
    requests = await readOutbox()
  } catch (error) {
    warnUnusable(error)
    return
  }
  noteRequests(requests.length > 0)
  outbox.notify()
  if (requests.some(({ id, state }) => state === 'sent' && unsent.includes(id))) onSent()
}

function warnUnusable(error: unknown) {
  console.warn('The outbox of this device could not be used:', error)
}

/** Sends a request at once, or finds out that the server is not reached. */
export async function sendRequest(request: ContactRequest): Promise<Outcome> {
  return postRequest(functionAddress(), request)
}

function functionAddress(): string {
  const { firebase, emulators } = backendConfig()
  return `${functionsAddress(firebase.projectId ?? '', emulators)}/${CALLABLES.sendRequest}`
}

/**
 * Has a request wait on this device until this page or the browser can send it.
 *
 * @returns false where storage is not allowed or full
 */
export async function sendLater(request: ContactRequest): Promise<boolean> {
  noteRequests(true)
  const { requestId: id } = request
  const address = functionAddress()
  const entry = { id, state: 'waiting', writtenAt: new Date(), request, address } as const
  try {
    await put(entry)
  } catch {
    return false
  }
  await wakeWorker().catch(() => {})
  return true
}

/** Where the browser wakes the service worker when there is a network, closed tabs matter no more. */
interface SyncingRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> }
}

async function wakeWorker(): Promise<void> {
  const registration = (await navigator.serviceWorker.getRegistration()) as
    SyncingRegistration | undefined
  await registration?.sync?.register(SYNC_TAG)
}

/**
 * Sends what waits, one after the other, by one tab or worker at a time: whoever comes second finds
 * nothing to do.
 *
 * @param again the id of a request that the visitor wants to be sent, even if it was refused
 * @returns false while there is something left that a later attempt may send
 */
export function sendWaiting(again?: string): Promise<boolean> {
  return withLock(async () => {
    let complete = true
    for (const entry of await readOutbox()) {
      if (!isUnsent(entry) || (entry.state === 'refused' && entry.id !== again)) continue
      const { id, writtenAt, request, address } = entry
      const outcome = await postRequest(address, request)
      if (outcome.state === 'sent') await put({ id, state: 'sent', writtenAt, at: new Date() })
      else if (outcome.state === 'refused') await put({ ...entry, ...outcome })
      else {
        complete = false
        // The visitor wants it sent, and hears that it is tried again.
        if (id === again) await put({ id, state: 'waiting', writtenAt, request, address })
      }
    }
    return complete
  })
}

/**
 * Takes a request out of the outbox, to be changed or deleted, unless it has been sent meanwhile.
 *
 * @param take is given the request before it leaves: at no time is it nowhere; false leaves it there
 * @returns false if `take` left it there
 */
export function takeBack(
  id: string,
  take: (request: ContactRequest) => boolean = () => true,
): Promise<boolean> {
  return withLock(async () => {
    const entry = (await inOutbox('readonly', (store) => store.get(id))) as
      OutboxRequest | undefined
    if (!entry || !isUnsent(entry)) return true
    const taken = take(entry.request)
    if (taken) await remove(id)
    return taken
  })
}

/** Forgets what became of a request. */
export const forgetRequest = (id: string): Promise<void> => withLock(() => remove(id))

/**
 * What has waited for seven days is given up and its content deleted; what became of a request is
 * said for seven days.
 */
async function readOutbox(): Promise<readonly OutboxRequest[]> {
  const stored = (await inOutbox('readonly', (store) => store.getAll())) as OutboxRequest[]
  const now = new Date()
  const left: OutboxRequest[] = []
  for (const request of stored) {
    const aged = afterTime(request, now)
    if (aged) left.push(aged)
    if (aged !== request) await (aged ? put(aged) : remove(request.id))
  }
  return left.toSorted((one, other) => one.writtenAt.getTime() - other.writtenAt.getTime())
}

/** What time leaves of a request: all, what became of it, or nothing. */
export function afterTime(request: OutboxRequest, now: Date): OutboxRequest | undefined {
  const { id, writtenAt } = request
  const since = isUnsent(request) ? writtenAt : request.at
  if (now.getTime() - since.getTime() < KEPT_MS) return request
  return isUnsent(request) ? { id, state: 'expired', writtenAt, at: now } : undefined
}

async function put(request: OutboxRequest): Promise<void> {
  await inOutbox('readwrite', (store) => store.put(request))
  announceChange()
}

async function remove(id: string): Promise<void> {
  await inOutbox('readwrite', (store) => store.delete(id))
  announceChange()
}

function withLock<T>(work: () => Promise<T>): Promise<T> {
  // Older browsers have no locks: what two of their tabs send at once, the server takes once.
  return 'locks' in navigator ? navigator.locks.request(NAME, work) : work()
}

function announceChange() {
  const channel = new BroadcastChannel(NAME)
  channel.postMessage('changed')
  channel.close()
}
