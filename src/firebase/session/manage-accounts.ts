import { FirebaseError } from 'firebase/app'
import { call } from '#firebase/app/functions.ts'
import { signInAgain } from '#firebase/session/account.ts'
import type { AccountCommand } from '#model/records/admin-account.ts'

/**
 * Invites a colleague, mails the link once more, or withdraws access.
 *
 * @param password the signed-in account's
 * @throws FirebaseError, its code `auth/…` when the password could not be checked and nothing was done,
 *   `functions/…` when the function refused or did not answer in time
 */
export async function manageAccounts(command: AccountCommand, password: string): Promise<void> {
  await signInAgain(password)
  await call('manageAccounts', command)
}

const REFUSALS = {
  'functions/already-exists': 'exists',
  'functions/not-found': 'gone',
  'functions/resource-exhausted': 'too-many',
  'functions/aborted': 'not-mailed',
} as const

/** Why the function did not do it, or not all of it. */
export type AccountRefusal = (typeof REFUSALS)[keyof typeof REFUSALS]

export function accountRefusal(error: unknown): AccountRefusal | undefined {
  const { code = '' } = error instanceof FirebaseError ? error : {}
  return code in REFUSALS ? REFUSALS[code as keyof typeof REFUSALS] : undefined
}
