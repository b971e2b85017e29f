// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { keepTyping, purgePending } from '#firebase/page-draft/pending-changes.ts'
import { DAY_MS } from '#model/time/durations.ts'

afterEach(() => vi.useRealTimers())

it('what was typed on the page is on the device for seven days, whoever uses it then', () => {
  vi.useFakeTimers()
  const typed = { kind: 'edited', opened: {}, fields: { price: '1€' } } as const
  keepTyping('anna', { key: 'courses/klasse-b', ...typed })
  vi.advanceTimersByTime(6 * DAY_MS)
  keepTyping('rolf', { key: 'courses/klasse-a', ...typed })
  purgePending()
  expect(Object.keys(localStorage)).toHaveLength(2)
  vi.advanceTimersByTime(DAY_MS)
  purgePending()
  expect(Object.keys(localStorage)).toEqual(['page-draft-pending:rolf'])
})
