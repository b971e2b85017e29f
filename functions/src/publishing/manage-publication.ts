import { Timestamp } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { mixed, object, string } from 'yup'
import { parseCommand } from '../parse-command.ts'
import { takeLease } from './lease.ts'
import {
  hasWorker,
  mayBeServed,
  publicationDocument,
  publicationRequest,
  requestPublication,
  storedReleases,
  type PublicationState,
} from './publication-state.ts'
import type { Publishing } from './publish-due.ts'

const commandSchema = object({
  action: mixed<'publish' | 'release'>().oneOf(['publish', 'release']).required(),
  release: string().when('action', ([action], schema) =>
    action === 'release' ? schema.required().max(1_000) : schema.oneOf([undefined]),
  ),
}).noUnknown()

/** How often, and how long, a publication that is under way is waited for, in milliseconds. */
const ASK_EVERY_MS = 500
const PATIENCE_MS = 15_000

type Dependencies = Pick<Publishing, 'db' | 'now' | 'sleep' | 'host'>

/**
 * What staff ask of the publication: to publish what the store holds, or to serve an earlier release
 * again, which then stays until they publish.
 *
 * @returns what was done
 * @throws HttpsError `invalid-argument` for a malformed command, `not-found` for a release that is
 *   not kept, `failed-precondition` for one that may hold what was erased, `unavailable` with a sentence when the host does not do it
 */
export async function handlePublicationCommand(
  data: unknown,
  dependencies: Dependencies,
): Promise<'publish' | 'release'> {
  const { action, release } = parseCommand(commandSchema, data)
  if (action === 'publish') await requestPublication(dependencies.db)
  else await serveAgain(String(release), dependencies)
  return action
}

async function serveAgain(release: string, { db, now, sleep, host }: Dependencies): Promise<void> {
  const { docs } = await storedReleases(db).where('release', '==', release).limit(1).get()
  const stored = docs[0]?.data()
  if (!stored) throw new HttpsError('not-found', 'This version is not kept any more.')
  const releasing_until = Timestamp.fromMillis(now().getTime() + 2 * PATIENCE_MS)
  const before = await db.runTransaction(async (transaction) => {
    const state = (await transaction.get(publicationDocument(db))).data() ?? {}
    if (!mayBeServed(stored.at, state)) {
      throw new HttpsError('failed-precondition', 'This version may hold what was erased.')
    }
    // From now on a worker that is about to release something does not.
    // It may have been asked for already, by somebody who died.
    const held_before = (state.releasing ? state.held_before : state.held) === true
    const asked = { held: true, releasing: true, releasing_until, held_before }
    transaction.update(publicationDocument(db), asked)
    return held_before
  })
  // What was asked for meanwhile stays.
  const asBefore = ({ held = false, releasing = false, ...state }: PublicationState) =>
    releasing && state.releasing_until?.isEqual(releasing_until)
      ? { held: before, releasing: false }
      : { held, releasing }
  const end = now().getTime() + PATIENCE_MS
  let lease = await takeLease(db, now, { wants: () => true })
  while (!lease && now().getTime() < end) {
    await sleep(ASK_EVERY_MS)
    lease = await takeLease(db, now, { wants: () => true })
  }
  if (!lease) {
    await db.runTransaction(async (transaction) => {
      const state = (await transaction.get(publicationDocument(db))).data() ?? {}
      transaction.update(publicationDocument(db), asBefore(state))
    })
    throw new HttpsError('unavailable', 'A publication is under way: try again later.')
  }
  try {
    await host.release(release)
  } catch (error) {
    await lease.endAndWake(asBefore)
    throw new HttpsError('unavailable', error instanceof Error ? error.message : String(error))
  } finally {
    lease.stop()
  }
  const { content, images, at, build } = stored
  const shown = { release, content, images, build, live_at: at, error: '', releasing: false }
  await lease.endAndWake(() => shown)
}

/**
 * Gives up an earlier release whose function has died before it said how that went, which would keep
 * everything else from being published. Which one visitors get now is not known: where the site was
 * not held before, what the store holds is published, whatever is served.
 */
export async function endAbandonedRelease({
  db,
  now,
  onFailure,
}: Pick<Publishing, 'db' | 'now' | 'onFailure'>): Promise<void> {
  const ended = await db.runTransaction(async (transaction) => {
    const state = (await transaction.get(publicationDocument(db))).data() ?? {}
    const { releasing, releasing_until, held_before = false } = state
    const mayGoOn = hasWorker(state, now()) || Number(releasing_until?.toMillis()) > now().getTime()
    if (!releasing || mayGoOn) return false
    transaction.update(publicationDocument(db), { ...publicationRequest(), held: held_before })
    return true
  })
  if (ended) onFailure(new Error('The function that was to show an earlier version has died.'))
}
