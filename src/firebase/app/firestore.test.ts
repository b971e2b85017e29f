import type { Query } from 'firebase/firestore'
import { expect, it, vi } from 'vitest'
import { listenTo } from '#firebase/app/firestore.ts'

const listeners = vi.hoisted(() => [] as ((snapshot: object) => void)[])
vi.mock('firebase/firestore', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  onSnapshot: (_query: unknown, _options: unknown, next: (snapshot: object) => void) =>
    listeners.push(next),
}))

it('takes a part of the cache for no answer, and the whole of it once the server was heard', () => {
  const heard: unknown[] = []
  listenTo(null as unknown as Query, (snapshot) => heard.push(snapshot), vi.fn())
  const of = (size: number, fromCache: boolean) => ({
    size,
    empty: size === 0,
    metadata: { fromCache },
  })
  listeners[0]?.(of(1, true))
  expect(heard).toEqual([])
  const [whole, later] = [of(3, false), of(2, true)]
  listeners[0]?.(whole)
  listeners[0]?.(later)
  listeners[0]?.(of(0, true))
  expect(heard).toEqual([whole, later])
})
