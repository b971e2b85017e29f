import { randomBytes } from 'node:crypto'
import type { Auth, UserRecord } from 'firebase-admin/auth'

const isAdmin = ({ customClaims }: UserRecord) => customClaims?.['admin'] === true

/**
 * Makes an account an admin: a new one, or one that exists (then its password stays).
 *
 * @returns the password of a new account, to be handed over once
 */
export async function createAdmin(
  auth: Auth,
  email: string,
  password = randomBytes(12).toString('base64url'),
): Promise<{ created: boolean; password: string }> {
  const existing = await find(auth, email)
  const { uid } = existing ?? (await auth.createUser({ email, password, emailVerified: true }))
  if (existing?.disabled) await auth.updateUser(uid, { disabled: false })
  await auth.setCustomUserClaims(uid, { admin: true })
  return { created: !existing, password }
}

/**
 * Takes the claim away, disables the account and ends its sessions. The running token would
 * otherwise stay valid for up to an hour.
 *
 * @throws when there is no such account
 */
export async function revokeAdmin(auth: Auth, email: string): Promise<void> {
  const user = await find(auth, email)
  if (!user) throw new Error(`There is no account with the e-mail address ${email}.`)
  await auth.setCustomUserClaims(user.uid, null)
  await auth.updateUser(user.uid, { disabled: true })
  await auth.revokeRefreshTokens(user.uid)
}

/** The e-mail addresses of all admins. */
export async function listAdmins(auth: Auth): Promise<string[]> {
  const admins: string[] = []
  let pageToken: string | undefined
  do {
    const page = await auth.listUsers(1000, pageToken)
    admins.push(...page.users.filter(isAdmin).map(({ email, uid }) => email ?? uid))
    pageToken = page.pageToken
  } while (pageToken)
  return admins.sort()
}

async function find(auth: Auth, email: string): Promise<UserRecord | undefined> {
  try {
    return await auth.getUserByEmail(email)
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/user-not-found') return undefined
    throw error
  }
}
