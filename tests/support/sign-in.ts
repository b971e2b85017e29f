import { DEMO_PROJECT, EMULATORS } from '#model/firebase-project.ts'

const { host, auth } = EMULATORS
const SIGN_IN = `http://${host}:${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${DEMO_PROJECT}`

/** Signs in as the site does. @returns the account's token */
export async function tokenOf(email: string, password: string): Promise<string> {
  const response = await fetch(SIGN_IN, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  })
  const { idToken } = (await response.json()) as { idToken?: string }
  if (!idToken) throw new Error(`${email} could not sign in.`)
  return idToken
}
