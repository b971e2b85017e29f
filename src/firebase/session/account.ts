import { FirebaseError } from 'firebase/app'
import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  updatePassword,
  type User,
} from 'firebase/auth'
import { whileListenersWait } from '#firebase/app/firestore.ts'
import { call } from '#firebase/app/functions.ts'
import { OTHERS_STAY } from '#firebase/session/account-errors.ts'
import { auth, signOut } from '#firebase/session/auth.ts'
import {
  endSessionOf,
  noteNewestSession,
  sessionOf,
  whileSessionChanges,
  type OwnSession,
} from '#firebase/session/own-session.ts'
import type { Language } from '#model/words/language.ts'

/**
 * Mails a link that sets a new password. Whether there is such an account is nobody's business: for
 * an address without one, nothing is sent and nothing is said.
 *
 * @param language of the mail, and of the page behind the link
 * @throws FirebaseError when the server could not be asked
 */
export async function mailPasswordLink(email: string, language: Language): Promise<void> {
  auth().languageCode = language
  try {
    await sendPasswordResetEmail(auth(), email)
  } catch (error) {
    const unknown = error instanceof FirebaseError && error.code === 'auth/user-not-found'
    if (!unknown) throw error
  }
}

/**
 * Calls a function that asks for the password, since what it does cannot be undone: signs the account
 * in once more, with a new session, which takes the place of the present one.
 *
 * @param password the signed-in account's
 * @throws FirebaseError, its code `auth/…` when the password could not be checked and nothing was done,
 *   `functions/…` when the function refused or did not answer in time
 */
export async function callWithPassword(
  name: 'endSessions' | 'eraseRecord' | 'manageAccounts',
  data: unknown,
  password: string,
): Promise<void> {
  await whileSessionChanges(async () => {
    const before = await sessionOf(signedIn())
    const { signedInAt } = await reauthenticate(password)
    // Sessions are told apart by the second.
    if (signedInAt !== before.signedInAt) await endSessionOf(before)
  })
  await call(name, data)
}

async function reauthenticate(password: string): Promise<OwnSession> {
  const account = signedIn()
  const credential = EmailAuthProvider.credential(String(account.email), password)
  await reauthenticateWithCredential(account, credential)
  const session = await sessionOf(account)
  noteNewestSession(session)
  return session
}

function signedIn(): User {
  const account = auth().currentUser
  if (!account) throw new Error('Nobody is signed in.')
  return account
}

/**
 * Changes the signed-in account's password. All sessions end with that; this device signs in again.
 *
 * @throws FirebaseError with the server's message, for a wrong present password as well, or
 *   `OTHERS_STAY`
 */
export async function changePassword(present: string, next: string): Promise<void> {
  await whileSessionChanges(async () => {
    await reauthenticate(present)
    await updatePassword(signedIn(), next)
    try {
      await whileListenersWait(async () => {
        // A sign-in from a second before the change is as old as those that end here: it may ask nothing.
        await reauthenticate(next)
        await call('endSessions', {})
        await reauthenticate(next)
      })
    } catch (error) {
      throw new FirebaseError(OTHERS_STAY, String(error))
    }
  })
}

/**
 * Ends the account's sessions on all devices, this one too. An open back office elsewhere notices at
 * once.
 *
 * @throws FirebaseError when the function refused or did not answer in time
 */
export async function signOutEverywhere(): Promise<void> {
  await whileListenersWait(async () => {
    await call('endSessions', {})
    await signOut()
  })
}
