import '../command/check-node.ts'
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { emulatorBackend } from '../command/backend.ts'
import { findOrInstallBrowser } from '../command/browser.ts'
import { reasonOf } from '../command/failure.ts'
import { unlessEnded, watchLifetime } from '../command/lifetime.ts'
import { projectFolder } from '../command/paths.ts'
import { allEmulators, checkPorts, services } from '../emulators/ports.ts'
import { startSuite, type Suite, type SuiteOptions } from '../emulators/suite.ts'
import { mailEnvironment, startMailCatcher } from '../mail-catcher/mail-catcher.ts'
import { seed } from '../seed-data/seed.ts'
import { buildFunctions } from '../site/build.ts'
import { firstPages } from '../site/first-pages.ts'
import { startWithSite } from '../site/site-and-emulators.ts'
import { copyOfProject } from './copy-of-project.ts'
import { hasOwnNetworks, inOwnNetwork } from './own-network.ts'
import { PARTS, partsLeft } from './parts.ts'
import {
  playwrightCounts,
  readCounts,
  RESULTS,
  vitestCounts,
  withSilentFailure,
  writeCounts,
  type Counts,
} from './results.ts'
import { own, runCommand } from './run-command.ts'
import { heading, show, terminalFor } from './terminal.ts'

// Seen by the builds and the stories: see tools/prerender/other-words.ts.
process.env['PRERENDER_IN_OTHER_WORDS'] = '1'

/** Set in the run that the whole run starts for its second part, in a network of its own. */
const ONLY_WRITING = 'TEST_ONLY_WRITING'
const isSecond = process.env[ONLY_WRITING] !== undefined
/** Where both runs see which parts of the writing stories are taken. */
const PARTS_FOLDER = 'TEST_PARTS'
const partsFolder = process.env[PARTS_FOLDER] ?? resolve(RESULTS, 'parts')

const life = watchLifetime()
const total: Counts = { passed: 0, failed: 0 }

function count({ passed, failed }: Counts) {
  total.passed += passed
  total.failed += failed
}

/** A command whose exit code is the whole answer counts as one test. */
async function check(name: string, command: string, args: string[]) {
  const { ok, output } = await runCommand(own(command), args, { signal: life, unhurried: true })
  show(`${heading(name)}\n${output}`)
  count(ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
}

async function vitest(project: string) {
  const file = `${RESULTS}/${project}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const args = ['run', '--project', project, ...reporters]
  const { ok, output } = await runCommand(own('vitest'), args, { signal: life })
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

type Kind = 'reading' | 'writing'
/** How the names of their reports end. */
const STORIES = '.stories.json'

/**
 * The stories that only read the store, side by side, or those that write to it, one after the
 * other. Arguments may choose stories of one kind only, so that a kind may be empty.
 *
 * @param part of these stories; all of them without
 */
async function stories(kind: Kind, browser: string, part?: number) {
  const shard = part === undefined ? undefined : `${part}/${PARTS}`
  const folder = join(RESULTS, part === undefined ? kind : `${kind}-${part}`)
  const file = `${folder}${STORIES}`
  const workers = kind === 'reading' ? '2' : '1'
  const result = await terminalFor(() => {
    console.log(heading(`end to end: ${kind} ${shard ?? ''}`))
    return runCommand(
      own('playwright'),
      [
        ...['test', '--project', kind, '--workers', workers],
        ...['--pass-with-no-tests', '--reporter', 'list,json', ...process.argv.slice(2)],
        // Each run of Playwright empties its folder first.
        ...['--output', folder, ...(shard === undefined ? [] : ['--shard', shard])],
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
  // None of this kind may have been chosen; that none ran at all is seen at the end.
  const counts = playwrightCounts(file)
  count(result.ok ? counts : withSilentFailure(false, counts))
}

/** Starts the emulators, with the samples in them, for as long as the work takes. */
async function onEmulators(
  start: (options: SuiteOptions) => Promise<Suite>,
  work: (browser: string) => Promise<void>,
) {
  const atEnd: (() => Promise<void>)[] = []
  try {
    const browser = findOrInstallBrowser(console.log, { windowless: true })
    const needed = [...allEmulators, 'hub', 'logging', 'smtp', 'mail'] as const
    await checkPorts(needed.map((name) => services[name]))
    const mail = await startMailCatcher()
    atEnd.push(mail.stop)
    const suite = await start({ env: mailEnvironment, forTests: true, signal: life })
    atEnd.push(suite.stop)
    await unlessEnded(life, seed())
    await unlessEnded(life, work(browser))
  } finally {
    for (const end of atEnd.reverse()) await end()
  }
}

async function all(browser: string) {
  const second = hasOwnNetworks() ? secondRun() : undefined
  await vitest('emulators')
  // After them: they restore backups, which are published.
  await unlessEnded(life, firstPages(emulatorBackend().firestore))
  await unlessEnded(life, stories('reading', browser))
  if (second) await writing(browser)
  await (second ?? onlyWriting(browser))
  const ran = readdirSync(RESULTS)
    .filter((file) => file.endsWith(STORIES))
    .map((file) => playwrightCounts(join(RESULTS, file)))
  if (ran.every(({ passed, failed }) => passed + failed === 0)) count({ passed: 0, failed: 1 })
}

/** The writing stories that the other run has not taken: the first of two that is through helps. */
async function writing(browser: string) {
  for (const part of partsLeft(partsFolder)) {
    await unlessEnded(life, stories('writing', browser, part))
  }
}

/** One story after the other leaves part of a core. The rules have projects of their own. */
async function onlyWriting(browser: string) {
  await unlessEnded(life, firstPages(emulatorBackend().firestore))
  await Promise.all([writing(browser), vitest('rules')])
}

/**
 * What writes to the store needs one of its own, and the ports of its emulators are those of the
 * first: this runs it beside the rest, in another network and folder.
 */
async function secondRun() {
  const { folder, remove } = copyOfProject()
  try {
    const [program, ...words] = inOwnNetwork
    const again = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
    const env = { [ONLY_WRITING]: '1', [PARTS_FOLDER]: partsFolder }
    const how = { cwd: folder, env, signal: life }
    const { ok, output } = await runCommand(program, [...words, ...inFolder(again, folder)], how)
    show(output)
    const results = join(folder, RESULTS)
    count(withSilentFailure(ok, readCounts(results)))
    cpSync(results, RESULTS, { recursive: true })
  } finally {
    remove()
  }
}

/** The same words, but for the program that is in the other folder too. */
const inFolder = (words: string[], folder: string) =>
  words.map((word) =>
    word.startsWith(projectFolder) ? folder + word.slice(projectFolder.length) : word,
  )

async function main() {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  if (isSecond) return onEmulators(startSuite, onlyWriting)
  const checked = checks()
  try {
    await buildFunctions(life)
    await onEmulators(startWithSite, all)
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
if (isSecond) writeCounts(RESULTS, total)
else console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
