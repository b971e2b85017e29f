import { describe, expect, it } from 'vitest'
import { aged, type OutboxEntry } from '#firebase/requests/outbox.ts'
import type { ContactRequest } from '#model/requests/contact-request.ts'

const writtenAt = new Date('2026-05-01T12:00:00Z')
const at = new Date('2026-05-02T12:00:00Z')
const request = { name: 'Mara Muster' } as ContactRequest
const waiting: OutboxEntry = { id: '1', state: 'waiting', writtenAt, request, address: '' }
const sent: OutboxEntry = { id: '1', state: 'sent', writtenAt, at }

describe('an entry of the outbox', () => {
  it.each([
    { desc: 'waits for almost seven days', entry: waiting, now: '2026-05-08T11:59:59Z' },
    {
      desc: 'says that it was sent for almost seven days',
      entry: sent,
      now: '2026-05-09T11:59:59Z',
    },
  ])('$desc', ({ entry, now }) => {
    expect(aged(entry, new Date(now))).toEqual([entry])
  })

  it('gives up what has waited for seven days, and forgets what was written', () => {
    const now = new Date('2026-05-08T12:00:00Z')
    expect(aged(waiting, now)).toEqual([{ id: '1', state: 'expired', writtenAt, at: now }])
  })

  it('says no more after that', () => {
    expect(aged(sent, new Date('2026-05-09T12:00:00Z'))).toEqual([])
  })
})
