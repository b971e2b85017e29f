import { FieldPath, FieldValue, type Firestore } from 'firebase-admin/firestore'
import { object, string, type InferType } from 'yup'
import { isNew, sessionsOf, sessionState } from '../shared.ts'
import { parseCommand } from '../parse-command.ts'
import { records } from './admins.ts'
import { requireRecentSignIn, type Admin, type Guard } from './require-admin.ts'

/** Without a session: all of them. */
const schema = object({ session: string().matches(/^\d{10}$/) })
  .noUnknown()
  .required()

/**
 * Ends what an admin names: one session, or all.
 *
 * @returns what was done
 * @throws HttpsError `invalid-argument`; `failed-precondition` where the password has to be entered first
 */
export async function handleEndOfSessions(
  data: unknown,
  account: Admin,
  guard: Pick<Guard, 'auth' | 'db'>,
): Promise<{ action: string }> {
  const { session } = parseCommand<InferType<typeof schema>>(schema, data)
  if (session === undefined) {
    await endSessions(account.uid, guard)
    return { action: 'end-sessions' }
  }
  requireRecentSignIn(account, new Date())
  await endSession(account.uid, session, guard.db)
  return { action: 'end-session' }
}

/**
 * Ends all sessions of an admin: Auth renews their tokens no more, and the security rules, which
 * cannot ask Auth, find the time in the record.
 *
 * @throws when Auth or Firestore does not answer; it can then be called again
 */
export async function endSessions(
  uid: string,
  { auth, db }: Pick<Guard, 'auth' | 'db'>,
): Promise<void> {
  await auth.revokeRefreshTokens(uid)
  const { tokensValidAfterTime } = await auth.getUser(uid)
  const sessions_from = new Date(String(tokensValidAfterTime))
  await records(db).doc(uid).update({ sessions_from, sessions: {} })
}

/** Ends one session of an admin. Auth goes on renewing its tokens, which open nothing any more. */
export async function endSession(uid: string, session: string, db: Firestore): Promise<void> {
  await records(db).doc(uid).update(sessionPath(session), null)
}

/**
 * Forgets the sessions that are over. They are refused all the same: what is not listed counts as long
 * as it is new. To be called once a day.
 *
 * @throws when Firestore does not answer; it can then be called again
 */
export async function forgetSessions(db: Firestore, now: Date): Promise<void> {
  const { docs } = await records(db).get()
  for (const record of docs) {
    for (const session of Object.keys(sessionsOf(record.data()))) {
      const signedInAt = Number(session)
      if (isNew(signedInAt, now) || sessionState(record.data(), signedInAt, now) === 'open')
        continue
      await record.ref.update(sessionPath(session), FieldValue.delete())
    }
  }
}

const sessionPath = (session: string) => new FieldPath('sessions', session)
