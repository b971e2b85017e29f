import { FirebaseError } from 'firebase/app'
import { describe, expect, it } from 'vitest'
import { accountProblem, accountRefusal } from '#firebase/session/account-errors.ts'

describe('an error of an account', () => {
  it.each(['invalid-credential', 'user-not-found', 'wrong-password', 'invalid-email'])(
    'is the same for %s: whether an account exists is nobody’s business',
    (code) => {
      const error = new FirebaseError(`auth/${code}`, 'of the server')
      expect(accountProblem(error)).toBe('wrong')
    },
  )

  it('is unknown where nobody can do anything about it', () => {
    const error = new FirebaseError('auth/internal-error', 'auth/internal-error')
    expect(accountProblem(error)).toBe('unknown')
    expect(accountProblem(new Error('broken'))).toBe('unknown')
  })
})

it('an account that is refused for its name or address says so', () => {
  const error = new FirebaseError('functions/invalid-argument', 'of the server')
  expect(accountRefusal(error)).toBe('invalid')
})
