// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useActiveSection } from '#site/layout/use-active-section.ts'

const IDS = ['courses', 'values', 'contact']

it('is the last of the sections that one report has', () => {
  const observers: IntersectionObserverCallback[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        observers.push(callback)
      }
      observe() {}
      disconnect() {}
    },
  )
  const { result } = renderHook(() => useActiveSection(IDS))
  const report = (...entries: [id: string, isIntersecting: boolean][]) =>
    act(() => {
      const all = entries.map(([id, isIntersecting]) => ({ isIntersecting, target: { id } }))
      observers[0]?.(all as never, {} as never)
    })
  report(['courses', true])
  report(['courses', false], ['values', true], ['values', false], ['contact', true])
  expect(result.current).toBe('contact')
  report(['values', true], ['contact', false])
  expect(result.current).toBe('values')
  report(['values', false])
  expect(result.current).toBeUndefined()
})
