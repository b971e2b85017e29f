import './check-node.ts'
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findOrInstallBrowser } from './browser.ts'
import { buildFunctions, buildSite } from './build.ts'
import { claimRun } from './emulators/leftovers.ts'
import { allEmulators, checkPorts, services } from './emulators/ports.ts'
import { SavedData } from './emulators/saved-data.ts'
import { startSuite } from './emulators/suite.ts'
import { reasonOf } from './failure.ts'
import { unlessEnded, watchLifetime } from './lifetime.ts'
import { mailEnvironment, startMailCatcher } from './mail-catcher.ts'
import { savedDataFolder } from './paths.ts'
import { seed } from './seed.ts'

const RESULTS = 'test-results'
const bin = (name: string) => `node_modules/.bin/${name}`
const life = watchLifetime()
const total = { passed: 0, failed: 0 }

function count({ passed, failed }: typeof total) {
  total.passed += passed
  total.failed += failed
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      signal: life,
    })
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
}

/** A command whose exit code is the whole answer counts as one test. */
async function check(name: string, command: string, args: string[]) {
  heading(name)
  const ok = await run(command, args)
  count(ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
}

async function vitest(project: string) {
  heading(`vitest: ${project}`)
  const file = `${project}.json`
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${RESULTS}/${file}`,
  ]
  const ok = await run(bin('vitest'), ['run', '--project', project, ...reporters])
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = resultOf<{
    numPassedTests: number
    numFailedTests: number
  }>(file)
  report(ok, { passed, failed })
}

async function playwright(browser: string) {
  heading('end to end')
  const env = { CHROMIUM_PATH: browser }
  const ok = await run(bin('playwright'), ['test', ...process.argv.slice(2)], env)
  const { stats } = resultOf<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    'e2e.json',
  )
  report(ok, stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky })
}

/** A runner that failed without naming a failed test (a broken file, a crash) counts as one failure. */
function report(ok: boolean, result: typeof total | undefined) {
  const { passed, failed } = result ?? { passed: 0, failed: 0 }
  const silent = (!ok || passed === 0) && failed === 0
  count({ passed, failed: silent ? 1 : failed })
}

function resultOf<R>(file: string): Partial<R> {
  try {
    return JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8')) as R
  } catch {
    console.error(`${RESULTS}/${file} could not be read: the tests did not run to their end.`)
    return {}
  }
}

function heading(name: string) {
  console.log(`\n▶ ${name}`)
}

/** Everything that needs the emulators, in one session of them. */
async function onEmulators() {
  heading('emulators')
  const atEnd: (() => Promise<void>)[] = []
  try {
    const browser = findOrInstallBrowser(console.log, { windowless: true })
    // A killed npm start may have left its emulators; what they hold is saved before they end.
    const data = new SavedData(savedDataFolder)
    const run = await claimRun('npm test', { rescue: () => data.save().catch(() => {}) })
    atEnd.push(run.end)
    const needed = [...allEmulators, 'hub', 'logging', 'smtp', 'mail'] as const
    await checkPorts(needed.map((name) => services[name]))
    const mail = await startMailCatcher()
    atEnd.push(mail.stop)
    const suite = await startSuite({ env: mailEnvironment, run, signal: life })
    atEnd.push(suite.stop)
    await unlessEnded(life, seed())
    await unlessEnded(life, vitest('emulators'))
    await unlessEnded(life, vitest('rule coverage'))
    await unlessEnded(life, playwright(browser))
  } finally {
    for (const end of atEnd.reverse()) await end()
  }
}

async function main() {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  await check('types', bin('tsc'), ['--noEmit'])
  await check('format', bin('prettier'), ['--check', '.', '--log-level', 'warn'])
  await check('unused', bin('knip'), [])
  await check('lint', bin('eslint'), ['.', '--max-warnings', '0'])
  await vitest('unit')
  heading('build')
  await buildSite(life)
  await buildFunctions(life)
  await onEmulators()
}

try {
  await main()
} catch (error) {
  console.error(reasonOf(error))
  count({ passed: 0, failed: 1 })
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
