import { describe, expect, it } from 'vitest'
import { originOf } from './client-address.ts'

const origin = (forwarded?: string, socket?: string) => originOf(forwarded, socket, 'key')

describe('the sender’s address', () => {
  it('is the last forwarded one; what a client writes before it counts for nothing', () => {
    expect(origin('1.1.1.1, 203.0.113.7').own).toBe(origin('203.0.113.7').own)
    expect(origin('203.0.113.7, 1.1.1.1').own).not.toBe(origin('203.0.113.7').own)
  })

  it('is the one before those that proxies of our own add', () => {
    const behind = (forwarded: string, hops: number) =>
      originOf(forwarded, undefined, 'key', hops).own
    const { own } = origin('203.0.113.7')
    expect(behind('1.1.1.1, 203.0.113.7, 66.102.8.142', 1)).toBe(own)
    expect(behind('1.1.1.1, 203.0.113.7, 66.102.8.142, 151.101.1.1', 2)).toBe(own)
    expect(behind('203.0.113.7', 1)).toBe(own)
  })

  it('is the connection’s own without a proxy', () => {
    expect(origin(undefined, '127.0.0.1')).toEqual(origin('127.0.0.1'))
    expect(origin('', '127.0.0.1')).toEqual(origin('127.0.0.1'))
    expect(origin('203.0.113.7', '127.0.0.1')).toEqual(origin('203.0.113.7'))
  })

  it('that is none is one sender, whatever it says', () => {
    expect(origin('nonsense')).toEqual(origin(undefined))
    expect(origin('nonsense').own).not.toBe(origin('127.0.0.1').own)
  })
})

describe.each([
  { desc: 'an IPv4 address and itself', other: '203.0.113.7', own: true, wider: true },
  { desc: 'the same, written as IPv6', other: '::ffff:203.0.113.7', own: true, wider: true },
  { desc: 'the same, written as hexadecimal', other: '::FFFF:cb00:7107', own: true, wider: true },
  { desc: 'its neighbour in the /24', other: '203.0.113.8', own: false, wider: true },
  { desc: 'the last one of the /24', other: '203.0.113.255', own: false, wider: true },
  { desc: 'the next /24', other: '203.0.114.7', own: false, wider: false },
  { desc: 'the same end elsewhere', other: '203.1.113.7', own: false, wider: false },
])('an IPv4 sender: $desc', ({ other, own, wider }) => {
  sameNetworks('203.0.113.7', other, own, wider)
})

describe.each([
  { desc: 'the same /64', other: '2001:DB8:0000:1201:ffff:1:2:3', own: true, wider: true },
  { desc: 'the first /64 of the /56', other: '2001:db8:0:1200::1', own: true, wider: true },
  { desc: 'the last /64 of the /56', other: '2001:db8:0:12ff::1', own: true, wider: true },
  { desc: 'with a zone', other: '2001:db8:0:1201::1%eth0', own: true, wider: true },
  { desc: 'the next /56', other: '2001:db8:0:1300::1', own: false, wider: true },
  { desc: 'the first /56 of the /48', other: '2001:db8::', own: false, wider: true },
  { desc: 'the last /56 of the /48', other: '2001:db8:0:ffff::1', own: false, wider: true },
  { desc: 'the next /48', other: '2001:db8:1:1201::1', own: false, wider: false },
  { desc: 'another third group', other: '2001:db9:0:1201::1', own: false, wider: false },
  { desc: 'another first group', other: '3001:db8:0:1201::1', own: false, wider: false },
])('an IPv6 sender: $desc', ({ other, own, wider }) => {
  sameNetworks('2001:db8:0:1201::1', other, own, wider)
})

describe.each([
  { desc: 'the loopback', one: '::1', other: '0:0:0:0:0:0:0:9' },
  { desc: 'all groups written', one: '2001:db8:0:1201:1:2:3:4', other: '2001:db8::1201:0:0:0:0' },
  { desc: 'a gap at the end', one: '2001:db8:0:1201::', other: '2001:db8:0:1201::5' },
])('one IPv6 network in two writings: $desc', ({ one, other }) => {
  sameNetworks(one, other, true, true)
})

it('an IPv4 address is only found in its own range of IPv6', () => {
  expect(origin('::fffe:203.0.113.7').own).toBe(origin('::1').own)
  expect(origin('1::ffff:203.0.113.7').own).not.toBe(origin('203.0.113.7').own)
})

it('a gap before the fourth group is filled with as many groups as are missing', () => {
  const [one, other] = [origin('2001::1:1:1:1:1'), origin('2001:0:0:ab01:1:1:1:1')]
  expect(one.own).not.toBe(other.own)
  expect(one.wider).toBe(other.wider)
})

it('networks of different sizes never count as one', () => {
  for (const address of ['203.0.113.0', '2001:db8::']) {
    const { own, wider } = origin(address)
    expect(own).not.toBe(wider)
  }
})

it('no network can be told without the key, and none is part of the hash', () => {
  const { own, wider } = origin('203.0.113.7')
  const another = originOf('203.0.113.7', undefined, 'another')
  expect(another.own).not.toBe(own)
  expect(another.wider).not.toBe(wider)
  expect(origin('1.1.1.1, 203.0.113.7').others).toMatch(/^[\w-]{43}$/)
  expect(origin('203.0.113.7').others).toBe('')
  for (const hash of [own, wider]) expect(hash).toMatch(/^[\w-]{43}$/)
})

function sameNetworks(one: string, other: string, own: boolean, wider: boolean) {
  it(`${own ? 'is' : 'is not'} the same subscriber`, () => {
    expect(origin(one).own === origin(other).own).toBe(own)
  })
  it(`${wider ? 'is' : 'is not'} in the same wider network`, () => {
    expect(origin(one).wider === origin(other).wider).toBe(wider)
  })
}
