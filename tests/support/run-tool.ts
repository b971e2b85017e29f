import { execFile } from 'node:child_process'
import { vi } from 'vitest'
import { EMULATORS } from '#model/firebase-project.ts'
import { reasonOf } from '#tools/command/failure.ts'

const { host, ...ports } = EMULATORS

/** What sends Google's SDKs to the emulators, each by itself. */
export const emulatorVariables = {
  FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
  FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `${host}:${ports.storage}`,
  STORAGE_EMULATOR_HOST: `http://${host}:${ports.storage}`,
}

/** Calls what a command does, in this process: a second faster than to run it. */
export async function callTool(
  tool: (args: readonly string[]) => Promise<void>,
  args: readonly string[],
): Promise<{ code: number; said: string }> {
  const said: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.push(String(text))
    return true
  })
  let code = 0
  try {
    await tool(args)
  } catch (error) {
    code = 1
    said.push(reasonOf(error))
  } finally {
    write.mockRestore()
  }
  return { code, said: said.join('').trim() }
}

/** Runs a command as a person does; nobody is at the terminal. */
export function runTool(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const clean = Object.fromEntries(Object.keys(emulatorVariables).map((each) => [each, undefined]))
  return new Promise<{ code: unknown; said: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', `tools/${name}/main.ts`, ...args],
      { env: { ...process.env, ...clean, ...env } },
      (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, said: `${stdout}${stderr}`.trim() }),
    )
    child.stdin?.end()
  })
}
