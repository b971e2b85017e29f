import type { User } from 'firebase/auth'
import type { SigninCheckResult } from 'reactfire'
import { describe, expect, it } from 'vitest'
import { sessionOf } from '#firebase/session/session.tsx'

const account = (email: string) => ({ email }) as User
const admin = account('admin@example.com')
const other = account('other@example.com')
const checked = (user: User, hasRequiredClaims: boolean): SigninCheckResult => ({
  signedIn: true,
  hasRequiredClaims,
  errors: {},
  user,
})

describe('the session', () => {
  it.each([
    { desc: 'nobody is known yet', account: undefined, check: undefined, is: 'loading' },
    { desc: 'an account is not checked yet', account: admin, check: undefined, is: 'loading' },
    { desc: 'the claim is there', account: admin, check: checked(admin, true), is: 'admin' },
    { desc: 'the claim is not', account: other, check: checked(other, false), is: 'no-access' },
    { desc: 'the admin signed out', account: null, check: checked(admin, true), is: 'signed-out' },
    { desc: 'another signed in', account: other, check: checked(admin, true), is: 'loading' },
  ])('is $is when $desc', ({ account, check, is }) => {
    expect(sessionOf(account, check).status).toBe(is)
  })
})
