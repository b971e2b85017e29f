import { FirebaseError } from 'firebase/app'
import {
  collection,
  doc,
  FieldPath,
  onSnapshot,
  serverTimestamp,
  updateDoc,
  type DocumentSnapshot,
} from 'firebase/firestore'
import { useEffect, useReducer, useState } from 'react'
import { firestore } from '#firebase/app/firestore.ts'
import { auth } from '#firebase/session/auth.ts'
import { deviceName } from '#firebase/session/device-name.ts'
import {
  hasGivenWay,
  sessionOf,
  signOutIfRefused,
  whileSessionChanges,
} from '#firebase/session/own-session.ts'
import { awaitAnswer } from '#firebase/timing/deadline.ts'
import { adminAccounts, sessionsOf, sessionState } from '#model/records/admin-account.ts'
import type { Stored } from '#model/records/decode.ts'
import { dateOf } from '#model/records/stored-dates.ts'
import { utcDaysSince } from '#model/time/utc-days.ts'

/**
 * The account may not use the back office any more; this session was ended; it was not used for days;
 * or it is over: by its age, by a new password, or by one of the two, so long ago that the server has
 * forgotten which.
 */
export type EndOfAccess = 'revoked' | 'ended' | 'idle' | 'over'

/** How long a revoked account may still look at an open back office whose record is not heard. */
const CHECK_EVERY_MS = 30_000
const RETRY_MS = 2_000
const SIGNS_OF_USE = ['pointerdown', 'keydown'] as const

const recordOf = (uid: string) => doc(firestore(), adminAccounts.collection, uid)

/**
 * Watches the record beside the signed-in account's claim, without which everything is refused, and
 * keeps this session's entry in it.
 *
 * @param onEnd called when the server lets this session in no more
 * @returns the function that stops watching
 */
export function watchAdminRecord(onEnd: (why: EndOfAccess) => void): () => void {
  const account = auth().currentUser
  if (!account) return () => {}
  let record: Stored | undefined
  /** When this session was last used, as far as the server knows. */
  let seen: Date | null = null
  /** The session whose entry the server has not taken. */
  let refused: number | undefined
  /** One at a time: of two that are sent at once, the second refusal would prove as little as the first. */
  let isNoting = false

  const judge = (isUsed = false) =>
    whileSessionChanges(async () => {
      if (!record) return
      const session = await sessionOf(account)
      if (hasGivenWay(session)) return
      const { signedInAt } = session
      const state = sessionState(record, signedInAt, new Date())
      seen = dateOf(sessionsOf(record)[String(signedInAt)]?.seen)
      if (state === 'unlisted' || (state === 'open' && isUsed)) void noteUse(signedInAt)
      else if (state !== 'open') onEnd(state)
    }).catch((error: unknown) => {
      // No token without a connection: asked again in a moment.
      console.warn('Whether this session goes on is not known', error)
    })

  const noteUse = async (signedInAt: number) => {
    // Until the server has it, which its record says.
    seen = null
    if (isNoting) return
    isNoting = true
    const entry = { device: deviceName(navigator.userAgent), seen: serverTimestamp() }
    const path = new FieldPath('sessions', String(signedInAt))
    try {
      await updateDoc(recordOf(account.uid), path, entry)
      refused = undefined
    } catch (error) {
      if (!(error instanceof FirebaseError) || error.code !== 'permission-denied') return
      if (refused === signedInAt) onEnd('over')
      refused = signedInAt
      // Once is no proof: it may have been sent with the token of the session before, or of the next.
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      void judge()
    } finally {
      isNoting = false
    }
  }

  const use = () => {
    if (!seen || utcDaysSince(seen, new Date()) < 1) return
    // Once for all that is pressed until it is judged.
    seen = null
    void judge(true)
  }
  for (const sign of SIGNS_OF_USE) addEventListener(sign, use)
  const look = () =>
    signOutIfRefused(account).then(
      (isRefused) => isRefused && onEnd('over'),
      () => {
        // No connection: asked again in a moment. The security rules hold in any case.
      },
    )
  const timer = setInterval(() => {
    void judge()
    void look()
  }, CHECK_EVERY_MS)
  const stop = onSnapshot(
    recordOf(account.uid),
    (snapshot) => {
      if (snapshot.metadata.fromCache || snapshot.metadata.hasPendingWrites) return
      record = snapshot.data()
      if (record) void judge()
      else onEnd('revoked')
    },
    (error) => {
      // The account is gone or disabled: the session notices by itself.
      console.warn('The record of this account is not watched any more', error)
    },
  )
  return () => {
    stop()
    record = undefined
    clearInterval(timer)
    for (const sign of SIGNS_OF_USE) removeEventListener(sign, use)
  }
}

/** A session of the own account that has not ended. */
export interface OpenSession {
  readonly id: string
  /** Browser and system, or empty. */
  readonly device: string
  readonly since: Date
  readonly seen: Date
  /** That of this browser. */
  readonly isThis: boolean
}

/** The sessions of the own account, this one first, live; `failed` when the store does not show them. */
export function useOpenSessions(): {
  readonly sessions: readonly OpenSession[] | 'loading' | 'failed'
  readonly retry: () => void
} {
  const [sessions, setSessions] = useState<readonly OpenSession[] | 'loading' | 'failed'>('loading')
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const account = auth().currentUser
    if (!account) return undefined
    const show = async (snapshot: DocumentSnapshot) => {
      // What the cache lacks, the server may have.
      if (snapshot.metadata.fromCache && !snapshot.exists()) return
      const { signedInAt } = await sessionOf(account)
      endWaiting()
      setSessions(openSessions(snapshot.data() ?? {}, signedInAt))
    }
    const fail = (error: unknown) => {
      endWaiting()
      console.error('Failed to load the sessions', error)
      setSessions('failed')
    }
    const endWaiting = awaitAnswer(fail)
    const stop = onSnapshot(
      recordOf(account.uid),
      (snapshot) => void show(snapshot).catch(fail),
      fail,
    )
    return () => {
      endWaiting()
      stop()
    }
  }, [attempt])
  return { sessions, retry }
}

function openSessions(record: Stored, own: number): OpenSession[] {
  const now = new Date()
  return Object.entries(sessionsOf(record))
    .flatMap(([id, entry]) => {
      const seen = dateOf(entry?.seen)
      if (!entry || !seen || sessionState(record, Number(id), now) !== 'open') return []
      const since = new Date(Number(id) * 1000)
      return [{ id, device: entry.device, since, seen, isThis: Number(id) === own }]
    })
    .sort((a, b) => Number(b.isThis) - Number(a.isThis) || b.seen.getTime() - a.seen.getTime())
}

/** The accounts that nobody has signed in with since they were invited, live. */
export function useNeverSignedIn(): ReadonlySet<string> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  useEffect(
    () =>
      onSnapshot(
        collection(firestore(), adminAccounts.collection),
        ({ docs }) => {
          // The first sign-in adds the list of sessions, and it stays, however empty.
          const never = docs.filter((account) => account.get('sessions') === undefined)
          setIds(new Set(never.map(({ id }) => id)))
        },
        (error) => console.warn('Who has signed in is not known', error),
      ),
    [],
  )
  return ids
}
