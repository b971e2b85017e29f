// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { Timestamp } from 'firebase/firestore'
import { afterEach, expect, it, vi } from 'vitest'
import { useUndelivered } from '#firebase/requests/undelivered.ts'

const listeners = vi.hoisted(() => [] as { next: (heard: object) => void; fail: () => void }[])
const context = vi.hoisted(() => ({ attempt: 0 }))
vi.mock('#firebase/app/firestore.ts', () => ({
  firestore: vi.fn(),
  listenTo(_query: unknown, next: (heard: object) => void, fail: () => void) {
    listeners.push({ next, fail })
    return vi.fn()
  },
}))
vi.mock('#firebase/requests/RequestsProvider.tsx', () => ({ useRequestsContext: () => context }))
vi.mock('firebase/firestore', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ...{ collection: vi.fn(), limit: vi.fn(), query: vi.fn(), where: vi.fn() },
}))
afterEach(() => vi.useRealTimers())

const snapshot = (fields: Record<string, unknown>) => ({
  docs: [{ id: 'one', get: (name: string) => fields[name] }],
})

it('has a request that nobody tries to send, though nothing is heard of it any more', () => {
  vi.useFakeTimers()
  const { result } = renderHook(() => useUndelivered())
  act(() => listeners.pop()?.next(snapshot({ created_at: Timestamp.now(), last_error: '' })))
  expect(result.current).toEqual([])
  act(() => void vi.advanceTimersByTime(11 * 60_000))
  expect(result.current).toEqual(['one'])
})

it('listens anew, after an error, with the next attempt to hear from the store', () => {
  const { result, rerender } = renderHook(() => useUndelivered())
  act(() => listeners.pop()?.fail())
  expect(result.current).toBeUndefined()
  context.attempt += 1
  rerender()
  act(() => listeners.pop()?.next(snapshot({ last_error: '535 no' })))
  expect(result.current).toEqual(['one'])
})
