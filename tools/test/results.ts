import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** Where the runners leave their reports. */
export const RESULTS = 'test-results'

export interface Results {
  passed: number
  failures: { name: string; why: string }[]
  tests: { name: string; seconds: number }[]
}

interface VitestReport {
  numPassedTests: number
  testResults: { name: string; status: string; message: string; assertionResults: Assertion[] }[]
}
interface Assertion {
  fullName: string
  status: string
  failureMessages: string[]
  duration?: number | null
}

interface Suite {
  suites?: Suite[]
  specs?: { title: string; file: string; tests: { status: string; results: Attempt[] }[] }[]
}
interface Attempt {
  duration: number
  errors: { message?: string }[]
}
interface PlaywrightReport extends Suite {
  stats: { expected: number }
}

/** So many lines tell most failures; the whole of them stands where the test ran. */
const LINES = 20

/** What a run of Vitest has written into its JSON report. A file that could not be run has failed as a whole. */
export function vitestResults(file: string): Results {
  const report = read(file) as VitestReport | undefined
  const files = report?.testResults ?? []
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const failed = tests.filter(({ status }) => status === 'failed')
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((each) => each.status !== 'failed'),
  )
  return {
    passed: report?.numPassedTests ?? 0,
    failures: [
      ...failed.map(({ fullName, failureMessages }) => failure(fullName, failureMessages)),
      ...broken.map(({ name, message }) => failure(name, [message])),
    ],
    tests: tests.map(({ fullName: name, duration }) => ({ name, seconds: (duration ?? 0) / 1000 })),
  }
}

/** What a run of Playwright has written into its JSON report. A story that passed at a second try has failed. */
export function playwrightResults(file: string): Results {
  const report = read(file) as PlaywrightReport | undefined
  const specsOf = ({ specs = [], suites = [] }: Suite): NonNullable<Suite['specs']> => [
    ...specs,
    ...suites.flatMap(specsOf),
  ]
  const runs = specsOf(report ?? {}).flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({ name: `${file}: ${title}`, status, results })),
  )
  return {
    passed: report?.stats.expected ?? 0,
    failures: runs
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ name, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message))
        return failure(name, messages)
      }),
    tests: runs.map(({ name, results }) => {
      const durations = results.map(({ duration }) => duration)
      return { name, seconds: Math.max(0, ...durations) / 1000 }
    }),
  }
}

/** @param reasons what was printed, with colours, however long */
export function failure(name: string, reasons: string[]): Results['failures'][number] {
  const lines = stripVTControlCharacters(reasons.join('\n')).trim().split('\n')
  return { name, why: lines.slice(0, LINES).join('\n') }
}

/** A runner that failed without naming a failed test (a crash, or no test at all) counts as one failure. */
export function withSilentFailure(name: string, ok: boolean, results: Results): Results {
  const silent = (!ok || results.passed === 0) && results.failures.length === 0
  return silent
    ? { ...results, failures: [failure(name, ['It did not run, or not to its end.'])] }
    : results
}

/** The last lines of a run, with what failed: of a long output often only the end is left. */
export function summary({ passed, failures }: Results): string {
  const named = failures.map(({ name, why }) => `✗ ${name}\n${why}\n\n`)
  return `${named.join('')}${passed} passed, ${failures.length} failed`
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    console.error(`${file} could not be read: the tests did not run to their end.`)
    return undefined
  }
}
