import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'

/**
 * The sender's network address as a keyed hash: the same sender has the same one, and nobody
 * without the key can tell whose it is.
 *
 * @param forwardedFor the `X-Forwarded-For` header: entries before the last were sent by the
 *   client and prove nothing; the last was added by Google's front end
 * @param socketAddress used without a header, as on the emulators
 */
export function hashedAddress(
  forwardedFor: string | undefined,
  socketAddress: string | undefined,
  key: string,
): string {
  const address = forwardedFor?.split(',').at(-1)?.trim() || socketAddress || 'unknown'
  return createHmac('sha256', key).update(network(address)).digest('base64url')
}

/** An IPv6 subscriber has a whole /64; an IPv4 address stands alone, also in its IPv6 writing. */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const gap = address.includes('::')
    ? Array<string>(8 - before.length - after.length).fill('0')
    : []
  return [...before, ...gap, ...after]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}
