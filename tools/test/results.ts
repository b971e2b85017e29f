import { readFileSync } from 'node:fs'

export const RESULTS = 'test-results'

export interface Counts {
  passed: number
  failed: number
}

/** What a run of Vitest has written into its JSON report. */
export function vitestCounts(file: string): Counts {
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = read<{
    numPassedTests: number
    numFailedTests: number
  }>(file)
  return { passed, failed }
}

/** What a run of Playwright has written into its JSON report. */
export function playwrightCounts(file: string): Counts {
  const { stats } = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(file)
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    : { passed: 0, failed: 0 }
}

/** A runner that failed without naming a failed test (a broken file, a crash) counts as one failure. */
export function withSilentFailure(ok: boolean, { passed, failed }: Counts): Counts {
  const silent = (!ok || passed === 0) && failed === 0
  return { passed, failed: silent ? 1 : failed }
}

function read<R>(file: string): Partial<R> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as R
  } catch {
    console.error(`${file} could not be read: the tests did not run to their end.`)
    return {}
  }
}
