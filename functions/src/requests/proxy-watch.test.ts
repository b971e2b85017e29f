import { expect, it, vi } from 'vitest'
import { originOf } from './client-address.ts'
import { proxyWatch } from './proxy-watch.ts'

const NOON = new Date('2026-03-02T12:00:00Z')
const LATER = new Date('2026-03-02T13:00:00Z')
const PROXY = '66.102.8.142'
const from = (header: string) => originOf(header, undefined, 'key')

it('a proxy that is taken for a visitor is noticed, once an hour', () => {
  const onSuspicion = vi.fn()
  const refused = proxyWatch(onSuspicion)
  const visitors = ['198.51.100.1', '198.51.100.2', '203.0.113.7', '2001:db8::1']
  visitors.slice(0, 2).forEach((visitor) => refused(from(`${visitor}, ${PROXY}`), NOON))
  expect(onSuspicion).not.toHaveBeenCalled()
  visitors.forEach((visitor) => refused(from(`${visitor}, ${PROXY}`), NOON))
  expect(onSuspicion).toHaveBeenCalledTimes(1)
  visitors.forEach((visitor) => refused(from(`${visitor}, ${PROXY}`), LATER))
  expect(onSuspicion).toHaveBeenCalledTimes(2)
})

it('a visitor who sends too much is none, nor are many visitors', () => {
  const onSuspicion = vi.fn()
  const refused = proxyWatch(onSuspicion)
  for (let times = 0; times < 9; times += 1) {
    refused(from('203.0.113.7'), NOON)
    refused(from('10.0.0.1, 203.0.113.8'), NOON)
    refused(from(`10.0.0.${times}, 203.0.113.${times}`), NOON)
  }
  expect(onSuspicion).not.toHaveBeenCalled()
})
