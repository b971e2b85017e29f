import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { browserErrors } from './browser-errors.ts'

const ORIGIN = 'https://school.example'
const sample = { kind: 'error', place: '/assets/a.js:1:2', page: '/' }

function logging() {
  const logged: { event: string }[] = []
  let time = new Date('2026-11-22T10:00:30Z')
  const receive = browserErrors({
    origins: [ORIGIN, 'https://school.web.app'],
    now: () => time,
    log: (_message, fields) => logged.push(fields),
  })
  return {
    logged,
    at: (iso: string) => (time = new Date(iso)),
    send: (report?: object, { method = 'POST', origin = ORIGIN } = {}) => {
      const response = new ServerResponse(new IncomingMessage(new Socket()))
      receive(
        {
          method,
          headers: { origin },
          ...(report && { rawBody: Buffer.from(JSON.stringify(report)) }),
        },
        response,
      )
      expect(response.statusCode).toBe(204)
    },
  }
}

it('logs a report as one line with its fields', () => {
  const { logged, send } = logging()
  send(sample)
  send({ ...sample, kind: 'policy' }, { origin: 'https://school.web.app' })
  expect(logged).toEqual([
    { event: 'browser-error', ...sample },
    { event: 'browser-error', ...sample, kind: 'policy' },
  ])
})

it('logs nothing else that somebody sends', () => {
  const { logged, send } = logging()
  send({ ...sample, text: 'for mara@example.com', page: '/mara' })
  expect(logged).toEqual([{ event: 'browser-error', ...sample, page: 'other' }])
})

it('drops what is no report, too long, not posted or from another website', () => {
  const { logged, send } = logging()
  send({ ...sample, kind: 'other' })
  send({ ...sample, more: 'ä'.repeat(1_024) })
  send(sample, { method: 'GET' })
  send(sample, { origin: 'https://foreign.example' })
  send(sample, { origin: '' })
  send()
  expect(logged).toEqual([])
})

it('logs 30 reports a minute, then once that there are more, until the next minute', () => {
  const { logged, send, at } = logging()
  for (let count = 0; count < 30; count += 1) send(sample)
  expect(new Set(logged.map(({ event }) => event))).toEqual(new Set(['browser-error']))
  at('2026-11-22T10:00:59.999Z')
  for (let count = 0; count < 100; count += 1) send(sample)
  expect(logged).toHaveLength(31)
  expect(logged.at(-1)).toEqual({ event: 'browser-errors-dropped' })
  at('2026-11-22T10:01:00Z')
  send(sample)
  expect(logged.slice(31)).toEqual([{ event: 'browser-error', ...sample }])
})
