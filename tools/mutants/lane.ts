import { fork } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '#tools/command/failure.ts'
import { cacheFolder } from '#tools/command/paths.ts'
import type { Answer, Question } from './lane-process.ts'

/** Runs the rules tests on one set of rules after the other, under emulator projects of its own. */
export interface Lane {
  /**
   * @param tests the files' tests, or only those whose name fits a regular expression
   * @returns the name of the first test that failed, or undefined when none did
   * @throws Failure when the rules cannot be loaded
   */
  firstFailure(
    rules: string,
    tests: { files: string[]; named?: string },
  ): Promise<string | undefined>
  end(): Promise<void>
}

/** @param file the rules file that changes; the other one stays as it is */
export function openLane(name: string, file: string): Lane {
  const folder = join(cacheFolder, 'mutants', name)
  mkdirSync(folder, { recursive: true })
  for (const each of ['firestore.rules', 'storage.rules']) copyFileSync(each, join(folder, each))
  const env = { ...process.env, RULES_FOLDER: folder, RULES_PROJECT: `demo-mutants-${name}` }
  const child = fork(join(import.meta.dirname, 'lane-process.ts'), {
    execArgv: ['--import', 'tsx'],
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exit = once(child, 'exit')
  return {
    async firstFailure(rules, tests) {
      writeFileSync(join(folder, file), rules)
      child.send({ ...tests, named: tests.named ?? '' } satisfies Question)
      const ended = exit.then(() => [{ broken: 'the tests ended by themselves' }])
      const [answer] = (await Promise.race([once(child, 'message'), ended])) as [Answer]
      if (answer.broken !== undefined) throw new Failure(answer.broken)
      return answer.failed
    },
    async end() {
      child.kill()
      await exit
    },
  }
}
