import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import { Failure, reasonOf } from '../command/failure.ts'
import { cacheFolder, projectFolder } from '../command/paths.ts'

/** The random tests are not asked: they would kill by luck. */
const TESTS = {
  'firestore.rules': {
    include: ['tests/rules/*.test.ts'],
    exclude: ['**/{agreement,images}.test.ts'],
  },
  'storage.rules': { include: ['tests/rules/images.test.ts'], exclude: [] },
}
export type RulesFile = keyof typeof TESTS

/** A test that failed: its file, and its name as a pattern of names finds it. */
export interface Killer {
  readonly file: string
  readonly name: string
  /** The same without the test's own part. */
  readonly suite: string
}

export interface Question {
  /** A regular expression for the names of the tests; all of them without. */
  readonly named?: string
  /** Of which files. */
  readonly of: (file: string) => boolean
}

/** A test that is only slow has noticed nothing. */
const PATIENCE_MS = 900_000

/** A Vitest that stays, and that asks one set of rules after the other, under emulator projects of its own. */
export async function openLane(name: string, rulesFile: RulesFile) {
  const folder = join(cacheFolder, 'mutants', name)
  mkdirSync(folder, { recursive: true })
  for (const each of Object.keys(TESTS)) copyFileSync(join(projectFolder, each), join(folder, each))
  const vitest = await createVitest('test', {
    ...TESTS[rulesFile],
    ...{ config: false, root: projectFolder, watch: false, reporters: [{}] },
    // One worker for all files, and no more of them once a test has failed.
    ...{ pool: 'threads', isolate: false, fileParallelism: false, bail: 1 },
    ...{ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS },
    env: { RULES_FOLDER: folder, RULES_PROJECT: `demo-mutants-${name}` },
  })
  const all = await vitest.globTestSpecifications()
  return {
    /** @throws Failure when the rules cannot be loaded */
    async firstFailure(rules: string, { named = '', of }: Question): Promise<Killer | undefined> {
      writeFileSync(join(folder, rulesFile), rules)
      vitest.setGlobalTestNamePattern(named)
      const asked = all.filter(({ moduleId }) => of(moduleId))
      if (asked.length === 0) return undefined
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(asked)
      for (const { moduleId, children } of testModules) {
        for (const { fullName } of children.allTests('failed')) {
          const parts = fullName.split(' > ')
          return { file: moduleId, name: parts.join(' '), suite: parts.slice(0, -1).join(' ') }
        }
      }
      // What a suite prepares may be refused, too.
      for (const module of testModules) {
        for (const suite of module.children.allSuites()) {
          const name = suite.fullName.replaceAll(' > ', ' ')
          if (suite.errors().length > 0) return { file: module.moduleId, name, suite: name }
        }
      }
      const [error] = [...unhandledErrors, ...testModules.flatMap((module) => module.errors())]
      if (error === undefined) return undefined
      const { message } = error as Partial<Error>
      throw new Failure(`The rules tests did not run: ${message ?? reasonOf(error)}`)
    },
    end: () => vitest.close(),
  }
}
