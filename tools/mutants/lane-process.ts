import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startTests, type Test, type VitestRunner } from '@vitest/runner'

export interface Question {
  readonly files: readonly string[]
  /** A regular expression for the names of the tests to run; empty means all. */
  readonly named: string
}
export interface Answer {
  readonly failed?: string
  /** Why no answer could be found. */
  readonly broken?: string
}

const PATIENCE_MS = 60_000
const config: VitestRunner['config'] = {
  root: process.cwd(),
  name: undefined,
  setupFiles: [],
  passWithNoTests: false,
  testNamePattern: undefined,
  tags: [],
  tagsFilter: undefined,
  strictTags: false,
  allowOnly: false,
  sequence: { shuffle: false, concurrent: false, seed: 0, hooks: 'stack', setupFiles: 'list' },
  chaiConfig: undefined,
  maxConcurrency: 1,
  testTimeout: PATIENCE_MS,
  hookTimeout: PATIENCE_MS,
  retry: 0,
  includeTaskLocation: false,
}
let imports = 0

// A process of its own, because the tests learn from its environment which rules to load, and one
// for all mutants: starting Vitest takes ten times as long as most mutants live.
async function answer({ files, named }: Question): Promise<Answer> {
  const failures: string[] = []
  const skipRest = (task: { mode: string }) => {
    if (failures.length > 0) task.mode = 'skip'
  }
  const runner: VitestRunner = {
    config: { ...config, testNamePattern: named === '' ? undefined : new RegExp(named) },
    // A test file registers its tests when it is evaluated: every time under another name.
    importFile: (path) => import(`${pathToFileURL(path).href}?${imports++}`),
    onBeforeRunTask: skipRest,
    onBeforeRunSuite: skipRest,
    onAfterRunTask: (test) => {
      if (test.result?.state === 'fail') failures.push(nameOf(test))
    },
  }
  const ran = await startTests(
    files.map((file) => resolve(file)),
    runner,
  )
  const [failed] = failures
  if (failed !== undefined) return { failed }
  const errors = ran.flatMap(({ result }) => result?.errors ?? []).map(({ message }) => message)
  if (errors.length > 0) return { broken: `The rules tests did not run: ${errors.join('; ')}` }
  return {}
}

/** As a pattern of names finds it. */
const nameOf = ({ fullTestName }: Test) => fullTestName.replaceAll(' > ', ' ')

process.on('message', (question: Question) => {
  void answer(question)
    .catch((error: unknown): Answer => ({ broken: String(error) }))
    .then((result) => process.send?.(result))
})
