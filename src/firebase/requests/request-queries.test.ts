import type { QuerySnapshot } from 'firebase/firestore'
import { expect, it, vi } from 'vitest'
import { readRequests } from '#firebase/requests/request-queries.ts'

const sent = { name: 'Mara Muster', email: 'mara@example.com', state: 'sent', attempts: 1 }

it('a broken request is left out, as is a deleted one, and the others are read', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const stored = {
    broken: { ...sent, attempts: 'viele' },
    whole: sent,
    deleted: { ...sent, state: 'deleted' },
  }
  const docs = Object.entries(stored).map(([id, data]) => ({ id, data: () => data }))
  const read = readRequests(docs as unknown as QuerySnapshot['docs'])
  expect(read.map(({ id }) => id)).toEqual(['whole'])
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/broken is left out/)]])
  warn.mockRestore()
})
