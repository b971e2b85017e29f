import '../command/check-node.ts'
import { parseArgs } from 'node:util'
import { emulatorBackend } from '../command/backend.ts'
import { findOrInstallBrowser } from '../command/browser.ts'
import { Failure, reasonOf } from '../command/failure.ts'
import { unlessEnded, watchLifetime } from '../command/lifetime.ts'
import { say, seconds } from '../command/terminal.ts'
import { withoutTriggers } from '../emulators/background-triggers.ts'
import { allEmulators, checkPorts, services } from '../emulators/ports.ts'
import { startSuite } from '../emulators/suite.ts'
import { mailEnvironment } from '../mail-catcher/mail-catcher.ts'
import { seed } from '../seed-data/seed.ts'
import { requestPublication } from '../../functions/src/publishing/publication-state.ts'
import { publishAndWait } from '../publish/publish-and-wait.ts'
import { buildFunctions, buildSite } from '../site/build.ts'
import { figureNames, isPart, measureAll } from './measurements.ts'
import { resultFile, tableOf, writeResult } from './report.ts'
import type { Bench, Row } from './rows.ts'
import { storeQuestions, storeRequests } from './store-many.ts'
import { addYardsticks, removeYardsticks } from './yardsticks.ts'

/** Builds the site, starts the emulators, measures, and ends all of it. */
async function bench(part: string, life: AbortSignal): Promise<Row[]> {
  const begin = Date.now()
  const chromium = findOrInstallBrowser(say)
  const atEnd: (() => Promise<void>)[] = []
  try {
    await checkPorts([...allEmulators, 'hub', 'logging'].map((name) => services[name as 'hub']))
    say('Building the site and the functions …')
    const beforeBuild = Date.now()
    await buildSite(life)
    const rebuildMs = Date.now() - beforeBuild
    await buildFunctions(life)
    say('Starting the emulators …')
    const suite = await startSuite({ env: mailEnvironment, signal: life })
    atEnd.push(suite.stop)
    const backend = emulatorBackend()
    await unlessEnded(life, seed(backend))
    await unlessEnded(life, publishAndWait(backend.firestore))
    atEnd.push(removeYardsticks)
    await unlessEnded(life, addYardsticks())
    const course = backend.firestore.doc('courses/klasse-b')
    const setPrice = async (price: string) => {
      await course.update({ price })
    }
    const context: Bench = {
      ...{ chromium, life, setPrice, rebuildMs },
      save: async (price) => {
        await setPrice(price)
        await requestPublication(backend.firestore)
      },
      storeQuestions: (count) => storeQuestions(backend.firestore, count),
      // Each would call functions that have nothing to do, which takes the machine for many minutes.
      storeRequests: (count) => withoutTriggers(() => storeRequests(backend.firestore, count)),
    }
    const ended = suite.ended.then((sentence) => {
      throw new Failure(sentence)
    })
    const measured = measureAll(context, part, (names) => {
      say(`${seconds(begin).padStart(8)}  ${names.join(', ')} …`)
    })
    return await Promise.race([measured, ended])
  } finally {
    for (const end of atEnd.reverse()) await end()
  }
}

function readPart(): string {
  let part: string
  try {
    part = parseArgs({ options: { only: { type: 'string', default: '' } } }).values.only
  } catch (error) {
    throw new Failure(
      `${reasonOf(error)}; there is --only <parts of rows' names, separated by commas>.`,
    )
  }
  if (figureNames.some((name) => isPart(part, name))) return part
  throw new Failure(`No row's name contains "${part}". The rows:\n  ${figureNames.join('\n  ')}`)
}

function conclude(rows: readonly Row[]): number {
  const missing = rows.filter(({ ok }) => !ok).map(({ name }) => name)
  say(`\n${tableOf(rows)}\n\nEvery single sample is in ${resultFile}.`)
  say(
    missing.length === 0
      ? 'Every row reaches its target.'
      : `Rows that miss their target: ${missing.join(', ')}.`,
  )
  return missing.length === 0 ? 0 : 1
}

let code = 1
try {
  const begin = new Date()
  const rows = await bench(readPart(), watchLifetime())
  writeResult(rows, begin)
  code = conclude(rows)
} catch (error) {
  console.error(reasonOf(error))
}
process.exit(code)
