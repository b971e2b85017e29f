// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCoursePreselection } from '#site/contact/use-course-preselection.ts'

afterEach(cleanup)

const choose = vi.fn()

beforeEach(() => {
  choose.mockReset()
  vi.useFakeTimers()
  history.replaceState(null, '', '#contact-form?course=klasse-b')
  return () => vi.useRealTimers()
})

it('the course of the address is chosen 300 ms after the form is there', () => {
  renderHook(() => useCoursePreselection('', choose))
  vi.advanceTimersByTime(299)
  expect(choose).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(choose).toHaveBeenCalledExactlyOnceWith('klasse-b')
})

it('the course of a link is chosen at each press', () => {
  renderHook(() => useCoursePreselection('klasse-b', choose))
  vi.advanceTimersByTime(300)
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  expect(choose).toHaveBeenCalledTimes(2)
})

it.each([
  ['course-b', 1],
  // Once for each event: a real form has the course at the first.
  ['', 3],
])(
  'on the way back, the course "%s" in the form is newer than the address or not',
  (own, times) => {
    const { rerender } = renderHook(({ chosen }) => useCoursePreselection(chosen, choose), {
      initialProps: { chosen: '' },
    })
    vi.advanceTimersByTime(300)
    rerender({ chosen: own })
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    expect(choose).toHaveBeenCalledTimes(times)
  },
)

it.each([
  ['course-b', 1],
  ['', 2],
])('after a reload, the course "%s" of a draft is newer than the address or not', (kept, times) => {
  for (const chosen of ['', kept]) {
    const { unmount } = renderHook(() => useCoursePreselection(chosen, choose))
    vi.advanceTimersByTime(300)
    unmount()
  }
  expect(choose).toHaveBeenCalledTimes(times)
})
