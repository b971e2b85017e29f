import type { Auth, DecodedIdToken } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { isNew, sessionState } from '../shared.ts'
import { records } from './admins.ts'

/** What the guard asks. */
export interface Guard {
  readonly auth: Auth
  readonly db: Firestore
  /** Hears of an account of the project that may not do what it asks, and of no stranger. */
  readonly onRefusal: (uid: string) => void
}

/** The account that asks. */
export interface Admin {
  readonly uid: string
  readonly email: string | undefined
  readonly signedInAt: Date
}

/**
 * Lets only admins pass: accounts with the claim, and with the record beside it that knows their
 * address and session, as the security rules do. Asks Auth itself: a revoked account's token would
 * look valid for up to an hour.
 *
 * @param authorization the header `Authorization`, as in `Bearer <id token>`
 * @returns whose account it is
 * @throws HttpsError `permission-denied` for everybody else, for whatever reason
 */
export async function requireAdmin(
  authorization: string | undefined,
  guard: Guard,
): Promise<Admin> {
  const { auth, db, onRefusal } = guard
  const token = String(authorization).replace(/^Bearer /, '')
  const claims = await auth.verifyIdToken(token, true).catch(() => undefined)
  if (claims?.['admin'] === true && (await mayEnter(claims, db))) {
    const signedInAt = new Date(claims.auth_time * 1000)
    return { uid: claims.uid, email: claims.email, signedInAt }
  }
  const known = claims ?? (await auth.verifyIdToken(token).catch(() => undefined))
  if (known) onRefusal(known.uid)
  throw new HttpsError('permission-denied', 'Admins only.')
}

/** How long a sign-in is good for what cannot be undone, in milliseconds. */
const RECENT_MS = 5 * 60_000

/**
 * Keeps whoever has found an open back office, or a token, from what cannot be undone: that takes the
 * password, entered within the last five minutes.
 *
 * @throws HttpsError `failed-precondition` for an older sign-in
 */
export function requireRecentSignIn({ signedInAt }: Admin, now: Date): void {
  if (now.getTime() - signedInAt.getTime() <= RECENT_MS) return
  throw new HttpsError('failed-precondition', 'Sign in again first.')
}

async function mayEnter(claims: DecodedIdToken, db: Firestore): Promise<boolean> {
  const record = (await records(db).doc(claims.uid).get()).data()
  if (!record || claims.email !== record['email']) return false
  const now = new Date()
  const state = sessionState(record, claims.auth_time, now)
  return state === 'open' || (state === 'unlisted' && isNew(claims.auth_time, now))
}
