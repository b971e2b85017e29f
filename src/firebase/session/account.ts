import { FirebaseError } from 'firebase/app'
import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  updatePassword,
} from 'firebase/auth'
import { whileListenersWait } from '#firebase/app/firestore.ts'
import { call } from '#firebase/app/functions.ts'
import { OTHERS_STAY } from '#firebase/session/account-errors.ts'
import { auth, signOut } from '#firebase/session/auth.ts'
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
 * Signs the account in once more, as what cannot be undone asks for.
 *
 * @throws FirebaseError with the server's message, for a wrong password as well
 */
export async function signInAgain(password: string): Promise<void> {
  const account = auth().currentUser
  if (!account?.email) throw new Error('Nobody is signed in.')
  await reauthenticateWithCredential(account, EmailAuthProvider.credential(account.email, password))
}

/**
 * Changes the signed-in account's password. All sessions end with that; this device signs in again.
 *
 * @throws FirebaseError with the server's message, for a wrong present password as well, or
 *   `OTHERS_STAY`
 */
export async function changePassword(present: string, next: string): Promise<void> {
  await signInAgain(present)
  const account = auth().currentUser
  if (!account) throw new Error('Nobody is signed in.')
  await updatePassword(account, next)
  try {
    await whileListenersWait(async () => {
      // A sign-in from a second before the change is as old as those that end here: it may ask nothing.
      await signInAgain(next)
      await call('endSessions', {})
      await signInAgain(next)
    })
  } catch (error) {
    throw new FirebaseError(OTHERS_STAY, String(error))
  }
}

/**
 * Ends the account's sessions on all devices, this one too. An open back office elsewhere notices
 * within half a minute.
 *
 * @throws FirebaseError when the function refused or did not answer in time
 */
export async function signOutEverywhere(): Promise<void> {
  await whileListenersWait(async () => {
    await call('endSessions', {})
    await signOut()
  })
}
