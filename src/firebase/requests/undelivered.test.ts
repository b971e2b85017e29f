// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { Timestamp } from 'firebase/firestore'
import { afterEach, expect, it, vi } from 'vitest'
import { useUndelivered } from '#firebase/requests/undelivered.ts'

const listeners = vi.hoisted(() => [] as ((snapshot: object) => void)[])
vi.mock('#firebase/app/firestore.ts', () => ({ firestore: vi.fn() }))
vi.mock('firebase/firestore', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ...{ collection: vi.fn(), limit: vi.fn(), query: vi.fn(), where: vi.fn() },
  onSnapshot: (_query: unknown, next: (snapshot: object) => void) => {
    listeners.push(next)
    return vi.fn()
  },
}))
afterEach(() => vi.useRealTimers())

it('counts a request that nobody tries to send, though nothing is heard of it any more', () => {
  vi.useFakeTimers()
  const fields: Record<string, unknown> = { created_at: Timestamp.now(), last_error: '' }
  const { result } = renderHook(() => useUndelivered())
  act(() => listeners[0]?.({ docs: [{ get: (name: string) => fields[name] }] }))
  expect(result.current).toBe(0)
  act(() => void vi.advanceTimersByTime(11 * 60_000))
  expect(result.current).toBe(1)
})
