import { createHmac } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'

/** What a request is counted by, as keyed hashes: nobody without the key can tell whose they are. */
export interface Networks {
  /** What one subscriber has: an IPv4 address, or an IPv6 /56, which holds 256 networks. */
  readonly own: string
  /** What somebody with many of them has at least one of: an IPv4 /24 or an IPv6 /48. */
  readonly wider: string
}

export interface Origin extends Networks {
  /** What else the request says to have come through, hashed; empty for nothing. Nothing counts by it. */
  readonly others: string
}

/**
 * The networks of whoever sent a request.
 *
 * @param forwardedFor the `X-Forwarded-For` header: the last entry was added by Google's front end,
 *   those before it were sent by the client and prove nothing
 * @param socketAddress used without a header, as on the emulators
 * @param hops how many entries proxies of our own add after the client's
 */
export function originOf(
  forwardedFor: string | undefined,
  socketAddress: string | undefined,
  key: string,
  hops = 0,
): Origin {
  const entries = (forwardedFor ?? '').split(',').map((entry) => entry.trim())
  const index = Math.max(0, entries.length - 1 - hops)
  const { own, wider } = networksOf(entries[index] || String(socketAddress))
  const others = entries.toSpliced(index, 1).join()
  return {
    ...{ own: keyedHash(own, key), wider: keyedHash(wider, key) },
    others: others && keyedHash(others, key),
  }
}

const keyedHash = (text: string, key: string) =>
  createHmac('sha256', key).update(text).digest('base64url')

/** The mailbox behind an address: whatever its letters' case, and what was added after a plus. */
export const mailboxOf = (email: string, key: string): string =>
  keyedHash(email.toLowerCase().replace(/\+.*@/, '@'), key)

/** How the 32 digits of an IPv4 address in its IPv6 writing begin, `::ffff:203.0.113.7`. */
const IPV4 = '0'.repeat(20) + 'ffff'

function networksOf(address: string): Networks {
  // Texts that are no address share one counter.
  const known = isIPv4(address) ? `::ffff:${address}` : isIPv6(address) ? address : '::'
  const digits = digitsOf(known)
  return digits.startsWith(IPV4)
    ? { own: digits, wider: digits.replace(/..$/, '') }
    : { own: digits.slice(0, 14), wider: digits.slice(0, 12) }
}

/** The 32 hexadecimal digits of an IPv6 address, however it is written: four bits each. */
function digitsOf(address: string): string {
  // The URL's parser knows one writing only, without letters' case, leading zeros, zones and dots.
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`)
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const gap = Array<string>(8 - before.length - after.length).fill('')
  return [...before, ...gap, ...after].map((group) => group.padStart(4, '0')).join('')
}
