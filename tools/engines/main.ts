import '../command/check-node.ts'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { emulatorBackend } from '../command/backend.ts'
import { reasonOf } from '../command/failure.ts'
import { unlessEnded, watchLifetime } from '../command/lifetime.ts'
import { allEmulators, checkPorts, services } from '../emulators/ports.ts'
import { mailEnvironment, startMailCatcher } from '../mail-catcher/mail-catcher.ts'
import { seed } from '../seed-data/seed.ts'
import { buildFunctions } from '../site/build.ts'
import { firstPages } from '../site/first-pages.ts'
import { startWithSite } from '../site/site-and-emulators.ts'
import {
  failure,
  RESULTS,
  summary,
  vitestResults,
  withSilentFailure,
  type Results,
} from '../test/results.ts'
import { own, runCommand } from '../test/run-command.ts'
import { findOrInstallEngines } from './programs.ts'

const CANNOT = `What the drivers cannot do, and what the journeys do instead:
- neither takes the network away from a page: the server of the page disappears;
- dates, times and selects are set as their pickers set them, not typed: each engine has its own;
- a page is translated by the script that Chromium's stories use; nothing is touched by a finger;
- behind a page's end, Firefox's driver does not come back from the browser's own bar: pages are loaded anew;
- WebKit's driver does not hear the console: the page is given ears with the first command;
- it does not hear Control and Z either: the page is told to undo; and sometimes it takes no picture.
One engine or journey: npm run test:engines -- staff -t WebKit`

const life = watchLifetime()
const atEnd: (() => Promise<void>)[] = []
let results: Results = { passed: 0, failures: [], tests: [] }
try {
  const { firefox, webkit } = findOrInstallEngines(console.log)
  const needed = [...allEmulators, 'hub', 'logging', 'smtp', 'mail'] as const
  await checkPorts(needed.map((name) => services[name]))
  await buildFunctions(life)
  atEnd.push((await startMailCatcher()).stop)
  const suite = await startWithSite({ env: mailEnvironment, forTests: true, signal: life })
  atEnd.push(suite.stop)
  await unlessEnded(life, seed())
  await unlessEnded(life, firstPages(emulatorBackend().firestore))
  const file = join(RESULTS, 'engines.json')
  rmSync(file, { force: true })
  const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${file}`]
  const words = ['run', '--project', 'engines', ...reporters, ...process.argv.slice(2)]
  const env = { FIREFOX_PATH: firefox, WEBKIT_PATH: webkit }
  const { ok } = await runCommand(own('vitest'), words, { env, live: true, signal: life })
  results = withSilentFailure('engines', ok, vitestResults(file))
} catch (error) {
  results.failures.push(failure('npm run test:engines', [reasonOf(error)]))
} finally {
  for (const end of atEnd.reverse()) await end()
}
console.log(`\n${CANNOT}\n\n${summary(results)}`)
process.exit(results.failures.length === 0 ? 0 : 1)
