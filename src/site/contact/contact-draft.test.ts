// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  EMPTY_FIELDS,
  keptDraft,
  useDraftAtStart,
  useHasDraft,
  useKeptDraft,
} from '#site/contact/contact-draft.ts'

const typed = { ...EMPTY_FIELDS, name: 'Mara Muster' }

/** As the form does when somebody types. */
function type() {
  const start = renderHook(useDraftAtStart).result.current
  return renderHook(() => useKeptDraft(start, typed)).result.current.current
}

function daysLater(days: number) {
  vi.setSystemTime(new Date(Date.now() + days * 24 * 3_600_000))
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: new Date('2026-05-01T12:00:00Z') })
  return () => vi.useRealTimers()
})

describe('a draft', () => {
  it('is there for a week, with the id of its request', () => {
    const draft = type()
    daysLater(6.9)
    expect(keptDraft()).toEqual(draft)
    expect(renderHook(useHasDraft).result.current).toBe(true)
  })

  it('is removed from the device by whatever page is opened after that', () => {
    type()
    daysLater(7)
    expect(renderHook(useHasDraft).result.current).toBe(false)
    expect(localStorage.length).toBe(0)
    expect(renderHook(useDraftAtStart).result.current.fields).toEqual(EMPTY_FIELDS)
  })

  it('of an older page lacks what that did not ask', () => {
    const { name, email, phone, message, selectedCourse } = typed
    const fields = { name, email, phone, message, selectedCourse }
    const older = { requestId: crypto.randomUUID(), fields, at: '2026-05-01T11:00:00Z' }
    localStorage.setItem('contact-draft', JSON.stringify(older))
    expect(keptDraft()?.fields).toEqual(typed)
  })

  it.each([
    ['without a time', { requestId: crypto.randomUUID(), fields: typed }],
    ['with a time that is none', { requestId: crypto.randomUUID(), fields: typed, at: 'monday' }],
    ['of another shape', { fields: 'Mara Muster', at: '2026-05-01T12:00:00Z' }],
  ])('%s is removed, as nobody knows its age', (_, kept) => {
    localStorage.setItem('contact-draft', JSON.stringify(kept))
    expect(keptDraft()).toBeUndefined()
    expect(localStorage.length).toBe(0)
  })
})
