import { expect, test } from 'vitest'
import { conditionsEvaluated } from '#tests/support/rule-coverage.ts'

/** Conditions that come to the same whoever asks for whatever. */
const CONSTANT = new Map([
  ['true', 'what visitors see is open to everybody'],
  ['false', 'what is not named is closed to everybody'],
])

// Runs after the rules tests, on the same emulators: see tools/test.ts.
test('every condition of firestore.rules came to true and to false in the rules tests', async () => {
  const conditions = await conditionsEvaluated(['content', 'contact-requests'])
  const oneSided = conditions
    .filter(({ text, outcomes }) => outcomes.size < (CONSTANT.has(text) ? 1 : 2))
    .map(({ line, text, outcomes }) => {
      const only = [...outcomes].join()
      return `firestore.rules:${line} ${only ? `only ${only}` : 'never evaluated'}: ${text}`
    })
  expect(oneSided).toEqual([])
  expect(conditions.length).toBeGreaterThan(0)
})
