import { afterEach, describe, expect, it, vi } from 'vitest'
import { postRequest } from '#firebase/requests/post-request.ts'
import type { ContactRequest } from '#model/requests/contact-request.ts'

const request = { name: 'Mara Muster' } as ContactRequest
const answer = (status: number, body: string) => () =>
  Promise.resolve(new Response(body, { status }))
const error = (status: string) =>
  JSON.stringify({ error: { status, message: 'Das geht so nicht.' } })

afterEach(() => vi.unstubAllGlobals())

describe('a posted request', () => {
  it.each([
    ['stored', answer(200, '{"result":{"ok":true}}'), { state: 'sent' }],
    [
      'refused in words for the visitor',
      answer(400, error('INVALID_ARGUMENT')),
      { state: 'refused', reason: 'Das geht so nicht.' },
    ],
    [
      'over a limit',
      answer(429, error('RESOURCE_EXHAUSTED')),
      { state: 'failed', reason: 'Das geht so nicht.' },
    ],
    [
      'behind too many others',
      answer(503, error('UNAVAILABLE')),
      { state: 'failed', reason: 'Das geht so nicht.' },
    ],
    ['met by a failing function', answer(500, error('INTERNAL')), { state: 'failed' }],
    ['met by a failing server', answer(502, '<html>'), { state: 'failed' }],
    ['answered by something else', answer(200, '<html>'), { state: 'failed' }],
    ['answered with nothing', answer(200, 'null'), { state: 'failed' }],
    [
      'not on its way',
      () => Promise.reject(new TypeError('Failed to fetch')),
      { state: 'unreachable' },
    ],
    [
      'cut off',
      () => Promise.resolve({ ok: true, text: () => Promise.reject(new TypeError()) }),
      { state: 'unreachable' },
    ],
  ])('that was %s', async (_, fetch, outcome) => {
    vi.stubGlobal('fetch', fetch)
    expect(await postRequest('https://example.org/send', request)).toEqual(outcome)
  })
})
