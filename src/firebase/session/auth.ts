import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  sendEmailVerification,
  signInWithEmailAndPassword,
  signOut as firebaseSignOut,
} from 'firebase/auth'
import { backendConfig } from '#firebase/app/backend.ts'
import { firebaseApp } from '#firebase/app/firebase-app.ts'
import { once } from '#firebase/app/once.ts'
import { EMULATORS } from '#model/site/firebase-project.ts'
import type { Message } from '#model/words/messages.ts'

/** The one Auth of the page, made at first use. Without a popup resolver: password sign-in needs none, and it would load an iframe. */
export const auth = once(() => {
  // Not IndexedDB: in WebKit it answers nothing after a page was left in the middle of a read, and the
  // SDK reads every second. Whoever opens the next page would see "Checking authentication" for ever.
  const made = initializeAuth(firebaseApp(), { persistence: browserLocalPersistence })
  if (backendConfig().emulators) {
    connectAuthEmulator(made, `http://${EMULATORS.host}:${EMULATORS.auth}`, {
      disableWarnings: true,
    })
  }
  return made
})

/** @throws FirebaseError with the server's message, for a wrong password and for no connection */
export async function signIn(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(auth(), email, password)
}

/**
 * Creates an account and mails a verification link. The account is no admin: see `npm run admin`.
 *
 * @returns what to tell the person
 * @throws Error `Sign up failed`, the server's reason as its cause
 * @public no screen offers it yet
 */
export async function signUp(email: string, password: string): Promise<Message> {
  try {
    const { user } = await createUserWithEmailAndPassword(auth(), email, password)
    await sendEmailVerification(user)
  } catch (cause) {
    throw new Error('Sign up failed', { cause })
  }
  return {
    title: 'Account created',
    description: 'Check your inbox for a verification email before logging in.',
  }
}

export async function signOut(): Promise<void> {
  await firebaseSignOut(auth())
}
