import type { User } from 'firebase/auth'
import { backendConfig } from '#firebase/app/backend.ts'
import { readDevice, writeDevice } from '#firebase/device/device-storage.ts'
import { auth, signOut } from '#firebase/session/auth.ts'
import { adminAccounts } from '#model/records/admin-account.ts'
import { accountsAddress, documentsAddress } from '#model/site/firebase-project.ts'

const ANSWERS_WITHIN_MS = 10_000

/** What the account's token says of its session. */
export interface OwnSession {
  readonly uid: string
  /** In seconds: tokens keep it when they are renewed, so that it names the session. */
  readonly signedInAt: number
  readonly isAdmin: boolean
  readonly token: string
}

export async function sessionOf(account: User): Promise<OwnSession> {
  const { claims, token } = await account.getIdTokenResult()
  const [signedInAt, isAdmin] = [Number(claims['auth_time']), claims['admin'] === true]
  return { uid: account.uid, signedInAt, isAdmin, token }
}

/**
 * Signs out, and has the server refuse the session's tokens from now on: they may have been copied.
 * Without a connection the session ends when it has not been used for some days.
 */
export async function signOutForGood(): Promise<void> {
  const account = auth().currentUser
  const session = account && sessionOf(account)
  await signOut()
  session
    ?.then((ended) => (ended.isAdmin ? endSessionOf(ended) : undefined))
    .catch(() => {
      // No connection.
    })
}

/**
 * Has the server refuse the tokens of a session of one's own. Not by the SDK, which works with the
 * token of the present session, if there is one.
 */
export async function endSessionOf({ uid, signedInAt, token }: OwnSession): Promise<void> {
  const { firebase, emulators } = backendConfig()
  const documents = documentsAddress(String(firebase.projectId), emulators)
  const mask = encodeURIComponent(`sessions.\`${signedInAt}\``)
  const sessions = { mapValue: { fields: { [signedInAt]: { nullValue: null } } } }
  const address = `${documents}/${adminAccounts.collection}/${uid}?updateMask.fieldPaths=${mask}`
  await fetch(address, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ fields: { sessions } }),
    // The page may be closed right after signing out.
    keepalive: true,
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  }).catch(() => {
    // No connection, or no answer in time.
  })
}

/** The newest session of this browser: its tabs share it, and hear one after the other of a new one. */
const NEWEST = 'newest-session'

export const noteNewestSession = ({ signedInAt }: OwnSession) => writeDevice(NEWEST, signedInAt)

/** Whether another tab has signed in again, whose session Firebase is about to bring into this one. */
export const hasGivenWay = ({ signedInAt }: OwnSession) =>
  signedInAt < Number(readDevice(NEWEST) ?? 0)

/** One after the other in all tabs: while a session gives way to another, nobody takes it for ended. */
export const whileSessionChanges = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks.request('session', work)

/**
 * Signs out of an account whose present token the server does not accept: it was disabled, or has
 * another password.
 *
 * @returns whether it did
 * @throws without a connection, and when the server does not answer in time
 */
export async function signOutIfRefused(account: User): Promise<boolean> {
  if (await isAccepted(await sessionOf(account))) return false
  return whileSessionChanges(async () => {
    // That of a session that another tab has replaced is refused: both would be signed out.
    if (hasGivenWay(await sessionOf(account)) || !auth().currentUser) return false
    // Asked once more by the SDK, which signs out where the token is still refused.
    await account.reload().catch((error: unknown) => {
      if (auth().currentUser) throw error
    })
    return !auth().currentUser
  })
}

/**
 * Not by the SDK, after whose `reload` Firestore opens all listeners again: for each, the record that
 * the rules ask for is paid for.
 */
async function isAccepted({ token }: OwnSession): Promise<boolean> {
  const { firebase, emulators } = backendConfig()
  const address = `${accountsAddress(emulators)}:lookup?key=${String(firebase.apiKey)}`
  const { status } = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken: token }),
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  })
  return status !== 400
}
