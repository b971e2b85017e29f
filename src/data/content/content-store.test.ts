// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  contentAt,
  forgetContent,
  keptSincePrerendered,
  useContent,
} from '#data/content/content-store.ts'
import { keepContent } from '#data/content/kept-content.ts'
import { providePrerendered } from '#data/content/prerendered.ts'
import { defineContent, type ContentDefinition } from '#model/define-content.ts'
import { text } from '#model/fields.ts'
import type { Labels } from '#model/messages.ts'

const labels: Labels = {
  en: { one: 'note', many: 'notes' },
  de: { one: 'Notiz', many: 'Notizen', gender: 'f' },
}
const order = { by: 'title', direction: 'asc' } as const
const fields = { title: text({ en: 'Title', de: 'Titel' }) }
const notes = defineContent({ collection: 'notes', labels, title: 'title', order, fields })
const record = { id: 'one', title: 'Eins', created_at: new Date(), updated_at: new Date() }

const builtAt = (at: string) => providePrerendered({ at, records: {} })

beforeEach(() => {
  localStorage.clear()
  providePrerendered(undefined)
  vi.useFakeTimers({ now: new Date('2026-05-01T12:00:00Z') })
  return () => vi.useRealTimers()
})

describe('what an earlier visit kept', () => {
  it('gives way to a page that was built later', () => {
    keepContent(notes, [record])
    builtAt('2026-05-01T11:59:59Z')
    expect(keptSincePrerendered(notes)).toHaveLength(1)
    builtAt('2026-05-01T12:00:01Z')
    expect(keptSincePrerendered(notes)).toBeUndefined()
  })
})

describe('the time of the content', () => {
  const images = defineContent({ ...notes, collection: 'images' })
  /** As a page that shows them does, before the store answers. */
  const shown = (...definitions: ContentDefinition[]) => {
    forgetContent()
    for (const definition of definitions) renderHook(() => useContent(definition)).unmount()
  }

  it('is that of the build until the store has answered', () => {
    shown(notes)
    expect(contentAt()).toBeUndefined()
    builtAt('2026-04-30T08:00:00Z')
    expect(contentAt()).toEqual(new Date('2026-04-30T08:00:00Z'))
  })

  it('is that of the build again when an earlier visit is older', () => {
    shown(notes)
    keepContent(notes, [record])
    builtAt('2026-05-02T08:00:00Z')
    expect(contentAt()).toEqual(new Date('2026-05-02T08:00:00Z'))
  })

  it('goes on as long as the connection holds', () => {
    shown(notes)
    keepContent(notes, [record])
    vi.setSystemTime(new Date('2026-05-01T12:30:00Z'))
    window.dispatchEvent(new Event('offline'))
    expect(contentAt()).toEqual(new Date('2026-05-01T12:30:00Z'))
  })

  it('is that of its oldest part', () => {
    shown(notes, images)
    localStorage.setItem('content-images', '{"at":"2026-04-20T12:00:00Z","records":[]}')
    keepContent(notes, [record])
    expect(contentAt()).toEqual(new Date('2026-04-20T12:00:00Z'))
  })
})
