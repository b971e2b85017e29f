import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { adminAccounts } from './shared.ts'

/** What the guard asks. */
export interface Guard {
  readonly auth: Auth
  readonly db: Firestore
}

/** The account that asks. */
export interface Admin {
  readonly uid: string
  readonly email: string | undefined
}

/**
 * Lets only admins pass: accounts with the claim, and with the record beside it, as the security
 * rules do. Asks Auth itself: a revoked account's token would look valid for up to an hour.
 *
 * @param authorization the header `Authorization`, as in `Bearer <id token>`
 * @returns whose account it is
 * @throws HttpsError `permission-denied` for everybody else, for whatever reason
 */
export async function requireAdmin(
  authorization: string | undefined,
  { auth, db }: Guard,
): Promise<Admin> {
  const token = String(authorization).replace(/^Bearer /, '')
  const claims = await auth.verifyIdToken(token, true).catch(() => undefined)
  if (claims?.['admin'] === true && (await hasRecord(claims.uid, db))) {
    return { uid: claims.uid, email: claims.email }
  }
  throw new HttpsError('permission-denied', 'Admins only.')
}

async function hasRecord(uid: string, db: Firestore): Promise<boolean> {
  return (await db.collection(adminAccounts.collection).doc(uid).get()).exists
}
