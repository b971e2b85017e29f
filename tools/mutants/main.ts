import '../command/check-node.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Failure, reasonOf } from '../command/failure.ts'
import { unlessEnded, watchLifetime } from '../command/lifetime.ts'
import { projectFolder } from '../command/paths.ts'
import { say, seconds } from '../command/terminal.ts'
import { checkPorts, services } from '../emulators/ports.ts'
import { startSuite } from '../emulators/suite.ts'
import { equivalents } from './equivalent.ts'
import { openLane, type Killer, type Question, type RulesFile } from './lane.ts'
import { killedMutants, noteCleanRun } from './last-clean-run.ts'
import { mutantsOf, type Mutant } from './mutants-of.ts'

const begin = Date.now()
const TOLD_EVERY = 25
/** The tests of the shapes, which name the fields; of so many are they asked first. */
const FIELDS = 3
const SHAPES = join(projectFolder, 'tests/rules/content.test.ts')
/** As many tests that noticed something are asked again first. */
const KILLERS = 5
/** How many at a time. The Storage emulator has one set of rules for all. */
const LANES: Record<RulesFile, number> = { 'firestore.rules': 3, 'storage.rules': 1 }

interface Outcome {
  readonly mutants: number
  readonly survived: number
}

/** Runs the rules tests on each mutant of a rules file, until one of them fails. */
async function survivorsOf(file: RulesFile, only?: readonly string[]): Promise<Outcome> {
  const rules = readFileSync(file, 'utf8')
  const mutants = mutantsOf(rules)
    .filter((mutant) => !equivalents.some((each) => isSame(each, mutant)))
    .filter(
      ({ line, change }) =>
        only?.some((text) => `${file}:${line} ${change}`.includes(text)) ?? true,
    )
  const killed = killedMutants()
  const waiting = mutants.filter(({ source }) => only !== undefined || !killed.has(source))
  const killers: Killer[] = []
  let [done, survived] = [mutants.length - waiting.length, 0]
  let unchanged: Promise<Killer | undefined> | undefined
  const work = async (number: number) => {
    const lane = await openLane(`${file.replace('.rules', '')}-${number}`, file)
    try {
      unchanged ??= lane.firstFailure(rules, { of: () => true })
      const failed = await unchanged
      if (failed) throw new Failure(`Without any change to ${file} this test fails: ${failed.name}`)
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        const suspects = likelyTests(rules, mutant, killers)
        const killer =
          (suspects && (await lane.firstFailure(mutant.source, suspects))) ??
          // The most tests by far, and of the shapes, whose mutants are asked about above.
          (await lane.firstFailure(mutant.source, { of: (file) => file !== SHAPES })) ??
          (await lane.firstFailure(mutant.source, { of: (file) => file === SHAPES }))
        if (killer) {
          killed.add(mutant.source)
          const others = killers.filter(({ name }) => name !== killer.name)
          killers.splice(0, KILLERS, killer, ...others.slice(0, KILLERS - 1))
        } else {
          survived++
          say(`survived: ${file}:${mutant.line} ${mutant.change}\n          ${mutant.code}`)
        }
        if (++done % TOLD_EVERY === 0 || done === mutants.length) {
          say(`${file}: ${done} of ${mutants.length} mutants, ${seconds(begin)}`)
        }
      }
    } finally {
      await lane.end()
    }
  }
  const length = Math.min(LANES[file], waiting.length)
  await Promise.all(Array.from({ length }, (_, number) => work(number)))
  return { mutants: mutants.length, survived }
}

/**
 * The tests of the fields whose rule a line belongs to; elsewhere those that noticed the last mutants,
 * whose lines are near, and what stands around the very last.
 */
function likelyTests(
  rules: string,
  { line, code, change }: Mutant,
  killers: readonly Killer[],
): Question | undefined {
  const lines = rules.split('\n')
  // Of a list or a choice between the types, what its change names comes before the rest of the line.
  const named = [...`${change} ${code}`.matchAll(/'(\w+)'/g)].map(([, name]) => name)
  const type = named.find((name) => rules.includes(`function fits_${name}(`))
  const called = new Set(linesOfShapes(lines, line - 1))
  const suspects = [...called].slice(0, FIELDS).map((at) => {
    // What a line of a shape is about, its change says best.
    const about = at === line - 1 ? `${change} ${code}` : (lines[at] ?? '')
    const names = [...about.matchAll(/(?:record\.(?!get\b)|')(\w+)/g)].map(([, name]) => name)
    return String.raw`${shapeAt(lines, at)}\b.*\b(?:${names.slice(0, FIELDS).join('|')})\b`
  })
  if (suspects.length === 0 && type !== undefined) suspects.push(String.raw`${type}\b`)
  if (suspects.length > 0) {
    return { named: `^rules for '?(?:${suspects.join('|')})`, of: (file) => file === SHAPES }
  }
  const [last] = killers
  if (!last) return undefined
  const names = [`${last.suite} `, ...killers.map(({ name }) => name)]
  return {
    named: `^(?:${names.map(escaped).join('|')})`,
    of: (file) => killers.some((killer) => killer.file === file),
  }
}

/** The line itself, in the shape of a content type; else the lines of shapes that call its function. */
function linesOfShapes(lines: readonly string[], at: number): number[] {
  if (shapeAt(lines, at)) return [at]
  const name = functionAt(lines, at)
  if (!name) return []
  const call = new RegExp(String.raw`(?<!function )\b${name}\(`)
  return [...lines.keys()]
    .filter((each) => call.test(lines[each] ?? '') && functionAt(lines, each) !== name)
    .flatMap((each) => linesOfShapes(lines, each))
}

const shapeAt = (lines: readonly string[], at: number) =>
  /^fits_(\w+)/.exec(functionAt(lines, at))?.[1] ?? ''

function functionAt(lines: readonly string[], at: number): string {
  const begun = lines.slice(0, at + 1).findLast((each) => /^\s*(?:match|function) /.test(each))
  return /function (\w+)/.exec(begun ?? '')?.[1] ?? ''
}

const escaped = (name: string) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

const isSame = (one: { code: string; change: string }, other: Mutant) =>
  one.code === other.code && one.change === other.change

function checkEquivalents(files: readonly RulesFile[]): void {
  const mutants = files.flatMap((file) => mutantsOf(readFileSync(file, 'utf8')))
  const stale = equivalents.find((each) => !mutants.some((mutant) => isSame(each, mutant)))
  if (stale) throw new Failure(`tools/mutants/equivalent.ts: there is no mutant ${stale.change}.`)
}

/**
 * Changes the security rules in every small way and looks whether their tests notice; goes on where a
 * run that was stopped has been. With `-- --only <text>`, which may be repeated, only the changes whose description, as it is told about
 * survivors, contains one of the texts.
 */
async function main(life: AbortSignal): Promise<boolean> {
  const { only } = parseArgs({ options: { only: { type: 'string', multiple: true } } }).values
  const files = Object.keys(LANES) as RulesFile[]
  checkEquivalents(files)
  await checkPorts(
    (['auth', 'firestore', 'storage', 'hub', 'logging'] as const).map((name) => services[name]),
  )
  const suite = await startSuite({
    only: ['auth', 'firestore', 'storage'],
    forTests: true,
    signal: life,
  })
  try {
    const outcomes = await unlessEnded(
      life,
      Promise.all(files.map((file) => survivorsOf(file, only))),
    )
    const sum = (of: keyof Outcome) => outcomes.reduce((all, each) => all + each[of], 0)
    const [mutants, survived] = [sum('mutants'), sum('survived')]
    say(`\n${mutants} mutants, ${mutants - survived} killed, ${survived} survived`)
    const isClean = mutants > 0 && survived === 0
    if (isClean && !only) noteCleanRun()
    return isClean
  } finally {
    await suite.stop()
  }
}

let clean = false
try {
  clean = await main(watchLifetime())
} catch (error) {
  console.error(reasonOf(error))
}
process.exit(clean ? 0 : 1)
