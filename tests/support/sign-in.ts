import { DEMO_PROJECT, EMULATORS } from '#model/firebase-project.ts'

const { host, auth } = EMULATORS
const SIGN_IN = `http://${host}:${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${DEMO_PROJECT}`

/**
 * Signs in as the site does.
 *
 * @returns the account's token
 * @throws Error with the server's reason
 */
export async function tokenOf(email: string, password: string): Promise<string> {
  const response = await fetch(SIGN_IN, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  })
  const answer = (await response.json()) as { idToken?: string; error?: { message: string } }
  if (!answer.idToken) throw new Error(answer.error?.message ?? 'no token')
  return answer.idToken
}
