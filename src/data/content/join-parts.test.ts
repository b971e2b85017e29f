import { beforeEach, describe, expect, it, vi } from 'vitest'
import { joinParts } from '#data/content/join-parts.ts'
import { defineContent } from '#model/define-content.ts'
import { text } from '#model/fields.ts'

const notes = defineContent({
  collection: 'notes',
  labels: {
    en: { one: 'note', many: 'notes' },
    de: { one: 'Notiz', many: 'Notizen', gender: 'f' },
  },
  title: 'title',
  order: { by: 'title', direction: 'asc' },
  fields: { title: text({ en: 'Title', de: 'Titel' }) },
})
const note = (title: string) => ({ id: title, title, created_at: null, updated_at: null })
const PARTS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** The parts' listeners, which the test drives in place of Firestore. */
const handlers = new Map<string, Parameters<Parameters<typeof joinParts>[0]['open']>[1]>()
const closed: string[] = []
const onNext = vi.fn()
const onError = vi.fn()
let joined: ReturnType<typeof joinParts>

beforeEach(() => {
  handlers.clear()
  closed.length = 0
  onNext.mockClear()
  onError.mockClear()
  joined = joinParts({
    definition: notes,
    parts: PARTS,
    open: (part, given) => {
      handlers.set(part, given as never)
      return () => closed.push(part)
    },
    onNext,
    onError,
  })
})

const arrive = (part: string, source: 'server' | 'cache' = 'server', size = 1) =>
  handlers.get(part)?.arrived(source === 'cache', size)
const read = (part: string, titles: readonly string[], source: 'server' | 'cache' = 'server') =>
  handlers.get(part)?.next({ records: titles.map(note), broken: [], source })
const hear = (...[part, titles, source]: Parameters<typeof read>) => {
  arrive(part, source, titles.length)
  read(part, titles, source)
  joined.inSync()
}
const titles = () =>
  (onNext.mock.lastCall?.[0] as { records: { title: string }[] }).records.map(({ title }) => title)
const hearAll = () => {
  for (const part of PARTS) hear(part, [part])
}

describe('a listener that is joined of parts', () => {
  it('asks for one part, then for as many at once as hold few records', () => {
    const many = (count: number) => Array.from({ length: count }, (_, number) => `n${number}`)
    const opened = () => [...handlers.keys()].join('')
    expect(opened()).toBe('a')
    // The cache knows nothing that the server does not know better.
    hear('a', [], 'cache')
    expect(opened()).toBe('a')
    hear('a', many(12))
    expect(opened()).toBe('abc')
    // Once for each.
    hear('a', [])
    expect(opened()).toBe('abc')
    hear('c', many(60))
    expect(opened()).toBe('abc')
    hear('b', many(60))
    expect(opened()).toBe('abcd')
  })

  it('asks for all other parts at once when there is nothing in the first', () => {
    hear('a', [])
    expect([...handlers.keys()]).toEqual([...PARTS])
  })

  it('knows nothing before the server has answered for each part', () => {
    for (const part of PARTS.slice(0, -1)) hear(part, [part])
    hear('f', ['f'], 'cache')
    const said: unknown[] = onNext.mock.calls.flat()
    expect(said.length).toBeGreaterThan(0)
    for (const each of said) expect(each).toEqual({ records: [], broken: [], source: 'cache' })
    hear('f', ['f'])
    expect(titles()).toEqual([...PARTS])
    expect(onNext.mock.lastCall?.[0]).toMatchObject({ source: 'server' })
  })

  it('has the records of all parts in the order of the list', () => {
    hearAll()
    hear('a', ['z', 'b2'])
    expect(titles()).toEqual(['b', 'b2', 'c', 'd', 'e', 'f', 'z'])
  })

  it('reports what is broken in any part', () => {
    hearAll()
    const broken = [{ id: 'odd', data: {}, problems: [] }]
    arrive('c')
    handlers.get('c')?.next({ records: [], broken, source: 'server' } as never)
    joined.inSync()
    expect(onNext.mock.lastCall?.[0]).toMatchObject({ broken })
  })

  it('hands over a change of two parts at once', () => {
    hearAll()
    onNext.mockClear()
    arrive('a')
    arrive('b')
    read('a', ['b'])
    expect(onNext).not.toHaveBeenCalled()
    joined.inSync()
    expect(onNext).not.toHaveBeenCalled()
    read('b', ['a'])
    expect(onNext).toHaveBeenCalledTimes(1)
    expect(titles()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  })

  it('is from the cache while one part is', () => {
    hearAll()
    hear('d', ['d'], 'cache')
    expect(onNext.mock.lastCall?.[0]).toMatchObject({ source: 'cache' })
    hear('d', ['d'])
    expect(onNext.mock.lastCall?.[0]).toMatchObject({ source: 'server' })
  })

  it('ends with the first error of a part, which is heard once', () => {
    hear('a', ['a'])
    onNext.mockClear()
    const denied = new Error('denied')
    handlers.get('b')?.fail(denied)
    handlers.get('c')?.fail(new Error('denied, too'))
    hear('d', ['d'])
    expect(onError.mock.calls).toEqual([[denied]])
    expect(onNext).not.toHaveBeenCalled()
    expect(closed.toSorted()).toEqual([...handlers.keys()].toSorted())
  })

  it('stops all parts, and says nothing afterwards', () => {
    hearAll()
    onNext.mockClear()
    arrive('a')
    joined.stop()
    read('a', ['new'])
    joined.inSync()
    expect(onNext).not.toHaveBeenCalled()
    expect(closed.toSorted()).toEqual([...PARTS])
  })
})
