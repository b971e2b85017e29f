import type { ContentSnapshot } from '#data/content/content-listener.ts'
import type { ContentDefinition } from '#model/define-content.ts'
import { inOrder } from '#model/order.ts'

/** As many records as may arrive together, in one task, without being felt on a slow machine. */
const ASKED_AT_ONCE = 24

interface PartHandlers<D extends ContentDefinition> {
  /** A snapshot is there, of as many records; it is read now. */
  readonly arrived: (fromCache: boolean, size: number) => void
  /** It has been read. */
  readonly next: (snapshot: ContentSnapshot<D>) => void
  readonly fail: (error: Error) => void
}

interface Join<D extends ContentDefinition, P> {
  definition: D
  /** Each record is in one of them. */
  parts: readonly P[]
  /** Starts listening to one; returns what stops it. */
  open: (part: P, handlers: PartHandlers<D>) => () => void
  onNext: (snapshot: ContentSnapshot<D>) => void
  onError: (error: Error) => void
}

/**
 * Makes one listener of several: nothing is known before the server has answered for every part, as
 * an empty cache says meanwhile, and nothing new while a change of several parts has reached only some
 * of them. The error of one is the error of all, and all is from the cache when one part is.
 *
 * @returns what to call when all parts are at the same point in time, and what stops all of them
 */
export function joinParts<D extends ContentDefinition, P>(join: Join<D, P>) {
  const { definition, parts, open, onNext, onError } = join
  const heard = new Map<P, ContentSnapshot<D>>()
  const answered = new Set<P>()
  const unread = new Set<P>()
  const stops: (() => void)[] = []
  let opened = 0
  let records = 0
  let synced = false
  let stopped = false

  function stop() {
    stopped = true
    for (const each of stops.splice(0)) each()
  }

  /** The first alone, then as many at once as hold few records, going by those that have answered. */
  function openMore() {
    const each = answered.size === 0 ? ASKED_AT_ONCE : records / answered.size
    const atOnce = Math.max(1, Math.floor(ASKED_AT_ONCE / each))
    while (!stopped && opened < parts.length && opened - answered.size < atOnce) openNext()
  }

  function openNext() {
    const part = parts[opened]
    if (part === undefined) return
    opened += 1
    stops.push(
      open(part, {
        arrived: (fromCache, size) => {
          unread.add(part)
          synced = false
          if (fromCache || answered.has(part)) return
          answered.add(part)
          records += size
          openMore()
        },
        next: (snapshot) => {
          unread.delete(part)
          heard.set(part, snapshot)
          handOver()
        },
        fail: (error) => {
          if (stopped) return
          stop()
          onError(error)
        },
      }),
    )
  }

  function handOver() {
    if (stopped) return
    if (answered.size < parts.length) return onNext({ records: [], broken: [], source: 'cache' })
    if (!synced || unread.size > 0) return
    const known = [...heard.values()]
    onNext({
      records: inOrder(
        definition,
        known.flatMap(({ records }) => records),
      ),
      broken: known.flatMap(({ broken }) => broken),
      source: known.some(({ source }) => source === 'cache') ? 'cache' : 'server',
    })
  }

  openMore()
  return {
    inSync: () => {
      synced = true
      handOver()
    },
    stop,
  }
}
