import { describe, expect, it } from 'vitest'
import { hashedAddress } from './client-address.ts'

const hash = (forwarded?: string, socket?: string) => hashedAddress(forwarded, socket, 'key')

describe('the sender’s address', () => {
  it('is the last forwarded one; what a client writes before it counts for nothing', () => {
    expect(hash('1.1.1.1, 203.0.113.7')).toBe(hash('203.0.113.7'))
    expect(hash('203.0.113.7, 1.1.1.1')).not.toBe(hash('203.0.113.7'))
  })

  it('is the connection’s own without a proxy', () => {
    expect(hash(undefined, '127.0.0.1')).toBe(hash('127.0.0.1'))
    expect(hash('', '127.0.0.1')).toBe(hash('127.0.0.1'))
  })

  it.each([
    {
      desc: 'one /64 network, however written',
      one: '2001:db8:0:1::1',
      other: '2001:DB8:0000:0001:ffff:1:2:3',
      same: true,
    },
    { desc: 'two /64 networks', one: '2001:db8:0:1::1', other: '2001:db8:0:2::1', same: false },
    { desc: 'a network that starts with a gap', one: '::1', other: '0:0:0:0:0:0:0:9', same: true },
    {
      desc: 'an IPv4 address written as IPv6',
      one: '::ffff:203.0.113.7',
      other: '203.0.113.7',
      same: true,
    },
    { desc: 'two IPv4 neighbours', one: '203.0.113.7', other: '203.0.113.8', same: false },
  ])('$desc: same sender is $same', ({ one, other, same }) => {
    expect(hash(one) === hash(other)).toBe(same)
  })

  it('cannot be told without the key, and is none of the address', () => {
    expect(hashedAddress('203.0.113.7', undefined, 'another')).not.toBe(hash('203.0.113.7'))
    expect(hash('203.0.113.7')).toMatch(/^[\w-]{43}$/)
  })
})
