import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { expectConsoleError } from '#tests/support/no-console-errors.ts'
import { playwrightCounts, vitestCounts, withSilentFailure } from './results.ts'

const folder = mkdtempSync(join(tmpdir(), 'results-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(report: unknown): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}

describe('the results of a run', () => {
  it('are what its report says; a story that passed at the second try has failed', () => {
    expect(vitestCounts(file({ numPassedTests: 4, numFailedTests: 1 }))).toEqual({
      passed: 4,
      failed: 1,
    })
    const stats = { expected: 7, unexpected: 2, flaky: 1 }
    expect(playwrightCounts(file({ stats }))).toEqual({ passed: 7, failed: 3 })
  })

  it('without a report, without a test or without a reason are one failure', () => {
    expectConsoleError(/could not be read/)
    const nothing = playwrightCounts(join(folder, 'missing.json'))
    expect(withSilentFailure(false, nothing)).toEqual({ passed: 0, failed: 1 })
    expect(withSilentFailure(true, nothing)).toEqual({ passed: 0, failed: 1 })
    expect(withSilentFailure(false, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 1 })
    expect(withSilentFailure(false, { passed: 3, failed: 2 })).toEqual({ passed: 3, failed: 2 })
    expect(withSilentFailure(true, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 0 })
  })
})
