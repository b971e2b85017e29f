import { Timestamp, type Firestore } from 'firebase-admin/firestore'
import { DAY_MS, RELEASES_KEPT_DAYS } from '../shared.ts'
import { digestOf } from './digest.ts'
import { imagesIn } from './images-in.ts'
import { LeaseLost, takeLease, type Lease } from './lease.ts'
import { publicationDocument, storedReleases, type StoredRelease } from './publication-state.ts'
import { readContent } from './read-content.ts'
import type { Renderer } from './renderer.ts'
import { OtherBuild, type SiteHost } from './hosting/site-host.ts'

/** Writes close together are one publication: how long they must rest, and how long that may take. */
const REST_MS = 2_000
const LONGEST_WAIT_MS = 10_000
/** Pauses between attempts; after the last one the scheduled function tries again. */
const PAUSES_MS = [2_000, 8_000]

export interface Publishing {
  readonly db: Firestore
  readonly now: () => Date
  readonly sleep: (ms: number) => Promise<unknown>
  readonly host: SiteHost
  readonly renderer: () => Promise<Renderer>
  /** Hears of every attempt that failed. */
  readonly onFailure: (error: Error) => void
  /** How long a worker that died keeps the others waiting, in milliseconds; usually LEASE_MS. */
  readonly leaseMs?: number
}

/**
 * Publishes until visitors get what the store holds. Does nothing while another worker is at it, which
 * then also publishes what was written meanwhile. Never throws for a publication that fails: that is
 * noted for staff, and tried again.
 *
 * @throws when Firestore does not answer; it can then be called again
 */
export async function publishDue(publishing: Publishing): Promise<void> {
  const { db, now, leaseMs } = publishing
  const lease = await takeLease(db, now, { leaseMs })
  if (!lease) return
  try {
    do {
      await withPatience(publishing, lease)
    } while (await lease.endUnlessDue())
  } catch (error) {
    // Where another worker has taken over, there is nothing to give back.
    if (error instanceof GivenUp) await lease.end({ error: error.message }).catch(() => {})
    else if (error instanceof LeaseLost) await lease.end({}).catch(() => {})
    else throw error
  } finally {
    lease.stop()
  }
}

class GivenUp extends Error {}

async function withPatience(publishing: Publishing, lease: NonNullable<Lease>): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const error = await publish(publishing, lease).then(
      () => undefined,
      (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason))),
    )
    if (!error) return
    if (error instanceof LeaseLost) throw error
    publishing.onFailure(error)
    const pause = PAUSES_MS[attempt]
    // Only a deployment helps there.
    if (pause === undefined || error instanceof OtherBuild) throw new GivenUp(error.message)
    await lease.note({ error: error.message })
    await publishing.sleep(pause)
  }
}

async function publish(publishing: Publishing, lease: NonNullable<Lease>): Promise<void> {
  const { db, now, host } = publishing
  await untilWritesRest(publishing)
  const { state, content } = await readContent(db, now())
  const live_at = Timestamp.fromDate(new Date(content.at))
  const current = { live: state.wanted ?? 0, live_at, error: '' }
  const digest = digestOf(content)
  const [served, { build, renderSite }] = await Promise.all([host.live(), publishing.renderer()])
  if (served && served === state.release && digest === state.content) {
    return lease.note(current)
  }
  const files = await renderSite(build, content)
  const release = await host.publish({
    files,
    build: build.id,
    note: `Content of ${content.at}`,
    beforeRelease: lease.confirm,
  })
  const shown = { release, content: digest, images: imagesIn(content) }
  const expires_at = Timestamp.fromMillis(live_at.toMillis() + RELEASES_KEPT_DAYS * DAY_MS)
  const stored: StoredRelease = { ...shown, at: live_at, build: build.id, expires_at }
  await storedReleases(db).add(stored)
  await lease.note({ ...current, ...shown, build: build.id })
}

async function untilWritesRest({ db, now, sleep }: Publishing): Promise<void> {
  const wanted = async () => (await publicationDocument(db).get()).data()?.wanted
  const end = now().getTime() + LONGEST_WAIT_MS
  for (let before = await wanted(); ;) {
    await sleep(REST_MS)
    const after = await wanted()
    if (after === before || now().getTime() >= end) return
    before = after
  }
}
