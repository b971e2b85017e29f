// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCoursePreselection } from '#site/contact/use-course-preselection.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const choose = vi.fn()

beforeEach(() => {
  choose.mockReset()
  vi.useFakeTimers()
  location.hash = '#contact-form?course=klasse-b'
  return () => vi.useRealTimers()
})

it('the course of the address is chosen 300 ms after the form is there', () => {
  renderHook(() => useCoursePreselection('', choose))
  vi.advanceTimersByTime(299)
  expect(choose).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(choose).toHaveBeenCalledExactlyOnceWith('klasse-b')
})

it.each([
  ['navigate', 'course-b', 1],
  ['reload', 'course-b', 0],
  ['back_forward', 'course-b', 0],
  ['back_forward', '', 1],
])(
  'after "%s", the course "%s" of a draft is newer than the address or not',
  (type, kept, times) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { type } as PerformanceEntry & { type: string },
    ])
    renderHook(() => useCoursePreselection(kept, choose))
    vi.advanceTimersByTime(300)
    expect(choose).toHaveBeenCalledTimes(times)
  },
)

it('the course of a link is chosen at each press', () => {
  renderHook(() => useCoursePreselection('', choose))
  vi.advanceTimersByTime(300)
  window.dispatchEvent(new Event('popstate'))
  expect(choose).toHaveBeenCalledTimes(2)
})
