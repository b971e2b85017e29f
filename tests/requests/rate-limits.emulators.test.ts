import { setImmediate } from 'node:timers/promises'
import type { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contactRequest } from '#tests/support/samples/contact-requests.ts'
import {
  db,
  forgetRequests,
  orderedMails,
  orderedNotices,
  storedRequests,
} from '#tests/support/servers/deliveries.ts'
import { inTurn } from '../../functions/src/requests/rate-limits.ts'
import { receiveContactRequest } from '../../functions/src/requests/receive-contact-request.ts'

const HOUR_MS = 3_600_000
/** The last second of an hour. */
const START = new Date('2026-03-02T10:59:59.999Z').getTime()

const limits = { perAddress: 2, perNetwork: 3, inTotal: 4, inADay: 6 }
const somebody = { own: 'somebody', wider: 'street' }
const neighbour = { own: 'neighbour', wider: 'street' }
/** Somebody whom no other request shares a network with. */
const another = (number: number) => ({ own: `own-${number}`, wider: `wider-${number}` })

let time: number
const onHeld = vi.fn()
beforeEach(async () => {
  time = START
  onHeld.mockClear()
  await forgetRequests()
})

const receive = (origin = somebody, data: unknown = contactRequest()) =>
  receiveContactRequest(data, origin, {
    db,
    now: () => new Date(time),
    limits,
    mailDomain: 'school.example',
    mailboxOf: (email) => email,
    onHeld,
  })
const counters = async () => (await db.collection('rate_limits').get()).docs
const states = async () => (await storedRequests()).map(({ state }) => state as unknown).toSorted()

const REFUSED = {
  code: 'resource-exhausted',
  message:
    'Es sind gerade zu viele Anfragen eingegangen. Bitte versuchen Sie es in einer Stunde noch einmal oder rufen Sie uns an.',
}

describe('the limits of a network', () => {
  it('refuse a subscriber’s third request and the fourth from the wider network, and nobody elsewhere', async () => {
    await receive()
    await receive()
    await expect(receive()).rejects.toMatchObject(REFUSED)
    await receive(neighbour)
    await expect(receive(neighbour)).rejects.toMatchObject(REFUSED)
    await expect(receive({ own: 'third', wider: 'street' })).rejects.toMatchObject(REFUSED)
    await expect(receive(another(1))).resolves.toBeDefined()
    expect(await storedRequests()).toHaveLength(4)
  })

  it('let exactly the allowed number of thirty parallel requests through', async () => {
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => receive()))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await storedRequests()).toHaveLength(2)
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject(REFUSED)
    }
  })

  it('end with the hour', async () => {
    await receive()
    await receive()
    time += 1
    await expect(receive()).resolves.toBeDefined()
    await receive()
    time += HOUR_MS - 1
    await expect(receive()).rejects.toMatchObject(REFUSED)
  })

  it('do not count or refuse a request that is sent again', async () => {
    const data = contactRequest()
    const same = () => receive(somebody, data)
    expect(await Promise.all([same(), same(), same()])).toEqual(Array(3).fill(data.requestId))
    expect(await orderedMails()).toEqual([data.requestId])
    await expect(receive()).resolves.toBeDefined()
    expect(await same()).toBe(data.requestId)
  })

  it('count what is no request, too: nobody tries without an end what the server takes', async () => {
    const data = contactRequest()
    const nonsense = { ...data, email: 'mara@' }
    const from = another(100)
    for (let tries = 0; tries < limits.perAddress; tries += 1) {
      await expect(receive(from, nonsense)).rejects.toMatchObject({ code: 'invalid-argument' })
    }
    await expect(receive(from, nonsense)).rejects.toMatchObject(REFUSED)
    await expect(receive(from, data)).rejects.toMatchObject(REFUSED)
    // Nothing of it reaches the store, and nobody else is refused for it.
    expect(await counters()).toEqual([])
    await expect(receive(another(101), data)).resolves.toBeDefined()
    time += 1
    await expect(receive(from)).resolves.toBeDefined()
  })

  it('turn whoever is over them away before the queue', async () => {
    await receive()
    await receive()
    let leave = () => {}
    const queued = inTurn(() => new Promise<void>((resolve) => (leave = resolve)))
    try {
      await expect(receive()).rejects.toMatchObject(REFUSED)
    } finally {
      leave()
      await queued
    }
  })
})

it('work in turn waits for the work before it, also where that failed', async () => {
  const order: string[] = []
  const work = async (name: string) => {
    await setImmediate()
    order.push(name)
    if (name === 'first') throw new Error(name)
  }
  const first = inTurn(() => work('first'))
  const second = inTurn(() => Promise.resolve(order.push('second')))
  await expect(first).rejects.toThrow('first')
  await second
  expect(order).toEqual(['first', 'second'])
})

it('work beyond fifty is refused at once, and does not wait for longer than a visitor would', async () => {
  let leave = () => {}
  const first = inTurn(() => new Promise<void>((resolve) => (leave = resolve)))
  const others = Array.from({ length: 49 }, () => inTurn(() => Promise.resolve()))
  try {
    await expect(inTurn(() => Promise.resolve())).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/^Es sind gerade zu viele .* gleich noch einmal\.$/) as string,
    })
  } finally {
    leave()
    await Promise.all([first, ...others])
  }
  await expect(inTurn(() => Promise.resolve('in turn'))).resolves.toBe('in turn')
})

describe('the limit in total', () => {
  it('refuses nobody: what is more than the hour’s mails is held', async () => {
    for (let number = 0; number < 6; number += 1) {
      const data = contactRequest()
      const id = await receive(another(number), data)
      expect(id).toBe(number < 4 ? data.requestId : undefined)
    }
    expect(await states()).toEqual(['held', 'held', 'pending', 'pending', 'pending', 'pending'])
    // It counts mails, not what was held.
    const all = (await counters()).find(({ id }) => id.startsWith('all-'))
    expect(all?.get('count')).toBe(4)
    time += 1
    await expect(receive(another(9))).resolves.toBeDefined()
  })

  it('is one of a day, too', async () => {
    const states: (string | undefined)[] = []
    for (let number = 0; number < 9; number += 1) {
      if (number % 3 === 0) time += HOUR_MS
      const id = await receive(another(number))
      states.push(id && 'mailed')
    }
    expect(states).toEqual([...Array<string>(6).fill('mailed'), undefined, undefined, undefined])
    time += 24 * HOUR_MS
    await expect(receive(another(9))).resolves.toBeDefined()
  })

  it('is told once an hour in which something is held, by mail and in the log', async () => {
    for (let number = 0; number < 4; number += 1) await receive(another(number))
    expect([onHeld.mock.calls.length, await orderedNotices()]).toEqual([0, 0])
    await Promise.all([4, 5, 6].map((number) => receive(another(number))))
    expect([onHeld.mock.calls.length, await orderedNotices()]).toEqual([1, 1])
    time += HOUR_MS
    await receive(another(7))
    await receive(another(8))
    expect([onHeld.mock.calls.length, await orderedNotices()]).toEqual([1, 1])
    await receive(another(9))
    expect([onHeld.mock.calls.length, await orderedNotices()]).toEqual([2, 2])
  })
})

describe('what looks automatic', () => {
  const automatic = () => ({ ...contactRequest(), entry: 'https://spam.example' })

  it('counts for its network, and takes no mail of the hour’s', async () => {
    for (let number = 0; number < 5; number += 1) {
      expect(await receive(another(number), automatic())).toBeUndefined()
    }
    expect(await states()).toEqual(Array<string>(5).fill('suspected'))
    await expect(receive(another(9))).resolves.toBeDefined()
    await receive(somebody, automatic())
    await receive(somebody, automatic())
    await expect(receive(somebody, automatic())).rejects.toMatchObject(REFUSED)
  })
})

describe('the counters', () => {
  it('are one for each network and two for all mails, and kept for the hour and one more', async () => {
    await receive()
    await receive(neighbour)
    const stored = await counters()
    const counts = stored.map((each) => [each.id.split('-')[0], each.get('count') as unknown])
    expect(Object.fromEntries(counts)).toEqual({
      ...{ somebody: 1, neighbour: 1, street: 2 },
      ...{ all: 2, day: 2 },
    })
    for (const counter of stored.filter(({ id }) => !id.startsWith('day-'))) {
      const { expires_at: expires } = counter.data() as { expires_at: Timestamp }
      expect(expires.toDate()).toEqual(new Date('2026-03-02T12:00:00Z'))
    }
  })
})
