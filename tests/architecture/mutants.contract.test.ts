import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { NOTE, rulesAndTests } from '#tools/mutants/last-clean-run.ts'

it('all mutants of the security rules were killed by the tests as they are', () => {
  expect(
    JSON.parse(readFileSync(NOTE, 'utf8')),
    'Rules or their tests have changed since the last clean run of `npm run test:mutants`: run it, and commit what it notes.',
  ).toEqual(rulesAndTests())
})
