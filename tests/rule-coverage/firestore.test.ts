import { expect, test } from 'vitest'
import { conditionsEvaluated } from '#tests/support/rule-coverage.ts'

// `if true` and `if false` have one value only, the one they say: what visitors see is open to
// everybody, what is not named is closed. The emulator does not report them.

// Runs after the rules tests, on the same emulators: see tools/test/main.ts.
test('every condition of firestore.rules came to true and to false in the rules tests', async () => {
  const conditions = await conditionsEvaluated([
    'content',
    'contact-requests',
    'admins',
    'publication',
  ])
  const oneSided = conditions
    .filter(({ outcomes }) => outcomes.size < 2)
    .map(({ line, text, outcomes }) => {
      const only = [...outcomes].join()
      return `firestore.rules:${line} ${only ? `only ${only}` : 'never evaluated'}: ${text}`
    })
  expect(oneSided).toEqual([])
  expect(conditions.length).toBeGreaterThan(0)
})
