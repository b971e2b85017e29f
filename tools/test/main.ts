import '../command/check-node.ts'
import { mkdirSync, rmSync } from 'node:fs'
import { emulatorBackend } from '../command/backend.ts'
import { findOrInstallBrowser } from '../command/browser.ts'
import { reasonOf } from '../command/failure.ts'
import { unlessEnded, watchLifetime } from '../command/lifetime.ts'
import { savedDataFolder } from '../command/paths.ts'
import { claimRun } from '../emulators/leftovers.ts'
import { allEmulators, checkPorts, services } from '../emulators/ports.ts'
import { SavedData } from '../emulators/saved-data.ts'
import { mailEnvironment, startMailCatcher } from '../mail-catcher/mail-catcher.ts'
import { seed } from '../seed-data/seed.ts'
import { buildFunctions } from '../site/build.ts'
import { firstPages } from '../site/first-pages.ts'
import { startWithSite } from '../site/site-and-emulators.ts'
import {
  playwrightCounts,
  RESULTS,
  vitestCounts,
  withSilentFailure,
  type Counts,
} from './results.ts'
import { runCommand } from './run-command.ts'

// Seen by the builds and the stories: see tools/prerender/other-words.ts.
process.env['PRERENDER_IN_OTHER_WORDS'] = '1'

const life = watchLifetime()
const total: Counts = { passed: 0, failed: 0 }
/** What was printed beside a program that has the terminal, to be shown after it. */
let kept: string[] | undefined

function count({ passed, failed }: Counts) {
  total.passed += passed
  total.failed += failed
}

function show(text: string) {
  if (kept) kept.push(text)
  else console.log(text)
}

const heading = (name: string) => `\n▶ ${name}`

/** A command whose exit code is the whole answer counts as one test. */
async function check(name: string, command: string, args: string[]) {
  const { ok, output } = await runCommand(command, args, { signal: life, unhurried: true })
  show(`${heading(name)}\n${output}`)
  count(ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
}

async function vitest(project: string) {
  const file = `${RESULTS}/${project}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const args = ['run', '--project', project, ...reporters]
  const { ok, output } = await runCommand('vitest', args, { signal: life })
  show(`${heading(`vitest: ${project}`)}\n${output}`)
  count(withSilentFailure(ok, vitestCounts(file)))
}

/** All that needs no emulators, one after the other. */
async function checks() {
  await vitest('unit')
  await check('types', 'tsc', ['--noEmit'])
  await check('format', 'prettier', ['--check', '.', '--log-level', 'warn'])
  await check('unused', 'knip', [])
  await check('lint', 'eslint', ['.', '--max-warnings', '0'])
}

/**
 * The stories that only read the store, side by side, or those that write to it, one after the
 * other. Arguments may choose stories of one kind only, so that a kind may be empty.
 */
async function stories(kind: 'reading' | 'writing', browser: string) {
  const file = `${RESULTS}/${kind}.json`
  const workers = kind === 'reading' ? '2' : '1'
  const result = await terminalFor(() => {
    console.log(heading(`end to end: ${kind}`))
    return runCommand(
      'playwright',
      [
        ...['test', '--project', kind, '--workers', workers],
        ...['--pass-with-no-tests', '--reporter', 'list,json', ...process.argv.slice(2)],
      ],
      {
        live: true,
        signal: life,
        env: {
          CHROMIUM_PATH: browser,
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
          // Playwright's hooks see all projects, also those that do not run.
          ...(kind === 'reading' ? { STORIES_ONLY_READ: '1' } : {}),
        },
      },
    )
  })
  return { ok: result.ok, ...playwrightCounts(file) }
}

/** Nothing else is printed meanwhile. */
async function terminalFor<T>(work: () => Promise<T>): Promise<T> {
  kept = []
  const result = await work()
  const shown = kept
  kept = undefined
  for (const text of shown) console.log(text)
  return result
}

/** Everything that needs the emulators. */
async function onEmulators() {
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
    const suite = await startWithSite({ env: mailEnvironment, run, signal: life })
    atEnd.push(suite.stop)
    await unlessEnded(life, seed())
    await unlessEnded(life, vitest('emulators'))
    // After them: they restore backups, which are published.
    await unlessEnded(life, firstPages(emulatorBackend().firestore))
    const reading = await unlessEnded(life, stories('reading', browser))
    // One story after the other leaves part of a core. The rules have projects of their own.
    const rules = vitest('rules').then(() => vitest('rule coverage'))
    const [writing] = await unlessEnded(life, Promise.all([stories('writing', browser), rules]))
    const passed = reading.passed + writing.passed
    const failed = reading.failed + writing.failed
    count(withSilentFailure(reading.ok && writing.ok, { passed, failed }))
  } finally {
    for (const end of atEnd.reverse()) await end()
  }
}

async function main() {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  const checked = checks()
  try {
    await buildFunctions(life)
    await onEmulators()
  } finally {
    await checked
  }
}

try {
  await main()
} catch (error) {
  console.error(reasonOf(error))
  count({ passed: 0, failed: 1 })
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
