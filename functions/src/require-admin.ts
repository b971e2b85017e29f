import type { Auth } from 'firebase-admin/auth'
import { HttpsError } from 'firebase-functions/https'

/** What the guard asks. */
export interface Guard {
  readonly auth: Auth
}

/**
 * Lets only admins pass. Asks Auth itself: a revoked account's token would look valid for up to an
 * hour.
 *
 * @param authorization the header `Authorization`, as in `Bearer <id token>`
 * @throws HttpsError `permission-denied` for everybody else, for whatever reason
 */
export async function requireAdmin(
  authorization: string | undefined,
  { auth }: Guard,
): Promise<void> {
  const token = authorization?.replace(/^Bearer /, '') ?? ''
  const claims = await auth.verifyIdToken(token, true).catch(() => undefined)
  if (claims?.['admin'] !== true) throw new HttpsError('permission-denied', 'Admins only.')
}
