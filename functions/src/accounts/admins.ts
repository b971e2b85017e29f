import { randomBytes } from 'node:crypto'
import type { Auth, UserRecord } from 'firebase-admin/auth'
import { Timestamp, type Firestore } from 'firebase-admin/firestore'
import { adminAccounts, PAGE_DRAFTS } from '../shared.ts'

/** Where accounts and their records are. */
export interface Accounts {
  readonly auth: Auth
  readonly firestore: Firestore
}

/** An account with the custom claim; complete when it has the record beside it. */
export interface AdminAccount {
  readonly email: string
  readonly complete: boolean
}

const hasClaim = ({ customClaims }: UserRecord) => customClaims?.['admin'] === true

/** Beside the claims of admins. */
export const records = (db: Firestore) => db.collection(adminAccounts.collection)

/**
 * Makes an admin: of nobody, or of an account that exists. Anybody may have registered that account
 * before, so that its password is replaced and its sessions end.
 *
 * @param password one that nobody knows, unless a test has to
 * @param name as colleagues read it in the history; without one, it stays as it is
 * @returns whether the account is a new one
 */
export async function createAdmin(
  accounts: Accounts,
  email: string,
  password = randomBytes(24).toString('base64url'),
  name = '',
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
  const record = records(accounts.firestore).doc(uid)
  const now = Timestamp.now()
  const before = (await record.get()).data()
  await record.set({
    email: account.email,
    name: name || ((before?.['name'] as string | undefined) ?? ''),
    sessions_from,
    created_at: (before?.['created_at'] as Timestamp | undefined) ?? now,
    updated_at: now,
  })
  return !existing
}

/** @throws when there is no such account; otherwise as `withdrawAccess` */
export async function revokeAdmin(accounts: Accounts, email: string): Promise<void> {
  const user = await find(accounts.auth, email)
  if (!user) throw new Error(`There is no account with the e-mail address ${email}.`)
  await withdrawAccess(accounts, user.uid)
}

/**
 * Takes record, claim and the draft of the page away, disables the account and ends its sessions.
 * Without the record, a token from before is refused at once; it would otherwise stay valid for up to
 * an hour.
 *
 * @param by the admin who does it: of two who withdraw each other's access at once, one is refused, so
 *   that somebody is left
 * @returns whether it was done: false when one of the two has no access any more
 */
export async function withdrawAccess(
  accounts: Accounts,
  uid: string,
  by?: string,
): Promise<boolean> {
  const { auth, firestore } = accounts
  const ofAll = records(accounts.firestore)
  const done = await firestore.runTransaction(async (transaction) => {
    if (by !== undefined) {
      const [own, theirs] = await transaction.getAll(ofAll.doc(by), ofAll.doc(uid))
      if (!own?.exists || !(theirs?.exists || (await isUnfinished(auth, uid)))) return false
    }
    transaction.delete(ofAll.doc(uid))
    // Nobody else reads it, and nothing else would ever delete it.
    transaction.delete(firestore.collection(PAGE_DRAFTS).doc(uid))
    return true
  })
  if (!done) return false
  await auth.updateUser(uid, { disabled: true })
  await auth.revokeRefreshTokens(uid)
  // Last: while it is there, what broke off can be finished.
  await auth.setCustomUserClaims(uid, null)
  return true
}

/** Whether an account without a record still has the claim. */
const isUnfinished = async (auth: Auth, uid: string) =>
  (await auth.getUsers([{ uid }])).users.some(hasClaim)

/** All admins, by their e-mail addresses. */
export async function listAdmins(accounts: Accounts): Promise<AdminAccount[]> {
  // A record from before sessions could be ended does not let anybody in.
  const { docs } = await records(accounts.firestore).orderBy('sessions_from').get()
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

/** A link with which the account's owner chooses a password, once and within an hour; in German. */
export async function passwordLink({ auth }: Pick<Accounts, 'auth'>, email: string) {
  const link = new URL(await auth.generatePasswordResetLink(email))
  link.searchParams.set('lang', 'de')
  return link.href
}
