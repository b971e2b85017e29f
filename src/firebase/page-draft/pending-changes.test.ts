// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { draftIn } from '#firebase/page-draft/draft-document.ts'
import {
  keepTyping,
  noteDraft,
  purgePending,
  resendPending,
} from '#firebase/page-draft/pending-changes.ts'
import { DAY_MS } from '#model/time/durations.ts'

afterEach(() => vi.useRealTimers())

const typed = { kind: 'edited', opened: {}, fields: { price: '1€' } } as const

it('what was typed on the page is on the device for seven days, whoever uses it then', () => {
  vi.useFakeTimers()
  keepTyping('anna', { key: 'courses/klasse-b', ...typed })
  vi.advanceTimersByTime(6 * DAY_MS)
  keepTyping('rolf', { key: 'courses/klasse-a', ...typed })
  purgePending()
  expect(Object.keys(localStorage)).toHaveLength(2)
  vi.advanceTimersByTime(DAY_MS)
  purgePending()
  expect(Object.keys(localStorage)).toEqual(['page-draft-pending:rolf'])
})

it('what was typed is sent again to a draft that names the record and no field of it', () => {
  const key = 'courses/klasse-b'
  keepTyping('anna', { key, ...typed })
  noteDraft(draftIn({ changes: { [key]: { kind: 'edited' } } }))
  const send = vi.fn(() => Promise.resolve())
  resendPending('anna', send)
  expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key, ...typed }))
})
