// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ContentSnapshot } from '#firebase/content/read-snapshot.ts'
import { createLiveContent } from '#firebase/content/live-content.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import { defineContent } from '#model/records/define-content.ts'
import { text } from '#model/fields/fields.ts'
import { expectConsoleError } from '#tests/support/fixtures/no-console-errors.ts'

const notes: ContentDefinition = defineContent({
  collection: 'notes',
  labels: {
    en: { one: 'note', many: 'notes' },
    de: { one: 'Notiz', many: 'Notizen' },
  },
  title: 'title',
  order: { by: 'title', direction: 'asc' },
  fields: { title: text({ en: 'Title', de: 'Titel' }) },
})
const record = { id: 'one', title: 'Eins', created_at: null, updated_at: null }

/** A source of snapshots that the test drives, in place of Firestore. */
function source({
  isStaff = false,
  prerendered,
}: { isStaff?: boolean; prerendered?: (typeof record)[] } = {}) {
  const opened: {
    next: (snapshot: Omit<ContentSnapshot<ContentDefinition>, 'broken'>) => void
    fail: (error: Error) => void
    again: boolean
    closed: boolean
  }[] = []
  const live = createLiveContent(
    notes,
    (_, next, fail, again) => {
      const nothingBroken: (typeof opened)[number]['next'] = (snapshot) =>
        next({ ...snapshot, broken: [] })
      const listener = { next: nothingBroken, fail, again, closed: false }
      opened.push(listener)
      return Promise.resolve(() => {
        listener.closed = true
      })
    },
    prerendered,
    () => isStaff,
  )
  return { live, opened }
}

function online(value: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(value)
}

beforeEach(() => {
  vi.useFakeTimers()
  online(true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('live content', () => {
  it('opens one listener for many subscribers and closes it after the last has gone', async () => {
    const { live, opened } = source()
    const first = live.subscribe(() => {})
    const second = live.subscribe(() => {})
    expect(opened).toHaveLength(1)
    first()
    second()
    await vi.advanceTimersByTimeAsync(4_000)
    expect(opened[0]?.closed).toBe(false)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(opened[0]?.closed).toBe(true)
  })

  it('knows the place that a record was moved to', () => {
    const { live, opened } = source()
    live.subscribe(() => {})
    opened[0]?.next({ records: [{ ...record, order_index: 0 }], source: 'server' })
    opened[0]?.next({ records: [{ ...record, order_index: 1 }], source: 'server' })
    expect(live.getState().records[0]?.order_index).toBe(1)
  })

  it('keeps the listener when somebody subscribes again at once', async () => {
    const { live, opened } = source()
    live.subscribe(() => {})()
    live.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(60_000)
    expect(opened).toHaveLength(1)
    expect(opened[0]?.closed).toBe(false)
    expectConsoleError(/does not answer/)
  })

  it('shows what the page was prerendered with, then what the server says', () => {
    const { live, opened } = source({ prerendered: [record] })
    live.subscribe(() => {})
    expect(live.getState()).toMatchObject({ status: 'ready', records: [record] })
    opened[0]?.next({ records: [], source: 'server' })
    expect(live.getState()).toMatchObject({ status: 'ready', records: [] })
  })

  it('does not take an empty cache for an empty store while the server can be asked', () => {
    const { live, opened } = source()
    live.subscribe(() => {})
    opened[0]?.next({ records: [], source: 'cache' })
    expect(live.getState().status).toBe('loading')
  })

  it('takes the empty cache for an answer when the device is offline', () => {
    online(false)
    const { live, opened } = source()
    live.subscribe(() => {})
    opened[0]?.next({ records: [], source: 'cache' })
    expect(live.getState()).toMatchObject({ status: 'ready', records: [] })
  })

  it('never takes an empty cache for an answer to staff', async () => {
    expectConsoleError(/Failed to fetch notes.*offline/)
    const { live, opened } = source({ isStaff: true })
    live.subscribe(() => {})
    opened[0]?.next({ records: [], source: 'cache' })
    expect(live.getState().status).toBe('loading')
    online(false)
    opened[0]?.next({ records: [], source: 'cache' })
    expect(live.getState().status).toBe('error')
    opened[0]?.next({ records: [], source: 'server' })
    expect(live.getState().status).toBe('ready')
    // The store is known to be empty, whatever the cache says from now on.
    opened[0]?.next({ records: [], source: 'cache' })
    expect(live.getState().status).toBe('ready')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(live.getState().status).toBe('ready')
  })

  it('shows staff no part of a list that other listeners have brought into the cache', () => {
    const { live, opened } = source({ isStaff: true })
    live.subscribe(() => {})
    opened[0]?.next({ records: [record], source: 'cache' })
    expect(live.getState()).toMatchObject({ status: 'loading', records: [] })
    opened[0]?.next({ records: [record], source: 'server' })
    opened[0]?.next({ records: [{ ...record, title: 'Zwei' }], source: 'cache' })
    expect(live.getState().records).toMatchObject([{ title: 'Zwei' }])
  })

  it('keeps what it shows when the device is offline and the cache is empty', () => {
    online(false)
    const { live, opened } = source({ prerendered: [record] })
    live.subscribe(() => {})
    opened[0]?.next({ records: [], source: 'cache' })
    expect(live.getState().records).toEqual([record])
  })

  it('fails when the server stays silent, and recovers when it answers after all', async () => {
    expectConsoleError(/Failed to fetch notes.*does not answer/)
    const { live, opened } = source()
    live.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(8_000)
    expect(live.getState().status).toBe('error')
    expect(live.getState().error?.message).toBe('Failed to fetch notes')
    opened[0]?.next({ records: [record], source: 'server' })
    expect(live.getState()).toMatchObject({ status: 'ready', error: undefined })
  })

  it('opens a new listener on retry after a failure, which asks the server at once', () => {
    expectConsoleError(/Failed to fetch notes.*denied/)
    const { live, opened } = source()
    live.subscribe(() => {})
    opened[0]?.fail(new Error('denied'))
    expect(live.getState().error?.cause).toEqual(new Error('denied'))
    live.getState().retry()
    expect(live.getState()).toMatchObject({ status: 'loading', error: undefined })
    expect(opened.map(({ again }) => again)).toEqual([false, true])
    opened[1]?.next({ records: [record], source: 'server' })
    expect(live.getState().records).toEqual([record])
  })

  it('forgets a listener that fails when nobody looks any more, as after signing out', () => {
    const { live, opened } = source()
    live.subscribe(() => {})()
    opened[0]?.fail(new Error('denied'))
    live.subscribe(() => {})
    expect(opened).toHaveLength(2)
    expect(live.getState().status).toBe('loading')
  })

  it('ignores what a closed listener still says', () => {
    const { live, opened } = source()
    live.subscribe(() => {})
    live.getState().retry()
    opened[0]?.next({ records: [record], source: 'server' })
    expect(live.getState().status).toBe('loading')
  })

  it('tells its subscribers of every change, and of nothing else', () => {
    const { live, opened } = source()
    const notify = vi.fn()
    live.subscribe(notify)
    opened[0]?.next({ records: [record], source: 'cache' })
    expect(notify).toHaveBeenCalledTimes(1)
    opened[0]?.next({ records: [{ ...record, updated_at: new Date() }], source: 'server' })
    expect(notify).toHaveBeenCalledTimes(1)
    opened[0]?.next({ records: [{ ...record, title: 'Zwei' }], source: 'server' })
    expect(notify).toHaveBeenCalledTimes(2)
  })

  it('keeps the records that have not changed, wherever they stand now', () => {
    const { live, opened } = source()
    live.subscribe(() => {})
    const other = { ...record, id: 'two', title: 'Zwei' }
    opened[0]?.next({ records: [record, other], source: 'server' })
    opened[0]?.next({
      records: [{ ...other }, { ...record, title: 'Neu' }],
      source: 'server',
    })
    const [first, second] = live.getState().records
    expect(first).toBe(other)
    expect(second).toMatchObject({ id: 'one', title: 'Neu' })
  })
})
