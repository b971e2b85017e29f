import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findOrInstallBrowser } from '#tools/browser.ts'
import { startSuite } from '#tools/emulators/suite.ts'
import { reasonOf } from '#tools/failure.ts'
import { startMailCatcher } from '#tools/mail-catcher.ts'
import { seed } from '#tools/seed.ts'

const RESULTS = 'test-results'
const bin = (name: string) => `node_modules/.bin/${name}`
const total = { passed: 0, failed: 0 }

function count({ passed, failed }: typeof total) {
  total.passed += passed
  total.failed += failed
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
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

async function onEmulators() {
  heading('emulators')
  const browser = findOrInstallBrowser(console.log)
  const mail = await startMailCatcher()
  try {
    const suite = await startSuite()
    try {
      await seed()
      await vitest('emulators')
      await playwright(browser)
    } finally {
      await suite.stop()
    }
  } finally {
    await mail.stop()
  }
}

async function main() {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  await check('types', bin('tsc'), ['--noEmit'])
  await check('format', bin('prettier'), ['--check', '.', '--log-level', 'warn'])
  await check('lint', bin('eslint'), ['.', '--max-warnings', '0'])
  await vitest('unit')
  await check('build the site', bin('vite'), ['build', '--mode', 'emulators', '--logLevel', 'warn'])
  await check('build the functions', bin('vite'), [
    ...['build', '--config', 'functions/vite.config.ts', '--logLevel', 'warn'],
  ])
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
