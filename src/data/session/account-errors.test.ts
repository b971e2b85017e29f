import { FirebaseError } from 'firebase/app'
import { describe, expect, it } from 'vitest'
import { inWords } from '#data/session/account-errors.ts'

describe('an error of an account', () => {
  it.each(['invalid-credential', 'user-not-found', 'wrong-password', 'invalid-email'])(
    'says the same for %s: whether an account exists is nobody’s business',
    (code) => {
      const error = new FirebaseError(`auth/${code}`, 'of the server')
      expect(inWords(error)).toBe('E-mail or password is wrong.')
    },
  )

  it('shows no code of the server', () => {
    expect(inWords(new FirebaseError('auth/internal-error', 'auth/internal-error'))).not.toMatch(
      /auth/,
    )
    expect(inWords(new Error('broken'))).toBe('Something went wrong. Please try again.')
  })
})
