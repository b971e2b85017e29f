import { useSyncExternalStore } from 'react'
import { backendConfig } from '#firebase/app/backend.ts'
import { withDeadline } from '#firebase/timing/deadline.ts'
import { mayHaveRequests, noteRequests } from '#firebase/requests/may-have-requests.ts'
import {
  keepRequest,
  listenToOutbox,
  outboxEntries,
  sendWaiting,
  SYNC_TAG,
  type OutboxEntry,
} from '#firebase/requests/outbox.ts'
import { postRequest, type Outcome } from '#firebase/requests/post-request.ts'
import type { ContactRequest } from '#model/requests/contact-request.ts'
import { CALLABLES, functionsAddress } from '#model/site/firebase-project.ts'

/** A device that does not answer must not keep anybody waiting. */
const PATIENCE_MS = 5_000
/** Not every way back to the network is an event. */
const RETRY_MS = 60_000

let entries: readonly OutboxEntry[] = []
const listeners = new Set<() => void>()
let opened = false

/**
 * Shows and sends what waits on this device, from now on.
 *
 * @param onSent called when a request that waited has been sent, by whatever tab or worker
 */
export function watchOutbox(onSent: () => void): void {
  if (opened) return
  opened = true
  listenToOutbox(() => void refresh(onSent))
  window.addEventListener('online', trySending)
  document.addEventListener('visibilitychange', trySending)
  setInterval(trySending, RETRY_MS)
  // To look into the outbox would make one on every visitor's device.
  if (!mayHaveRequests()) return
  void refresh(onSent).then(() => {
    // What woke the worker last time may be used up.
    if (entries.some(isDue)) void wakeWorker().catch(() => {})
    trySending()
  })
}

function trySending() {
  // Whether there is a network is found out by trying: browsers say "offline" on some that work.
  if (document.hidden || !entries.some(isDue)) return
  void sendNow()
}

const isDue = (entry: OutboxEntry) => entry.state === 'waiting' && entry.refusal === undefined

/** As `sendWaiting`, by this page. */
export async function sendNow(again?: string): Promise<boolean> {
  try {
    return await sendWaiting(() => new Date(), again)
  } catch (error) {
    sayNotUsed(error)
    return false
  }
}

async function refresh(onSent: () => void): Promise<void> {
  const waited = entries.filter(({ state }) => state === 'waiting').map(({ id }) => id)
  try {
    entries = await outboxEntries(new Date())
  } catch (error) {
    sayNotUsed(error)
    return
  }
  noteRequests(entries.length > 0)
  for (const notify of listeners) notify()
  if (entries.some(({ id, state }) => state === 'sent' && waited.includes(id))) onSent()
}

function sayNotUsed(error: unknown) {
  console.warn('The outbox of this device could not be used:', error)
}

/** Sends a request at once, or finds out that the server is not reached. */
export async function sendRequest(request: ContactRequest): Promise<Outcome> {
  return postRequest(address(), request)
}

const address = () => {
  const { firebase, emulators } = backendConfig()
  return `${functionsAddress(firebase.projectId ?? '', emulators)}/${CALLABLES.sendRequest}`
}

/**
 * Keeps a request on this device until it can be sent, by this page or by the browser.
 *
 * @throws Error where storage is not allowed or full
 */
export async function sendLater(request: ContactRequest): Promise<void> {
  noteRequests(true)
  await withDeadline(() => keepRequest(request, address(), new Date()), PATIENCE_MS)
  await wakeWorker().catch(() => {})
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

/** What waits on this device and what became of it, live once the outbox is open. */
export function useOutbox(): readonly OutboxEntry[] {
  return useSyncExternalStore(subscribe, () => entries)
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}
