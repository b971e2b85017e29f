import '../command/check-node.ts'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { emulatorBackend } from '../command/backend.ts'
import { reasonOf } from '../command/failure.ts'
import { unlessEnded, watchLifetime } from '../command/lifetime.ts'
import { own, runProgram } from '../command/run-program.ts'
import { firstPages } from '../site/first-pages.ts'
import {
  failure,
  RESULTS,
  summary,
  vitestResults,
  withSilentFailure,
  type Results,
} from '../test/results.ts'
import { withEmulators } from '../test/with-emulators.ts'
import { findOrInstallEngines } from './programs.ts'

const HINT = `What the drivers cannot do, and what the journeys do instead: docs/decisions/0056-three-engines.md
One engine or journey: npm run test:engines -- staff -t WebKit`

const life = watchLifetime()
let results: Results = { passed: 0, failures: [], tests: [] }

async function journeys({ firefox, webkit }: ReturnType<typeof findOrInstallEngines>) {
  await unlessEnded(life, firstPages(emulatorBackend().firestore))
  const file = join(RESULTS, 'engines.json')
  rmSync(file, { force: true })
  const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${file}`]
  const words = ['run', '--project', 'engines', ...reporters, ...process.argv.slice(2)]
  const env = { FIREFOX_PATH: firefox, WEBKIT_PATH: webkit }
  const { ok } = await runProgram(own('vitest'), words, { env, live: true, signal: life })
  results = withSilentFailure('engines', ok, vitestResults(file))
}

try {
  const engines = findOrInstallEngines(console.log)
  await withEmulators(life, () => journeys(engines))
} catch (error) {
  results.failures.push(failure('npm run test:engines', [reasonOf(error)]))
}
console.log(`\n${HINT}\n\n${summary(results)}`)
process.exit(results.failures.length === 0 ? 0 : 1)
