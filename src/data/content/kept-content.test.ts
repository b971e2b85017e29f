// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepContent, keepContentWhenIdle, keptContent } from '#data/content/kept-content.ts'
import { defineContent } from '#model/define-content.ts'
import { rating, text } from '#model/fields.ts'
import type { Labels } from '#model/messages.ts'

const labels: Labels = {
  en: { one: 'note', many: 'notes' },
  de: { one: 'Notiz', many: 'Notizen', gender: 'f' },
}
const order = { by: 'title', direction: 'asc' } as const
const fields = { title: text({ en: 'Title', de: 'Titel' }) }
const notes = defineContent({ collection: 'notes', labels, title: 'title', order, fields })
const record = { id: 'one', title: 'Eins', created_at: new Date(), updated_at: new Date() }

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: new Date('2026-05-01T12:00:00Z') })
  return () => vi.useRealTimers()
})

describe('kept content', () => {
  it('is there at the next visit, without the times of writing', () => {
    keepContent(notes, [record])
    const records = [{ ...record, created_at: null, updated_at: null }]
    expect(keptContent(notes)).toEqual({ at: new Date(), records })
  })

  it('is there when the page is left before it had a quiet moment', () => {
    keepContentWhenIdle(notes, [record])
    expect(keptContent(notes)).toBeUndefined()
    window.dispatchEvent(new Event('pagehide'))
    expect(keptContent(notes)?.records).toHaveLength(1)
  })

  it('is the last that was confirmed, once the page is idle', async () => {
    keepContentWhenIdle(notes, [record])
    keepContentWhenIdle(notes, [{ ...record, title: 'Zwei' }])
    await vi.advanceTimersByTimeAsync(500)
    expect(keptContent(notes)?.records).toMatchObject([{ title: 'Zwei' }])
  })

  it('can be empty, which is another thing than nothing kept', () => {
    expect(keptContent(notes)).toBeUndefined()
    keepContent(notes, [])
    expect(keptContent(notes)?.records).toEqual([])
  })

  it.each([
    ['no JSON', '{'],
    ['another shape', '[]'],
    ['no time', '{"records":[]}'],
    ['a time that is none', '{"at":"yesterday","records":[]}'],
    ['records without an id', '{"at":"2026-05-01T12:00:00Z","records":[{"title":"Eins"}]}'],
  ])('is ignored when it is %s', (_, stored) => {
    localStorage.setItem('content-notes', stored)
    expect(keptContent(notes)).toBeUndefined()
  })

  it('is ignored as a whole when another build kept what this one cannot read', () => {
    keepContent(notes, [record, { ...record, id: 'two' }])
    const numbered = defineContent({
      ...notes,
      fields: { title: rating({ en: 'Title', de: 'Titel' }) },
    })
    expect(keptContent(numbered)).toBeUndefined()
  })

  it('and its time stay what they were when the device is full', () => {
    keepContent(notes, [record])
    const before = keptContent(notes)
    const device = localStorage
    const full = {
      getItem: (key: string) => device.getItem(key),
      setItem: (key: string, value: string) => {
        // What is longer than a date finds no room.
        if (value.length > 30) throw new DOMException('full', 'QuotaExceededError')
        device.setItem(key, value)
      },
    }
    vi.stubGlobal('localStorage', full)
    vi.setSystemTime(new Date('2026-05-02T12:00:00Z'))
    keepContent(notes, [{ ...record, title: 'Zwei' }])
    window.dispatchEvent(new Event('offline'))
    expect(keptContent(notes)).toEqual(before)
    vi.unstubAllGlobals()
  })

  it('is no reason to fail where storage is not allowed', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
    keepContent(notes, [record])
    expect(keptContent(notes)).toBeUndefined()
    vi.unstubAllGlobals()
  })
})
