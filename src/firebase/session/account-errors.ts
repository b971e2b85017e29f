import { FirebaseError } from 'firebase/app'

/** What staff can do something about; `unknown` is everything else. */
export type AccountProblem =
  'wrong' | 'too-many' | 'disabled' | 'weak' | 'others-stay' | 'unreachable' | 'unknown'

/** The password is changed, and sessions on other devices could not be ended. */
export const OTHERS_STAY = 'others-stay'

/** Whether an account exists is nobody's business: all that is wrong about one is the same. */
const PROBLEMS: Readonly<Record<string, AccountProblem>> = {
  'auth/invalid-credential': 'wrong',
  'auth/invalid-email': 'wrong',
  'auth/user-not-found': 'wrong',
  'auth/wrong-password': 'wrong',
  'auth/too-many-requests': 'too-many',
  'auth/user-disabled': 'disabled',
  'auth/weak-password': 'weak',
  'auth/password-does-not-meet-requirements': 'weak',
  [OTHERS_STAY]: 'others-stay',
  'auth/network-request-failed': 'unreachable',
  'functions/unavailable': 'unreachable',
  'functions/deadline-exceeded': 'unreachable',
}

/** What an error of an account means to the person who has it. */
export function accountProblem(error: unknown): AccountProblem {
  const problem = error instanceof FirebaseError ? PROBLEMS[error.code] : undefined
  return problem ?? 'unknown'
}

const REFUSALS = {
  'functions/already-exists': 'exists',
  'functions/not-found': 'gone',
  'functions/resource-exhausted': 'too-many',
  'functions/aborted': 'not-mailed',
  'functions/invalid-argument': 'invalid',
} as const

/** Why an account was not changed, or not all of what was asked for was done. */
export type AccountRefusal = (typeof REFUSALS)[keyof typeof REFUSALS]

export function accountRefusal(error: unknown): AccountRefusal | undefined {
  const { code = '' } = error instanceof FirebaseError ? error : {}
  return code in REFUSALS ? REFUSALS[code as keyof typeof REFUSALS] : undefined
}
