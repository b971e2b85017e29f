import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { projectFolder } from './paths.ts'

interface Options {
  env?: NodeJS.ProcessEnv
  signal?: AbortSignal | undefined
  /** Shows the output as it comes; otherwise it is returned, to be shown in one piece. */
  live?: boolean
  /** Takes only what everything else leaves. */
  lowPriority?: boolean
}

/** A program of the project's own packages. */
export const own = (name: string) => join(projectFolder, 'node_modules/.bin', name)

export function runProgram(
  program: string,
  args: readonly string[],
  { env, signal, live = false, lowPriority = false }: Options = {},
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: projectFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      signal,
    })
    if (lowPriority && child.pid !== undefined) {
      setPriority(child.pid, constants.priority.PRIORITY_LOW)
    }
    const chunks: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        if (live) process.stdout.write(chunk)
        else chunks.push(chunk)
      })
    }
    const end = (ok: boolean) => resolve({ ok, output: Buffer.concat(chunks).toString('utf8') })
    child.once('error', (error) => {
      chunks.push(Buffer.from(error.message))
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}
