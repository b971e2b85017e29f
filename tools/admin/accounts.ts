import { randomBytes } from 'node:crypto'
import type { UserRecord } from 'firebase-admin/auth'
import { Timestamp } from 'firebase-admin/firestore'
import { adminAccounts } from '#model/records/admin-account.ts'
import type { Backend } from '../command/backend.ts'

type Accounts = Pick<Backend, 'auth' | 'firestore'>

/** An account with the custom claim; complete when it has the record beside it. */
export interface AdminAccount {
  readonly email: string
  readonly complete: boolean
}

const hasClaim = ({ customClaims }: UserRecord) => customClaims?.['admin'] === true

const records = ({ firestore }: Accounts) => firestore.collection(adminAccounts.collection)

/**
 * Makes an admin: of nobody, or of an account that exists. Anybody may have registered that account
 * before, so that its password is replaced and its sessions end.
 *
 * @param password one that nobody knows, unless a test has to
 * @returns whether the account is a new one
 */
export async function createAdmin(
  accounts: Accounts,
  email: string,
  password = randomBytes(24).toString('base64url'),
): Promise<boolean> {
  const { auth } = accounts
  const existing = await find(auth, email)
  const secured = { password, emailVerified: true, disabled: false }
  const { uid } = existing
    ? await auth.updateUser(existing.uid, secured)
    : await auth.createUser({ email, ...secured })
  // Before the claim: no session from before may ever carry it.
  await auth.revokeRefreshTokens(uid)
  await auth.setCustomUserClaims(uid, { admin: true })
  // As tokens have them: addresses in small letters, and the time by Auth's clock.
  const account = await auth.getUser(uid)
  const sessions_from = new Date(String(account.tokensValidAfterTime))
  const record = records(accounts).doc(uid)
  const now = Timestamp.now()
  const created_at: unknown = (await record.get()).get('created_at') ?? now
  await record.set({ email: account.email, sessions_from, created_at, updated_at: now })
  return !existing
}

/**
 * Takes record and claim away, disables the account and ends its sessions. Without the record, a
 * token from before is refused at once; it would otherwise stay valid for up to an hour.
 *
 * @throws when there is no such account
 */
export async function revokeAdmin(accounts: Accounts, email: string): Promise<void> {
  const { auth } = accounts
  const user = await find(auth, email)
  if (!user) throw new Error(`There is no account with the e-mail address ${email}.`)
  await records(accounts).doc(user.uid).delete()
  await auth.setCustomUserClaims(user.uid, null)
  await auth.updateUser(user.uid, { disabled: true })
  await auth.revokeRefreshTokens(user.uid)
}

/** All admins, by their e-mail addresses. */
export async function listAdmins(accounts: Accounts): Promise<AdminAccount[]> {
  // A record from before sessions could be ended does not let anybody in.
  const { docs } = await records(accounts).orderBy('sessions_from').get()
  const complete = new Set(docs.map(({ id }) => id))
  const admins: AdminAccount[] = []
  let pageToken: string | undefined
  do {
    const page = await accounts.auth.listUsers(1000, pageToken)
    for (const user of page.users.filter(hasClaim)) {
      admins.push({ email: user.email ?? user.uid, complete: complete.has(user.uid) })
    }
    pageToken = page.pageToken
  } while (pageToken)
  return admins.sort((a, b) => a.email.localeCompare(b.email))
}

async function find(auth: Accounts['auth'], email: string): Promise<UserRecord | undefined> {
  try {
    return await auth.getUserByEmail(email)
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/user-not-found') return undefined
    throw error
  }
}
