import '../command/check-node.ts'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { emulatorBackend } from '../command/backend.ts'
import { findOrInstallBrowser } from '../command/browser.ts'
import { Failure, reasonOf } from '../command/failure.ts'
import { watchLifetime } from '../command/lifetime.ts'
import { say, seconds } from '../command/terminal.ts'
import type { Suite } from '../emulators/suite.ts'
import { publishAndWait } from '../publish/publish-and-wait.ts'
import { withEmulators } from '../test/with-emulators.ts'
import { calibrate } from './calibrate.ts'
import { interactions } from './interaction.ts'
import { scoresAndPaints } from './lighthouse.ts'
import type { Row } from './rows.ts'
import { sizes } from './sizes.ts'
import { liveUpdate, publication } from './updates.ts'
import { LIGHTHOUSE_PORT } from './visitor.ts'
import { reloads, shiftsAndRequests } from './visits.ts'

const measurements = {
  // First: the emulator goes on evaluating the queries of closed pages at every write.
  'live update': liveUpdate,
  lighthouse: scoresAndPaints,
  interaction: interactions,
  visits: shiftsAndRequests,
  sizes,
  reload: reloads,
  // Last: it changes the prices that the pages are prerendered with.
  publication,
}
type Name = keyof typeof measurements

/** Builds the site, starts the emulators, measures, and ends all of it. */
function bench(names: Name[], life: AbortSignal): Promise<Row[]> {
  const program = findOrInstallBrowser(say)
  say('Building the site and starting the emulators …')
  const measure = ({ ended }: Suite) => {
    const failed = ended.then((sentence) => {
      throw new Failure(sentence)
    })
    return Promise.race([measureAll(names, program), failed])
  }
  return withEmulators(life, measure, { forTests: false })
}

async function measureAll(names: Name[], program: string): Promise<Row[]> {
  const backend = emulatorBackend()
  await publishAndWait(backend.firestore)
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--no-sandbox', `--remote-debugging-port=${LIGHTHOUSE_PORT}`],
    // This process is asked to end, and the browser ends with it.
    ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
  })
  const { slowdown, index } = await calibrate(browser)
  say(`A processor ${slowdown.toFixed(1)} times slower: benchmark index ${index.toFixed(0)}`)
  const begin = Date.now()
  const rows: Row[] = []
  // One after the other, so that none disturbs another.
  for (const name of names) {
    say(`${seconds(begin).padStart(8)}  ${name} …`)
    const bench = { browser, slowdown, firestore: backend.firestore }
    rows.push(
      ...(await measurements[name](bench).catch((error: unknown) => [unmeasured(name, error)])),
    )
  }
  return rows
}

/** Reaches no target, and the other rows are measured all the same. */
function unmeasured(figure: string, error: unknown): Row {
  return { figure, target: '', measured: reasonOf(error), ok: false }
}

/** The measurements that `--only <part of a name>` asks for. */
function wanted(): Name[] {
  const { only } = parseArgs({ options: { only: { type: 'string', default: '' } } }).values
  const all = Object.keys(measurements) as Name[]
  const names = all.filter((name) => name.includes(only))
  if (names.length === 0) throw new Failure(`There is no "${only}", only: ${all.join(', ')}.`)
  return names
}

let code = 1
try {
  const rows = await bench(wanted(), watchLifetime())
  for (const { figure, target, measured, ok } of rows)
    say([figure.padEnd(50), target.padEnd(28), measured.padEnd(34), ok ? 'ok' : 'missed'].join(''))
  code = rows.every(({ ok }) => ok) ? 0 : 1
} catch (error) {
  console.error(reasonOf(error))
}
process.exit(code)
