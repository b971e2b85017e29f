import { describe, expect, it } from 'vitest'
import { checkAdmins } from './accounts.ts'

describe('before a deployment', () => {
  it('somebody can enter the back office, and nobody is shut out by the new rules', () => {
    const [ada, bea] = [
      { email: 'ada@school.de', complete: true },
      { email: 'bea@school.de', complete: false },
    ]
    expect(() => checkAdmins([ada], 'school')).not.toThrow()
    expect(() => checkAdmins([], 'school')).toThrow(
      'There is no admin yet: npm run admin -- create <email> --project school makes the first.',
    )
    expect(() => checkAdmins([ada, bea], 'school')).toThrow(
      /^bea@school.de is an admin without a record, .*create bea@school.de --project school/,
    )
  })
})
