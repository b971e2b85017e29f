import { FirebaseError } from 'firebase/app'

const WRONG = 'E-mail or password is wrong.'
const UNREACHABLE = 'The server cannot be reached. Please check your connection and try again.'

const WORDS: Readonly<Record<string, string>> = {
  'auth/invalid-credential': WRONG,
  'auth/invalid-email': WRONG,
  'auth/user-not-found': WRONG,
  'auth/wrong-password': WRONG,
  'auth/too-many-requests': 'There were too many attempts. Please wait a few minutes.',
  'auth/user-disabled': 'This account is disabled.',
  'auth/weak-password': 'This password is too short.',
  'auth/network-request-failed': UNREACHABLE,
  'functions/unavailable': UNREACHABLE,
  'functions/deadline-exceeded': UNREACHABLE,
}

/** What staff can do about an error of their account, in words without codes. */
export function inWords(error: unknown): string {
  const words = error instanceof FirebaseError ? WORDS[error.code] : undefined
  return words ?? 'Something went wrong. Please try again.'
}
