import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deviceStore } from '#firebase/device/device-store.ts'
import { NoAnswer } from '#firebase/timing/deadline.ts'
import { sendNow } from '#firebase/requests/outbox.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A database whose store is empty. */
const database = {
  transaction: () => {
    const transaction = { oncomplete: () => undefined, objectStore: () => ({}) }
    setTimeout(() => transaction.oncomplete())
    return transaction
  },
}
const fails = { error: new Error('Not now.') }
const works = { result: database }

/** Opening answers one after the other; an answer with neither a result nor an error never comes. */
function openingGives(...answers: readonly object[]) {
  const left = [...answers]
  const open = () => {
    const request = { onerror: () => undefined, onsuccess: () => undefined, ...left.shift() }
    if ('error' in request) setTimeout(() => request.onerror())
    if ('result' in request) setTimeout(() => request.onsuccess())
    return request
  }
  vi.stubGlobal('indexedDB', { open })
}

async function ask(inStore: ReturnType<typeof deviceStore>): Promise<unknown> {
  const answer = inStore('readonly', () => ({ result: 'read' })).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  return answer
}

it('opens its database anew after that has failed', async () => {
  openingGives(fails, works)
  const inStore = deviceStore('test', 'id')
  expect(await ask(inStore)).toBe(fails.error)
  expect(await ask(inStore)).toBe('read')
})

it('gives up a database that does not answer, and opens it anew', async () => {
  openingGives({}, works)
  const inStore = deviceStore('test', 'id')
  expect(await ask(inStore)).toBeInstanceOf(NoAnswer)
  expect(await ask(inStore)).toBe('read')
})

it('keeps no other tab from sending while its database does not answer', async () => {
  openingGives({})
  vi.spyOn(console, 'warn').mockReturnValue()
  const request = vi.fn(async (_name: string, work: () => Promise<unknown>) => work())
  vi.stubGlobal('navigator', { locks: { request } })
  const sent = sendNow()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await sent).toBe(false)
  await expect(request.mock.results[0]?.value).rejects.toThrow(NoAnswer)
})
