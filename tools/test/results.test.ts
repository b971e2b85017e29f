import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { expectConsoleError } from '#tests/support/fixtures/no-console-errors.ts'
import { failure, playwrightResults, summary, vitestResults, withSilentFailure } from './results.ts'

const folder = mkdtempSync(join(tmpdir(), 'results-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(report: unknown): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}

describe('the results of a run', () => {
  it('are what the report of Vitest says, of a file that could not be run too', () => {
    const passed = { fullName: 'prices add up', status: 'passed', failureMessages: [] }
    const failed = {
      fullName: 'a sum',
      status: 'failed',
      failureMessages: ['\u001b[31m1\u001b[39m'],
    }
    const testResults = [
      {
        ...{ name: 'prices.test.ts', status: 'failed', message: '' },
        assertionResults: [{ ...passed, duration: 1500 }, failed],
      },
      { name: 'sums.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] },
    ]
    expect(vitestResults(file({ numPassedTests: 4, testResults }))).toEqual({
      passed: 4,
      failures: [
        { name: 'a sum', why: '1' },
        { name: 'sums.test.ts', why: 'SyntaxError' },
      ],
      tests: [
        { name: 'prices add up', seconds: 1.5 },
        { name: 'a sum', seconds: 0 },
      ],
    })
  })

  it('are what the report of Playwright says; a story that passed at the second try has failed', () => {
    const first = { duration: 500, errors: [{ message: 'Not seen.' }] }
    const second = { duration: 2000, errors: [] }
    const tests = [{ status: 'flaky', results: [first, second] }]
    const specs = [
      { title: 'a message is sent', file: 'form.spec.ts', tests },
      {
        title: 'nothing',
        file: 'form.spec.ts',
        tests: [{ status: 'expected', results: [second] }],
      },
    ]
    const stats = { expected: 7 }
    expect(playwrightResults(file({ stats, suites: [{ suites: [{ specs }] }] }))).toEqual({
      passed: 7,
      failures: [{ name: 'form.spec.ts: a message is sent', why: 'Not seen.' }],
      tests: [
        { name: 'form.spec.ts: a message is sent', seconds: 2 },
        { name: 'form.spec.ts: nothing', seconds: 2 },
      ],
    })
  })

  it('without a report, without a test or without a reason are one failure', () => {
    expectConsoleError(/could not be read/)
    const nothing = playwrightResults(join(folder, 'missing.json'))
    const some = { ...nothing, passed: 3 }
    const silent = [{ name: 'stories', why: 'It did not run, or not to its end.' }]
    const named = { ...some, failures: [{ name: 'a sum', why: '1' }] }
    expect(withSilentFailure('stories', false, nothing).failures).toEqual(silent)
    expect(withSilentFailure('stories', true, nothing).failures).toEqual(silent)
    expect(withSilentFailure('stories', false, some)).toEqual({ ...some, failures: silent })
    expect(withSilentFailure('stories', false, named)).toEqual(named)
    expect(withSilentFailure('stories', true, some)).toEqual(some)
  })

  it('end with what failed, and why, and the sum', () => {
    const failures = [failure('a sum', ['\u001b[31m1\u001b[39m is not 2', 'at sum.ts'])]
    expect(summary({ passed: 4, failures, tests: [] })).toBe(
      '✗ a sum\n1 is not 2\nat sum.ts\n\n4 passed, 1 failed',
    )
  })
})
