import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'

interface How {
  /** Where it runs; here unless said otherwise. */
  cwd?: string
  env?: NodeJS.ProcessEnv
  signal: AbortSignal
  /** Its output goes to the terminal as it comes; otherwise it is kept, to be shown in one piece. */
  live?: boolean
  /** It takes only what everything else leaves. */
  unhurried?: boolean
}

/** A program of the project's own packages. */
export const own = (name: string) => `node_modules/.bin/${name}`

export function runCommand(
  program: string,
  args: readonly string[],
  { cwd, env, signal, live = false, unhurried = false }: How,
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      ...(cwd === undefined ? {} : { cwd }),
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      signal,
    })
    if (unhurried && child.pid !== undefined) {
      setPriority(child.pid, constants.priority.PRIORITY_LOW)
    }
    const chunks: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
    }
    const end = (ok: boolean) => resolve({ ok, output: Buffer.concat(chunks).toString('utf8') })
    child.once('error', () => end(false))
    child.once('close', (code) => end(code === 0))
  })
}
