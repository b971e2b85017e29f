import { createVitest, type TestCase } from 'vitest/node'

export interface Question {
  readonly files: readonly string[]
  /** Part of the names of the tests to run; empty means all. */
  readonly named: string
}
export interface Answer {
  readonly failed?: string
  /** Why no answer could be found. */
  readonly broken?: string
}

// A process of its own: the tests are told through its environment which rules to load.
const failures: string[] = []
const reporter = {
  onTestCaseResult(test: TestCase) {
    if (test.result().state === 'failed') failures.push(test.fullName)
  },
}
const vitest = await createVitest('test', {
  watch: false,
  bail: 1,
  project: ['emulators'],
  reporters: [reporter],
})

async function answer({ files, named }: Question): Promise<Answer> {
  failures.length = 0
  vitest.setGlobalTestNamePattern(named)
  const specifications = await vitest.globTestSpecifications([...files])
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const errors = [...testModules.flatMap((module) => module.errors()), ...unhandledErrors]
  const [failed] = failures
  if (failed !== undefined) return { failed }
  if (specifications.length > 0 && errors.length === 0) return {}
  return { broken: `The rules tests did not run: ${errors.map(messageOf).join('; ')}` }
}

function messageOf(error: unknown): string {
  return error !== null && typeof error === 'object' && 'message' in error
    ? String(error.message)
    : String(error)
}

process.on('message', (question: Question) => {
  void answer(question)
    .catch((error: unknown): Answer => ({ broken: messageOf(error) }))
    .then((result) => process.send?.(result))
})
