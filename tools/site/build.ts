import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { createRequire } from 'node:module'
import { Failure } from '../command/failure.ts'
import { indented, plainLines } from '../command/log-lines.ts'
import { logFolder, projectFolder } from '../command/paths.ts'

const vitePackage = createRequire(import.meta.url).resolve('vite/package.json')
const vite = join(dirname(vitePackage), 'bin', 'vite.js')

/** The website as it is served here: with the emulators as its backend, and without pages yet. */
export function buildSite(signal?: AbortSignal): Promise<void> {
  return build('site', ['--mode', 'emulators'], signal)
}

export function buildFunctions(signal?: AbortSignal): Promise<void> {
  return build('functions', ['--config', 'functions/vite.config.ts'], signal)
}

async function build(name: string, flags: string[], signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  mkdirSync(logFolder, { recursive: true })
  const log = join(logFolder, `build-${name}.log`)
  const output = openSync(log, 'w')
  const child = spawn(process.execPath, [vite, 'build', ...flags], {
    cwd: projectFolder,
    // A group of its own: a Ctrl-C must not look like a build that failed.
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const kill = () => child.kill()
  signal?.addEventListener('abort', kill, { once: true })
  const [code] = (await once(child, 'exit')) as [number | null]
  signal?.removeEventListener('abort', kill)
  signal?.throwIfAborted()
  if (code === 0) return
  const lines = plainLines(readFileSync(log, 'utf8')).slice(-12)
  throw new Failure(
    `The ${name} could not be built (see ${relative(projectFolder, log)}):\n${indented(lines)}`,
  )
}
