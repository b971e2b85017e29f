import '../command/check-node.ts'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { emulatorBackend } from '../command/backend.ts'
import { findOrInstallBrowser } from '../command/browser.ts'
import { reasonOf } from '../command/failure.ts'
import { unlessEnded, watchLifetime } from '../command/lifetime.ts'
import { own, runProgram } from '../command/run-program.ts'
import { firstPages } from '../site/first-pages.ts'
import { costsTable, measured } from './costs.ts'
import {
  failure,
  playwrightResults,
  RESULTS,
  summary,
  vitestResults,
  withSilentFailure,
  type Results,
} from './results.ts'
import { withEmulators } from './with-emulators.ts'

// Seen by the builds and the stories: see tools/prerender/other-words.ts.
process.env['PRERENDER_IN_OTHER_WORDS'] = '1'

/** `npm test -- <file> …` runs only these; what is no file of Vitest is for Playwright. */
const chosen = process.argv.slice(2)
const chosenTests = chosen.filter((word) => /\.test\.tsx?$/.test(word))
const chosenStories = chosen.filter((word) => !chosenTests.includes(word))

const life = watchLifetime()
const total: Results = { passed: 0, failures: [], tests: [] }

function count({ passed = 0, failures = [], tests = [] }: Partial<Results>) {
  total.passed += passed
  total.failures.push(...failures)
  total.tests.push(...tests)
}

/** A command whose exit code is the whole answer counts as one test. */
async function check(name: string, command: string, args: string[]) {
  const { ok, output } = await measured(name, () =>
    runProgram(own(command), args, { signal: life, lowPriority: true }),
  )
  console.log(`\n▶ ${name}\n${output}`)
  count(ok ? { passed: 1 } : { failures: [failure(name, [output])] })
}

/** @param args Vitest's projects or files; without, the project of this name */
async function vitest(name: string, ...args: string[]) {
  const file = join(RESULTS, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const words = args.length > 0 ? args : ['--project', name]
  const { ok, output } = await measured(name, () =>
    runProgram(own('vitest'), ['run', ...words, ...reporters], { signal: life }),
  )
  console.log(`\n▶ ${name}\n${output}`)
  count(withSilentFailure(name, ok, vitestResults(file)))
}

async function stories(name: string, projects: string[], workers: number) {
  const folder = join(RESULTS, name)
  const file = join(RESULTS, `${name}.json`)
  const playwright = (...args: string[]) => {
    const run = ['test', ...projects.flatMap((project) => ['--project', project]), ...args]
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file }
    const words = [...run, '--output', folder, '--workers', String(workers), '--pass-with-no-tests']
    return runProgram(own('playwright'), words, { live: true, signal: life, env })
  }
  console.log(`\n▶ ${name}`)
  const { ok } = await measured(name, () => playwright('--reporter', 'list,json', ...chosenStories))
  const results = playwrightResults(file)
  // What was chosen may be stories of the other run.
  const none = ok && results.passed === 0 && chosen.length > 0
  count(none ? results : withSilentFailure(name, ok, results))
  if (ok || life.aborted) return
  // Where only the output is left of a run, what the page showed says more than the line that failed.
  mkdirSync(folder, { recursive: true })
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('error-context.md')) continue
    const [whatHappened = ''] = readFileSync(join(folder, path), 'utf8').split('\n# Test source\n')
    console.log(whatHappened)
  }
  console.log(`\n▶ ${name}: what failed, once more, so that ${folder} holds traces of it`)
  await playwright('--last-failed', '--trace', 'on', '--max-failures', '10')
}

/** All that needs no emulators, one after the other. */
async function checks() {
  await vitest('unit', '--project', 'unit', '--project', 'apart')
  await check('types', 'tsc', ['--noEmit'])
  await check('format', 'prettier', ['--check', '.', '--log-level', 'warn'])
  await check('unused', 'knip', [])
  await check('lint', 'eslint', ['.', '--max-warnings', '0'])
}

/** Tests with stores of their own, beside what shares the store of the functions and the built pages. */
async function onEmulators() {
  const withOwnStores = vitest('rules').then(() => vitest('emulators'))
  await vitest('shared store')
  await sharedThenOwnStories()
  await withOwnStores
}

async function sharedThenOwnStories() {
  await unlessEnded(life, firstPages(emulatorBackend().firestore))
  await stories('stories that change what is served', ['alone'], 1)
  await stories('stories', ['server', 'reading', 'writing'], 3)
}

async function onlyChosen() {
  if (chosenTests.length > 0) await vitest('chosen tests', ...chosenTests)
  if (chosenStories.length > 0) await sharedThenOwnStories()
}

async function main() {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  const withBrowser = async (work: () => Promise<void>) => {
    findOrInstallBrowser(console.log, { windowless: true })
    await withEmulators(life, work)
  }
  if (chosen.length > 0) return withBrowser(onlyChosen)
  const checked = checks()
  try {
    await withBrowser(onEmulators)
  } catch (error) {
    // The summary says so, too, but the checks take minutes.
    console.error(reasonOf(error))
    throw error
  } finally {
    await checked
  }
}

try {
  await main()
} catch (error) {
  count({ failures: [failure('npm test', [reasonOf(error)])] })
}
const results = withSilentFailure('npm test', true, total)
console.log(`\n${costsTable(results.tests)}\n\n${summary(results)}`)
process.exit(results.failures.length === 0 ? 0 : 1)
