import '../command/check-node.ts'
import { parseArgs } from 'node:util'
import { reasonOf } from '../command/failure.ts'
import { unlessEnded, watchLifetime } from '../command/lifetime.ts'
import { say, seconds } from '../command/terminal.ts'
import { checkPorts, services } from '../emulators/ports.ts'
import { startSuite } from '../emulators/suite.ts'
import { functionSurvivors, mutatedFunctions } from './function-survivors.ts'
import type { Mutant } from './mutants-of.ts'
import { survivorsOf, type Outcome } from './survivors.ts'

/** The Storage emulator has one set of rules for all: its mutants come one after the other. */
const LANES = { firestore: 3, storage: 1 }
const TOLD_EVERY = 25

/**
 * Changes the security rules, and the guard and the limits of the functions, in every small way and
 * looks whether the tests notice. With `-- --only <text>`, which may be repeated, only the changes
 * whose description, as it is told about survivors, contains one of the texts.
 */
async function main(life: AbortSignal): Promise<Outcome[]> {
  const begin = Date.now()
  const { only } = parseArgs({
    options: { only: { type: 'string', multiple: true, default: [''] } },
  }).values
  const atEnd: (() => Promise<void>)[] = []
  try {
    await checkPorts(
      (['auth', 'firestore', 'storage', 'hub', 'logging'] as const).map((name) => services[name]),
    )
    const suite = await startSuite({
      only: ['auth', 'firestore', 'storage'],
      forTests: true,
      signal: life,
    })
    atEnd.push(suite.stop)
    const tell = (file: string) => {
      let done = 0
      return (all: number, survivor?: Mutant) => {
        if (survivor) say(asSurvivor(file, survivor))
        if (++done % TOLD_EVERY === 0 || done === all) {
          say(`${file}: ${done} of ${all} mutants, ${seconds(begin)}`)
        }
      }
    }
    // One after the other: their tests share one store.
    const functions = async () => {
      const outcomes: Outcome[] = []
      for (const file of mutatedFunctions) {
        outcomes.push(await functionSurvivors(file, only, tell(file)))
      }
      return outcomes
    }
    const outcomes = await unlessEnded(
      life,
      Promise.all([
        survivorsOf('firestore.rules', LANES.firestore, only, tell('firestore.rules')),
        survivorsOf('storage.rules', LANES.storage, only, tell('storage.rules')),
        functions(),
      ]),
    )
    return outcomes.flat()
  } finally {
    for (const end of atEnd.reverse()) await end()
  }
}

const asSurvivor = (file: string, { line, code, change }: Mutant) =>
  `survived: ${file}:${line} ${change}\n          ${code}`

function report(outcomes: Outcome[]): number {
  for (const { file, survivors } of outcomes) {
    for (const survivor of survivors) say(asSurvivor(file, survivor))
  }
  const mutants = outcomes.reduce((sum, each) => sum + each.mutants, 0)
  const survived = outcomes.reduce((sum, each) => sum + each.survivors.length, 0)
  say(`\n${mutants} mutants, ${mutants - survived} killed, ${survived} survived`)
  return mutants > 0 && survived === 0 ? 0 : 1
}

let code = 1
try {
  code = report(await main(watchLifetime()))
} catch (error) {
  console.error(reasonOf(error))
}
process.exit(code)
