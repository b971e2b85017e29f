import { randomUUID } from 'node:crypto'
import {
  FieldValue,
  Timestamp,
  type Firestore,
  type WithFieldValue,
} from 'firebase-admin/firestore'
import {
  hasWorker,
  isDue,
  publicationDocument,
  type PublicationState,
} from './publication-state.ts'

/** A lease ends when it is not renewed for so many milliseconds. */
export const LEASE_MS = 40_000
/** How often that is said meanwhile. */
const TIMES = 4

const given = { lease: null, lease_until: null }

/** Another worker has taken over, or staff hold an earlier release: nothing may be published. */
export class LeaseLost extends Error {}

export type Lease = Awaited<ReturnType<typeof takeLease>>

interface LeaseOptions {
  readonly leaseMs?: number | undefined
  /** Whether the worker has something to do. */
  readonly wants?: (state: PublicationState) => boolean
}

/**
 * Takes the right to publish, which one worker has at a time. It is extended until `stop` is called.
 *
 * @returns undefined when it has not, or another worker is at it
 */
export async function takeLease(
  db: Firestore,
  now: () => Date,
  { leaseMs = LEASE_MS, wants = isDue }: LeaseOptions = {},
) {
  const document = publicationDocument(db)
  const lease = randomUUID()
  const until = () => Timestamp.fromMillis(now().getTime() + leaseMs)

  /** Changes the document as long as the lease is ours. */
  async function change(
    changes: (state: PublicationState) => WithFieldValue<Partial<PublicationState>>,
  ): Promise<WithFieldValue<Partial<PublicationState>>> {
    return db.runTransaction(async (transaction) => {
      const state = (await transaction.get(document)).data()
      if (state?.lease !== lease) throw new LeaseLost('Another worker publishes.')
      const changed = changes(state)
      transaction.update(document, changed)
      return changed
    })
  }

  const taken = await db.runTransaction(async (transaction) => {
    const state = (await transaction.get(document)).data()
    if (!state || !wants(state)) return false
    if (hasWorker(state, now())) return false
    // A failure of an earlier worker is over: what it speaks of is being tried again.
    transaction.update(document, { lease, lease_until: until(), error: '' })
    return true
  })
  if (!taken) return undefined

  const extended = () => change(() => ({ lease_until: until() }))
  // A worker that lost its lease hears so before it releases anything.
  const timer = setInterval(() => void extended().catch(() => {}), leaseMs / TIMES)

  return {
    /** @throws LeaseLost when nothing may be released */
    confirm: async () => {
      await change(({ held }) => {
        if (held) throw new LeaseLost('An earlier release is held.')
        return { lease_until: until() }
      })
    },
    /** Notes what has happened. */
    note: async (changes: WithFieldValue<Partial<PublicationState>>) => {
      await change(() => changes)
    },
    /** Gives the lease back, unless more was written meanwhile. @returns whether it was */
    endUnlessDue: async () => {
      const changed = await change((state) => (isDue(state) ? { lease_until: until() } : given))
      return changed.lease !== null
    },
    /**
     * Notes what has happened and gives the lease back at once: whoever reads of it and asks for
     * something finds no worker any more.
     */
    end: async (changes: WithFieldValue<Partial<PublicationState>>) => {
      await change(() => ({ ...changes, ...given }))
    },
    /** As `end`; a worker that came meanwhile and found the lease taken is called again. */
    endAndWake: async (changesOf: (state: PublicationState) => Partial<PublicationState>) => {
      await change((state) => {
        const changes = changesOf(state)
        const due = isDue({ ...state, ...changes })
        return { ...changes, ...given, ...(due ? { wanted: FieldValue.increment(1) } : {}) }
      })
    },
    stop: () => clearInterval(timer),
  }
}
