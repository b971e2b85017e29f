import { createHmac } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'

/** Where a request comes from, as keyed hashes: nobody without the key can tell whose they are. */
export interface Origin {
  /** What one subscriber has: an IPv4 address, or an IPv6 /56, which holds 256 networks. */
  readonly own: string
  /** What somebody with many of them has at least one of: an IPv4 /24 or an IPv6 /48. */
  readonly wider: string
}

/**
 * The networks of whoever sent a request.
 *
 * @param forwardedFor the `X-Forwarded-For` header: entries before the last were sent by the
 *   client and prove nothing; the last was added by Google's front end
 * @param socketAddress used without a header, as on the emulators
 */
export function originOf(
  forwardedFor: string | undefined,
  socketAddress: string | undefined,
  key: string,
): Origin {
  const address = forwardedFor?.split(',').at(-1)?.trim() || socketAddress || ''
  const { own, wider } = networksOf(address)
  const hash = (network: string) => createHmac('sha256', key).update(network).digest('base64url')
  return { own: hash(own), wider: hash(wider) }
}

function networksOf(address: string): Origin {
  if (isIPv4(address)) return { own: address, wider: address.replace(/\d+$/, '0/24') }
  if (!isIPv6(address)) return { own: 'unknown', wider: 'unknown' }
  const groups = groupsOf(address)
  const mapped = ipv4In(groups)
  if (mapped) return networksOf(mapped)
  const [first = 0, second = 0, third = 0, fourth = 0] = groups
  const site = [first, second, third]
  return { own: `${[...site, fourth >> 8].join(':')}/56`, wider: `${site.join(':')}/48` }
}

/** The eight numbers of an IPv6 address, however it is written. */
function groupsOf(address: string): number[] {
  const [withoutZone = ''] = address.split('%')
  // The URL's parser knows one writing only, without letters' case, leading zeros and dots.
  const written = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1)
  const [head = '', tail = ''] = written.split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const [before, after] = [groups(head), groups(tail)]
  const gap = Array<string>(8 - before.length - after.length).fill('0')
  return [...before, ...gap, ...after].map((text) => parseInt(text, 16))
}

/** An IPv4 address in its IPv6 writing, `::ffff:203.0.113.7`. */
function ipv4In(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6)
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:65535') return undefined
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
