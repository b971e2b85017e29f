import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'
import { Failure, reasonOf } from '#tools/command/failure.ts'
import { projectFolder } from '#tools/command/paths.ts'
import { equivalents } from './equivalent.ts'
import type { Mutant } from './mutants-of.ts'
import { described, isSame, type Outcome } from './survivors.ts'
import { typescriptMutants } from './typescript-mutants.ts'

/** The guard and the limits, and the tests that are about them; none needs the functions' emulator. */
const TESTS = {
  'functions/src/require-admin.ts': {
    file: 'tests/functions/require-admin.test.ts',
    named: 'the guard',
  },
  'functions/src/rate-limits.ts': { file: 'tests/functions/rate-limits.test.ts', named: '' },
  'functions/src/client-address.ts': { file: 'functions/src/client-address.test.ts', named: '' },
}
export type MutatedFunction = keyof typeof TESTS
export const mutatedFunctions = Object.keys(TESTS) as MutatedFunction[]

/** As for the rules, whose tests are asked meanwhile: two of their lanes are a full machine. */
const PATIENCE_MS = 60_000

/**
 * Runs the tests of a module of the functions on each of its mutants.
 *
 * @param only parts of the descriptions of the mutants to run
 * @param onDone called after each mutant with how many there are, and with it when it survived
 */
export async function functionSurvivors(
  file: MutatedFunction,
  only: readonly string[],
  onDone: (all: number, survivor?: Mutant) => void,
): Promise<Outcome> {
  const source = readFileSync(join(projectFolder, file), 'utf8')
  const own = equivalents.filter((each) => each.file === file)
  const mutants = typescriptMutants(source)
    .filter((mutant) => !own.some((each) => isSame(each, mutant)))
    .filter(described(file, only))
  if (mutants.length === 0) return { file, mutants: 0, survivors: [] }
  const tests = await openTests(file)
  try {
    const failed = await tests.firstFailure(source)
    if (failed !== undefined) {
      throw new Failure(`Without any change to ${file} this test fails: ${failed}`)
    }
    const survivors: Mutant[] = []
    for (const mutant of mutants) {
      const survived = (await tests.firstFailure(mutant.source)) === undefined
      if (survived) survivors.push(mutant)
      onDone(mutants.length, survived ? mutant : undefined)
    }
    return { file, mutants: mutants.length, survivors }
  } finally {
    await tests.end()
  }
}

/** A Vitest that stays, and that reads one file as it is told. */
async function openTests(file: MutatedFunction) {
  const path = join(projectFolder, file)
  let mutated = ''
  const substitute = {
    name: 'mutant',
    enforce: 'pre' as const,
    load: (id: string) => (id === path ? mutated : undefined),
  }
  const vitest: Vitest = await createVitest(
    'test',
    {
      config: false,
      root: projectFolder,
      include: [TESTS[file].file],
      testNamePattern: TESTS[file].named,
      watch: false,
      bail: 1,
      reporters: [{}],
      testTimeout: PATIENCE_MS,
      hookTimeout: PATIENCE_MS,
    },
    { plugins: [substitute] },
  )
  const specifications: TestSpecification[] = await vitest.globTestSpecifications()
  return {
    /** @returns the test that fails, and why; undefined when none does */
    async firstFailure(source: string): Promise<string | undefined> {
      mutated = source
      vitest.invalidateFile(path)
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
      if (unhandledErrors.length === 0 && testModules.every((module) => module.ok()))
        return undefined
      const [failed] = testModules.flatMap((module) => [...module.children.allTests('failed')])
      const why = failed?.result().errors?.[0]?.message ?? reasonOf(unhandledErrors[0])
      return `${failed?.fullName ?? file}: ${why}`
    },
    end: () => vitest.close(),
  }
}
