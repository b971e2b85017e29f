// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { afterTime, outbox, watchOutbox, type OutboxRequest } from '#firebase/requests/outbox.ts'
import { noteRequests } from '#firebase/requests/outbox-flag.ts'
import type { ContactRequest } from '#model/requests/contact-request.ts'

const read = vi.hoisted(() => vi.fn<() => Promise<OutboxRequest[]>>())
vi.mock('#firebase/device/device-store.ts', () => ({ deviceStore: () => read }))
afterEach(() => vi.useRealTimers())

const writtenAt = new Date('2026-05-01T12:00:00Z')
const at = new Date('2026-05-02T12:00:00Z')
const request = { name: 'Mara Muster' } as ContactRequest
const waiting: OutboxRequest = { id: '1', state: 'waiting', writtenAt, request, address: '' }
const refused: OutboxRequest = { ...waiting, state: 'refused', reason: 'Das geht so nicht.' }
const sent: OutboxRequest = { id: '1', state: 'sent', writtenAt, at }

describe('a request in the outbox', () => {
  it.each([
    ['waits', waiting, '2026-05-08T11:59:59Z'],
    ['can be corrected', refused, '2026-05-08T11:59:59Z'],
    ['says that it was sent', sent, '2026-05-09T11:59:59Z'],
  ])('%s for almost seven days', (_, entry, now) => {
    expect(afterTime(entry, new Date(now))).toBe(entry)
  })

  it.each([waiting, refused])(
    'that is $state is given up after seven days, content and all',
    (entry) => {
      const now = new Date('2026-05-08T12:00:00Z')
      expect(afterTime(entry, now)).toEqual({ id: '1', state: 'expired', writtenAt, at: now })
    },
  )

  it('is forgotten seven days after it was sent', () => {
    expect(afterTime(sent, new Date('2026-05-09T12:00:00Z'))).toBeUndefined()
  })
})

it('a page that the browser brings back shows what has become of the requests meanwhile', async () => {
  vi.useFakeTimers({ now: at })
  const onSent = vi.fn()
  const bringBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  watchOutbox(onSent)
  bringBack()
  // A device on which nothing waits gets no database.
  expect(read).not.toHaveBeenCalled()
  noteRequests(true)
  for (const each of [refused, sent]) {
    read.mockResolvedValue([each])
    bringBack()
    await expect.poll(() => outbox.getState()).toEqual([each])
  }
  expect(onSent).toHaveBeenCalledOnce()
})
