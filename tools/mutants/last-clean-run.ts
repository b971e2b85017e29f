import { createHash } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, projectFolder } from '../command/paths.ts'

/** What the last clean run asked, as `rulesAndTests` gives it. */
export const NOTE = join(projectFolder, 'tools/mutants/last-clean-run.json')
const RULES = ['firestore.rules', 'storage.rules']
const TESTS = 'tests/rules'

const COMMENTS_AND_IMPORTS = /^import [\s\S]*? from '.*'$|^\s*(?:\/\/|\/?\*).*$/gm

const read = (file: string) => readFileSync(join(projectFolder, file), 'utf8')
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
const hashOf = (file: string) =>
  hash(read(file).replaceAll(COMMENTS_AND_IMPORTS, '').replaceAll(/\s+/g, ' '))

/** The rules, the tests that mutants are shown to and what these use of `tests/support`, each as a hash. */
export function rulesAndTests(): Record<string, string> {
  const tests = readdirSync(join(projectFolder, TESTS)).filter((name) => !/^agreement/.test(name))
  const files = new Set(tests.map((name) => `${TESTS}/${name}`))
  // What is added is looked at, too.
  for (const file of files) {
    for (const [, used = ''] of read(file).matchAll(/ from '#(tests\/support\/.+)'/g))
      files.add(used)
  }
  return Object.fromEntries([...RULES, ...[...files].sort()].map((file) => [file, hashOf(file)]))
}

export function noteCleanRun(): void {
  writeFileSync(NOTE, `${JSON.stringify(rulesAndTests(), null, 2)}\n`)
}

/**
 * The mutants that were killed, noted one by one: a run that was stopped goes on where it was, for as
 * long as rules and tests stay the same.
 */
export function killedMutants() {
  const state = hash(Object.values(rulesAndTests()).sort().join())
  const note = join(cacheFolder, 'mutants', `killed-${state}.txt`)
  mkdirSync(join(cacheFolder, 'mutants'), { recursive: true })
  const before = new Set(existsSync(note) ? readFileSync(note, 'utf8').split('\n') : [])
  return {
    has: (mutated: string) => before.has(hash(mutated)),
    add: (mutated: string) => appendFileSync(note, `${hash(mutated)}\n`),
  }
}
