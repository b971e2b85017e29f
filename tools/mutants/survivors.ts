import { readFileSync } from 'node:fs'
import { Failure } from '#tools/command/failure.ts'
import { equivalents, type Equivalent } from './equivalent.ts'
import { openLane, type Lane } from './lane.ts'
import { likelyTests } from './likely-tests.ts'
import { mutantsOf, type Mutant } from './mutants-of.ts'

/** The tests of documents, by collection and field. */
const OF_DOCUMENTS = 'tests/rules/content.test.ts'
/** The tests that are about a rules file; the random ones are not asked, they would kill by luck. */
const TESTS = {
  'firestore.rules': [
    'tests/rules/changes.test.ts',
    'tests/rules/versions.test.ts',
    'tests/rules/bin.test.ts',
    'tests/rules/order.test.ts',
    OF_DOCUMENTS,
    'tests/rules/contact-requests.test.ts',
    'tests/rules/publication.test.ts',
    'tests/rules/admins.test.ts',
    'tests/rules/page-drafts.test.ts',
  ],
  'storage.rules': ['tests/rules/images.test.ts'],
}
/** The name of those that send documents of every shape. They take most of the time. */
const SHAPES = 'on documents'
/** As many tests that noticed something are asked again first: each needs a store of its own. */
const KILLERS = 3
export type RulesFile = keyof typeof TESTS

export interface Outcome {
  /** The file whose mutants they are. */
  readonly file: string
  readonly mutants: number
  readonly survivors: readonly Mutant[]
}

/**
 * Runs the tests of a rules file on each of its mutants.
 *
 * @param lanes how many at a time
 * @param only parts of the descriptions of the mutants to run
 * @param onDone called after each mutant with how many there are, and with it when it survived
 */
export async function survivorsOf(
  file: RulesFile,
  lanes: number,
  only: readonly string[],
  onDone: (all: number, survivor?: Mutant) => void,
): Promise<Outcome> {
  const rules = readFileSync(file, 'utf8')
  const mutants = worthRunning(file, mutantsOf(rules)).filter(described(file, only))
  const waiting = [...mutants]
  const survivors: Mutant[] = []
  const likely = likelyTests(rules)
  let checked: Promise<void> | undefined
  const work = async (number: number) => {
    const lane = openLane(`${file.replace('.rules', '')}-${number}`, file)
    const killers: string[] = []
    try {
      await (checked ??= checkUnchanged(lane, file, rules))
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        const killer = await killerOf(lane, file, mutant, { killers, likely: likely(mutant) })
        if (killer === undefined) survivors.push(mutant)
        else killers.splice(0, KILLERS, ...new Set([killer, ...killers.slice(0, KILLERS - 1)]))
        onDone(mutants.length, killer === undefined ? mutant : undefined)
      }
    } finally {
      await lane.end()
    }
  }
  const length = Math.min(lanes, mutants.length)
  await Promise.all(Array.from({ length }, (_, number) => work(number)))
  survivors.sort((a, b) => a.line - b.line)
  return { file, mutants: mutants.length, survivors }
}

async function checkUnchanged(lane: Lane, file: RulesFile, rules: string): Promise<void> {
  const failed = await lane.firstFailure(rules, { files: TESTS[file] })
  if (failed) throw new Failure(`Without any change to ${file} this test fails: ${failed}`)
}

/**
 * The likeliest to notice come first: the tests of the fields that the mutant is about, those that
 * noticed the last mutants, whose lines are near, then those that name the mutant's collection.
 *
 * @returns the name of the test that fails; undefined when none does
 */
async function killerOf(
  lane: Lane,
  file: RulesFile,
  { source, collection, line, change }: Mutant,
  { killers, likely }: { killers: readonly string[]; likely: string | undefined },
): Promise<string | undefined> {
  const files = TESTS[file]
  const questions = [
    ...(likely === undefined ? [] : [{ files: [OF_DOCUMENTS], named: likely }]),
    ...(killers.length > 0 ? [{ files, named: killers.map(escaped).join('|') }] : []),
    ...(collection ? [{ files, named: `rules for '?${collection}` }] : []),
    // What no shape leads to has tests of its own.
    { files, named: likely === undefined ? `^(?!.* ${SHAPES} )` : '' },
  ]
  try {
    for (const question of questions) {
      const failed = await lane.firstFailure(source, question)
      if (failed !== undefined) return failed
    }
    return undefined
  } catch (error) {
    throw new Failure(`${file}:${line} ${change}: ${error instanceof Error ? error.message : ''}`)
  }
}

const escaped = (name: string) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

function worthRunning(file: RulesFile, mutants: Mutant[]): Mutant[] {
  const own = equivalents.filter((each) => each.file === file)
  const stale = own.find((each) => !mutants.some((mutant) => isSame(each, mutant)))
  if (stale) throw new Failure(`tools/mutants/equivalent.ts: there is no mutant ${stale.change}.`)
  return mutants.filter((mutant) => !own.some((each) => isSame(each, mutant)))
}

/** Whether the description of a mutant, as it is told about survivors, contains one of the texts. */
export function described(file: string, texts: readonly string[]) {
  return ({ line, change }: Mutant) => {
    const description = `${file}:${line} ${change}`
    return texts.some((text) => description.includes(text))
  }
}

export function isSame(equivalent: Equivalent, { collection, code, change }: Mutant): boolean {
  return (
    equivalent.collection === collection && equivalent.code === code && equivalent.change === change
  )
}
