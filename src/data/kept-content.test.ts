// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contentAt, keepContent, keptContent } from '#data/kept-content.ts'
import { providePrerendered } from '#data/prerendered.ts'
import { defineContent } from '#model/define-content.ts'
import { rating, text } from '#model/fields.ts'

const labels = { one: 'note', many: 'notes' }
const order = { by: 'title', direction: 'asc' } as const
const fields = { title: text('Title') }
const notes = defineContent({ collection: 'notes', labels, title: 'title', order, fields })
const record = { id: 'one', title: 'Eins', created_at: new Date(), updated_at: new Date() }

const builtAt = (at: string) => providePrerendered({ at, records: {} })

beforeEach(() => {
  localStorage.clear()
  providePrerendered(undefined)
  vi.useFakeTimers({ now: new Date('2026-05-01T12:00:00Z') })
  return () => vi.useRealTimers()
})

describe('kept content', () => {
  it('is there at the next visit, without the times of writing', () => {
    keepContent(notes, [record])
    expect(keptContent(notes)).toEqual([{ ...record, created_at: null, updated_at: null }])
  })

  it('can be empty, which is another thing than nothing kept', () => {
    expect(keptContent(notes)).toBeUndefined()
    keepContent(notes, [])
    expect(keptContent(notes)).toEqual([])
  })

  it('gives way to a page that was built later', () => {
    keepContent(notes, [record])
    builtAt('2026-05-01T11:59:59Z')
    expect(keptContent(notes)).toHaveLength(1)
    builtAt('2026-05-01T12:00:01Z')
    expect(keptContent(notes)).toBeUndefined()
  })

  it.each([
    ['no JSON', '{'],
    ['another shape', '[]'],
    ['no time', '{"records":[]}'],
    ['records without an id', '{"at":"2026-05-01T12:00:00Z","records":[{"title":"Eins"}]}'],
  ])('is ignored when it is %s', (_, stored) => {
    localStorage.setItem('content-notes', stored)
    expect(keptContent(notes)).toBeUndefined()
  })

  it('is ignored as a whole when another build kept what this one cannot read', () => {
    keepContent(notes, [record, { ...record, id: 'two' }])
    const numbered = defineContent({ ...notes, fields: { title: rating('Title') } })
    expect(keptContent(numbered)).toBeUndefined()
  })

  it('is no reason to fail where storage is not allowed', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
    keepContent(notes, [record])
    expect(keptContent(notes)).toBeUndefined()
    expect(contentAt()).toBeUndefined()
    vi.unstubAllGlobals()
  })
})

describe('the time of the content', () => {
  it('is that of the build until the store has answered', () => {
    expect(contentAt()).toBeUndefined()
    builtAt('2026-04-30T08:00:00Z')
    expect(contentAt()).toEqual(new Date('2026-04-30T08:00:00Z'))
  })

  it('is that of the build again when an earlier visit is older', () => {
    keepContent(notes, [record])
    builtAt('2026-05-02T08:00:00Z')
    expect(contentAt()).toEqual(new Date('2026-05-02T08:00:00Z'))
  })

  it('goes on as long as the connection holds', () => {
    keepContent(notes, [record])
    vi.setSystemTime(new Date('2026-05-01T12:30:00Z'))
    window.dispatchEvent(new Event('offline'))
    expect(contentAt()).toEqual(new Date('2026-05-01T12:30:00Z'))
  })
})
