import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Failure } from '../command/failure.ts'
import { indented, plainLines } from '../command/log-lines.ts'
import { logFolder, projectFolder } from '../command/paths.ts'
import { own, runProgram } from '../command/run-program.ts'

/** The others are in the log. */
const LINES = 12

/** The website as it is served here: with the emulators as its backend, and without pages yet. */
export function buildSite(signal?: AbortSignal): Promise<void> {
  return build('site', ['--mode', 'emulators'], signal)
}

export function buildFunctions(signal?: AbortSignal): Promise<void> {
  return build('functions', ['--config', 'functions/vite.config.ts'], signal)
}

async function build(name: string, flags: string[], signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  const { ok, output } = await runProgram(own('vite'), ['build', ...flags], { signal })
  // A Ctrl-C must not look like a build that failed.
  signal?.throwIfAborted()
  if (ok) return
  mkdirSync(logFolder, { recursive: true })
  const log = join(logFolder, `build-${name}.log`)
  writeFileSync(log, output)
  const lines = plainLines(output).slice(-LINES)
  throw new Failure(
    `The ${name} could not be built (see ${relative(projectFolder, log)}):\n${indented(lines)}`,
  )
}
