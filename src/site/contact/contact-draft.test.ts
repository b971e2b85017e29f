// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  EMPTY_FIELDS,
  keepDraft,
  keptDraft,
  newDraft,
  useDraftAtStart,
  useHasDraft,
  useKeptDraft,
} from '#site/contact/contact-draft.ts'

const typed = { ...EMPTY_FIELDS, name: 'Mara Muster' }

/** As the form does when somebody types. */
function type() {
  const start = renderHook(useDraftAtStart).result.current
  return renderHook(() => useKeptDraft(start, typed, vi.fn())).result.current.current
}

function daysLater(days: number) {
  vi.setSystemTime(new Date(Date.now() + days * 24 * 3_600_000))
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: new Date('2026-05-01T12:00:00Z') })
  return () => {
    cleanup()
    vi.useRealTimers()
  }
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

/** A tab with the form, which hears of what others keep as browsers tell it. */
function openTab() {
  const start = renderHook(useDraftAtStart).result.current
  const show = (fields: typeof EMPTY_FIELDS) => form.rerender(fields)
  const form = renderHook((fields) => useKeptDraft(start, fields, show), {
    initialProps: start.fields,
  })
  const fields = () => form.result.current.current.fields
  const write = (changed: Partial<typeof EMPTY_FIELDS>) => {
    show({ ...fields(), ...changed })
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'contact-draft' })))
  }
  return { fields, write }
}

describe('of two tabs', () => {
  it('the one in which nothing is written goes on with what was typed in the other', () => {
    const [one, other] = [openTab(), openTab()]
    one.write({ name: 'Mara' })
    one.write({ name: 'Mara Muster' })
    expect(other.fields()).toEqual(typed)
    other.write({ selectedCourse: 'klasse-b' })
    expect(keptDraft()?.fields).toEqual({ ...typed, selectedCourse: 'klasse-b' })
    other.write(EMPTY_FIELDS)
    expect(keptDraft()).toBeUndefined()
  })

  it('in which different things are written each keeps its own, also when the other is sent', () => {
    const [one, other] = [openTab(), openTab()]
    one.write({ name: 'Mara Muster' })
    other.write({ name: 'Otto Muster' })
    expect(one.fields()).toEqual(typed)
    one.write({ message: 'Guten Tag' })
    other.write(EMPTY_FIELDS)
    expect(keptDraft()?.fields).toEqual({ ...typed, message: 'Guten Tag' })
    // Empty again, it goes on with what is there.
    one.write({ message: '' })
    expect(other.fields()).toEqual(typed)
  })
})

describe('of a page that the browser brings back', () => {
  const bringBack = () =>
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))

  it('is what was typed or sent meanwhile, where nothing is written in it', () => {
    const { fields } = openTab()
    const meanwhile = newDraft(typed)
    keepDraft(meanwhile)
    bringBack()
    expect(fields()).toEqual(typed)
    expect(keptDraft()).toEqual(meanwhile)
    keepDraft(newDraft(EMPTY_FIELDS))
    bringBack()
    expect(fields()).toEqual(EMPTY_FIELDS)
  })

  it('stays where something is written in it', () => {
    const { fields, write } = openTab()
    write({ name: 'Mara Muster' })
    keepDraft(newDraft({ ...EMPTY_FIELDS, name: 'Otto Muster' }))
    bringBack()
    expect(fields()).toEqual(typed)
  })
})
