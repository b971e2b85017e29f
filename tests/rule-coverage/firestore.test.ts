import { expect, test } from 'vitest'
import { contentTypes } from '#content/registry.ts'
import { conditionsEvaluated } from '#tests/support/rule-coverage.ts'
import { contentProject, type RulesProject } from '#tests/support/rules.ts'

/** A project, whose report takes the emulator 15 s when it has the machine for itself. */
const REPORT_MS = 60_000

const projects: RulesProject[] = [
  ...contentTypes.map(contentProject),
  'changes',
  'versions',
  'bin',
  'order',
  'contact-requests',
  'admins',
  'publication',
  'page-drafts',
]

// `if true` and `if false` have one value only, the one they say: what visitors see is open to
// everybody, what is not named is closed. The emulator does not report them.

// Runs after the rules tests, on the same emulators: see tools/test/main.ts.
test(
  'every condition of firestore.rules came to true and to false in the rules tests',
  async () => {
    const conditions = await conditionsEvaluated(projects)
    const oneSided = conditions
      .filter(({ outcomes }) => outcomes.size < 2)
      .map(({ line, text, outcomes }) => {
        const only = [...outcomes].join()
        return `firestore.rules:${line} ${only ? `only ${only}` : 'never evaluated'}: ${text}`
      })
    expect(oneSided).toEqual([])
    expect(conditions.length).toBeGreaterThan(0)
  },
  projects.length * REPORT_MS,
)
