import { readFileSync } from 'node:fs'

/** Where the runners leave their reports. */
export const RESULTS = 'test-results'

export interface Results {
  passed: number
  failed: number
  tests: { name: string; seconds: number }[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { assertionResults: { fullName: string; duration?: number | null }[] }[]
}

interface Suite {
  suites?: Suite[]
  specs?: { title: string; file: string; tests: { results: { duration: number }[] }[] }[]
}
interface PlaywrightReport extends Suite {
  stats: { expected: number; unexpected: number; flaky: number }
}

/** What a run of Vitest has written into its JSON report. */
export function vitestResults(file: string): Results {
  const report = read(file) as VitestReport | undefined
  const tests = report?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? []
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    tests: tests.map(({ fullName: name, duration }) => ({ name, seconds: (duration ?? 0) / 1000 })),
  }
}

/** What a run of Playwright has written into its JSON report. A story that passed at a second try has failed. */
export function playwrightResults(file: string): Results {
  const report = read(file) as PlaywrightReport | undefined
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  const specsOf = ({ specs = [], suites = [] }: Suite): NonNullable<Suite['specs']> => [
    ...specs,
    ...suites.flatMap(specsOf),
  ]
  const tests = specsOf(report ?? {}).map(({ title, file, tests: runs }) => {
    const durations = runs.flatMap(({ results }) => results.map(({ duration }) => duration))
    return { name: `${file}: ${title}`, seconds: Math.max(0, ...durations) / 1000 }
  })
  return { passed: expected, failed: unexpected + flaky, tests }
}

/** A runner that failed without naming a failed test (a broken file, a crash) counts as one failure. */
export function withSilentFailure<R extends Pick<Results, 'passed' | 'failed'>>(
  ok: boolean,
  results: R,
): R {
  const silent = (!ok || results.passed === 0) && results.failed === 0
  return silent ? { ...results, failed: 1 } : results
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    console.error(`${file} could not be read: the tests did not run to their end.`)
    return undefined
  }
}
