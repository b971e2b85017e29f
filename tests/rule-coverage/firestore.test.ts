import { expect, test } from 'vitest'
import { contentTypes } from '#content/registry.ts'
import { conditionsEvaluated } from '#tests/support/rule-coverage.ts'
import { contentProject } from '#tests/support/rules.ts'

/** The emulator takes more than a minute to write down all that it has seen. */
const REPORTS_MS = 300_000

// `if true` and `if false` have one value only, the one they say: what visitors see is open to
// everybody, what is not named is closed. The emulator does not report them.

// Runs after the rules tests, on the same emulators: see tools/test/main.ts.
test(
  'every condition of firestore.rules came to true and to false in the rules tests',
  async () => {
    const conditions = await conditionsEvaluated([
      ...contentTypes.map(contentProject),
      'changes',
      'versions',
      'bin',
      'order',
      'contact-requests',
      'admins',
      'publication',
      'page-drafts',
    ])
    const oneSided = conditions
      .filter(({ outcomes }) => outcomes.size < 2)
      .map(({ line, text, outcomes }) => {
        const only = [...outcomes].join()
        return `firestore.rules:${line} ${only ? `only ${only}` : 'never evaluated'}: ${text}`
      })
    expect(oneSided).toEqual([])
    expect(conditions.length).toBeGreaterThan(0)
  },
  REPORTS_MS,
)
