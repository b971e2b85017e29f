import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { expectConsoleError } from '#tests/support/fixtures/no-console-errors.ts'
import { playwrightResults, vitestResults, withSilentFailure } from './results.ts'

const folder = mkdtempSync(join(tmpdir(), 'results-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(report: unknown): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}

describe('the results of a run', () => {
  it('are what the report of Vitest says', () => {
    const assertionResults = [
      { fullName: 'prices add up', duration: 1500 },
      { fullName: 'skipped' },
    ]
    const testResults = [{ assertionResults }]
    expect(vitestResults(file({ numPassedTests: 4, numFailedTests: 1, testResults }))).toEqual({
      passed: 4,
      failed: 1,
      tests: [
        { name: 'prices add up', seconds: 1.5 },
        { name: 'skipped', seconds: 0 },
      ],
    })
  })

  it('are what the report of Playwright says; a story that passed at the second try has failed', () => {
    const stats = { expected: 7, unexpected: 2, flaky: 1 }
    const tests = [{ results: [{ duration: 500 }, { duration: 2000 }] }]
    const specs = [{ title: 'a message is sent', file: 'form.spec.ts', tests }]
    expect(playwrightResults(file({ stats, suites: [{ suites: [{ specs }] }] }))).toEqual({
      passed: 7,
      failed: 3,
      tests: [{ name: 'form.spec.ts: a message is sent', seconds: 2 }],
    })
  })

  it('without a report, without a test or without a reason are one failure', () => {
    expectConsoleError(/could not be read/)
    const nothing = playwrightResults(join(folder, 'missing.json'))
    expect(withSilentFailure(false, nothing)).toEqual({ passed: 0, failed: 1, tests: [] })
    expect(withSilentFailure(true, nothing)).toEqual({ passed: 0, failed: 1, tests: [] })
    expect(withSilentFailure(false, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 1 })
    expect(withSilentFailure(false, { passed: 3, failed: 2 })).toEqual({ passed: 3, failed: 2 })
    expect(withSilentFailure(true, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 0 })
  })
})
