import type { Origin } from './client-address.ts'
import { HOUR_MS } from '../shared.ts'

/** One network that is refused for so many different ways to it is a proxy rather than a visitor. */
const ENOUGH = 3
/** Networks that are remembered at most. */
const MOST = 1_000

/**
 * Notices when the address that requests are counted by is a proxy's: all visitors would then share
 * one limit, and hear of too many requests. What a client wrote into the header looks the same, so
 * this is a hint for the technician and changes nothing.
 *
 * @param onSuspicion is told at most once an hour, and no address
 * @returns what hears of each request that was refused because there were too many
 */
export function proxyWatch(onSuspicion: () => void): (origin: Origin, now: Date) => void {
  let hour = 0
  let said = false
  let ways = new Map<string, Set<string>>()
  return ({ own, others }, now) => {
    const current = Math.floor(now.getTime() / HOUR_MS)
    if (current !== hour) [hour, said, ways] = [current, false, new Map<string, Set<string>>()]
    if (said || !others || ways.size >= MOST) return
    const known = (ways.get(own) ?? new Set()).add(others)
    ways.set(own, known)
    if (known.size < ENOUGH) return
    said = true
    onSuspicion()
  }
}
