import { array, object, string } from 'yup'
import { readDevice, writeDevice } from '#data/device-storage.ts'
import { idle } from '#hydration/when-painted.ts'
import { decode } from '#model/decode.ts'
import type { Content, ContentDefinition } from '#model/define-content.ts'

const keyOf = ({ collection }: ContentDefinition) => `content-${collection}`

const keptSchema = object({
  /** When the records were confirmed, as an ISO date. */
  at: string().required(),
  records: array(object({ id: string().required() }).required()).required(),
}).required()

/** What this page has kept: current until the connection breaks. */
const current = new Map<string, readonly unknown[]>()

/**
 * Keeps what the store has just confirmed: the next visit begins with it, and the one without a
 * network has nothing else. From now on, until the connection breaks, the content is current.
 */
export function keepContent<D extends ContentDefinition>(
  definition: D,
  records: readonly Content<D>[],
): void {
  if (current.size === 0) window.addEventListener('offline', keepTime)
  current.set(keyOf(definition), records)
  keep(keyOf(definition), records)
}

/** Confirmed, and not on the device yet. */
const waiting = new Map<ContentDefinition, readonly Content<ContentDefinition>[]>()

/**
 * Keeps what the store has just confirmed as soon as the page has nothing else to do, because nobody
 * should wait for it; at the latest when the page is left, on a busy device perhaps before that.
 */
export function keepContentWhenIdle(
  definition: ContentDefinition,
  records: readonly Content<ContentDefinition>[],
): void {
  if (waiting.size === 0) {
    window.addEventListener('pagehide', keepWaiting, { once: true })
    void idle().then(keepWaiting)
  }
  waiting.set(definition, records)
}

function keepWaiting() {
  for (const [definition, records] of waiting) keepContent(definition, records)
  waiting.clear()
  window.removeEventListener('pagehide', keepWaiting)
}

/** Records and their time are one entry: on a full device, both are the earlier ones. */
function keep(key: string, records: readonly unknown[]) {
  writeDevice(key, { at: new Date().toISOString(), records })
}

function keepTime() {
  for (const [key, records] of current) keep(key, records)
}

/**
 * @returns what an earlier visit kept, without the times of writing, and when the store confirmed it;
 *   undefined where there is nothing, and where another build kept what this one cannot read
 */
export function keptContent<D extends ContentDefinition>(
  definition: D,
): { at: Date; records: readonly Content<D>[] } | undefined {
  const kept = readDevice(keyOf(definition))
  if (!keptSchema.isValidSync(kept, { strict: true })) return undefined
  const at = new Date(kept.at)
  if (Number.isNaN(at.getTime())) return undefined
  const records = kept.records.map((record) => decode(definition, record.id, record))
  const readable = records.flatMap((decoded) => (decoded.ok ? [decoded.record] : []))
  return readable.length === records.length ? { at, records: readable } : undefined
}
