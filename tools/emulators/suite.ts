import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DEMO_PROJECT } from '#model/site/firebase-project.ts'
import { Failure } from '#tools/command/failure.ts'
import { indented, plainLines } from '#tools/command/log-lines.ts'
import {
  cacheFolder,
  logFolder,
  projectFolder,
  releasesFolder,
  siteFolder,
} from '#tools/command/paths.ts'
import { allEmulators, type EmulatorName } from './ports.ts'
import { jarVariables } from './without-download/jars.ts'

/** A start that fails says so by itself; this is for one that hangs, on however slow a line. */
const PATIENCE_MS = 30 * 60_000
const PATIENCE_AT_STOP_MS = 60_000
const firebaseTools = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js')
/** What is patched in firebase-tools; each file says why, and until when. */
const patches = ['java.cjs', 'storage.cjs', 'without-compression.cjs'].flatMap((file) => [
  '--require',
  join(import.meta.dirname, file),
])
const log = join(logFolder, 'emulators.log')

export interface SuiteOptions {
  only?: readonly EmulatorName[]
  /** A folder that was exported before. */
  importFrom?: string | undefined
  /** Where everything is exported to when the suite is stopped. */
  exportTo?: string
  /** For minutes of tests: see the patches that read it. */
  forTests?: boolean
  /** Seen by the functions too. */
  env?: Record<string, string>
  signal?: AbortSignal
}

export interface Suite {
  /** Resolves with one sentence if the emulators end without having been stopped. */
  ended: Promise<string>
  stop(): Promise<void>
}

/**
 * Starts firebase-tools in the background and waits until every emulator answers and the functions
 * are loaded. Its output goes to a log file, its own files into a folder of the cache.
 *
 * @throws Failure with the telling lines of the log; then nothing is left running
 */
export async function startSuite(options: SuiteOptions = {}): Promise<Suite> {
  const env = { ...options.env, ...(await jarVariables(process.env['PATH'] ?? '')) }
  // The Storage emulator keeps its files in the temporary folder and empties it: in a shared one, the
  // emulators of another project would delete ours. It is not in this project because the sockets of
  // the functions are there too, whose paths must be short.
  const TMPDIR = mkdtempSync(join(tmpdir(), 'emulators-'))
  const child = launch(options, { ...env, TMPDIR })
  const exit = once(child, 'exit')
  let stopping = false
  const end = async (signal: NodeJS.Signals) => {
    stopping = true
    child.kill(signal)
    await Promise.race([exit, sleep(PATIENCE_AT_STOP_MS, undefined, { ref: false })])
    endGroupOf(child)
    rmSync(TMPDIR, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    await untilReady(child, options.signal)
  } catch (error) {
    // Politely asked, firebase-tools would go on starting Java processes while it ends.
    await end('SIGKILL')
    throw error
  }
  const ended = new Promise<string>((resolve) => {
    void exit.then(() => {
      if (!stopping) resolve(failure('The emulators have ended by themselves'))
    })
  })
  return { ended, stop: () => end('SIGTERM') }
}

function launch(
  { only = allEmulators, importFrom, exportTo, forTests }: SuiteOptions,
  env: object,
) {
  // Here firebase-tools leaves its debug logs and, if it is killed in the middle of one, half an export.
  const cwd = join(cacheFolder, 'firebase-tools')
  rmSync(cwd, { recursive: true, force: true })
  for (const folder of [cwd, logFolder]) mkdirSync(folder, { recursive: true })
  const output = openSync(log, 'w')
  const args = [
    ...[...patches, firebaseTools, 'emulators:start', '--project', DEMO_PROJECT],
    ...['--config', join(projectFolder, 'firebase.json'), '--only', only.join(',')],
    ...(importFrom === undefined ? [] : ['--import', importFrom]),
    ...(exportTo === undefined ? [] : ['--export-on-exit', exportTo]),
  ]
  const child = spawn(process.execPath, args, {
    cwd,
    // A process group of its own: a Ctrl-C is for us, who then ask it to end, once.
    detached: true,
    // By the channel it notices that we were killed: see java.cjs.
    stdio: ['ignore', output, output, 'ipc'],
    env: {
      ...process.env,
      // firebase-tools asks npm for the newest firebase-functions, offline for ten seconds in vain.
      npm_config_offline: 'true',
      NO_UPDATE_NOTIFIER: '1',
      // On a busy machine the functions need longer than firebase-tools' ten seconds to load.
      FUNCTIONS_DISCOVERY_TIMEOUT: '300',
      // Where the function publishes the pages.
      SITE_FOLDER: siteFolder,
      SITE_RELEASES: releasesFolder,
      ...(forTests ? { EMULATORS_FOR_TESTS: '1' } : {}),
      ...env,
    },
  })
  closeSync(output)
  return child
}

/** Firebase-tools and the emulators that have not ended with it. */
function endGroupOf({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // Nobody is left.
  }
}

async function untilReady(child: ChildProcess, signal?: AbortSignal): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(150)) {
    signal?.throwIfAborted()
    const isOver = child.exitCode !== null || child.signalCode !== null
    const text = readFileSync(log, 'utf8')
    if (isOver) throw new Failure(failure('The emulators did not start'))
    if (text.includes('Failed to load function definition')) {
      throw new Failure(failure('The functions could not be loaded'))
    }
    if (text.includes('All emulators ready')) return
  }
  throw new Failure(failure(`The emulators are not ready after ${PATIENCE_MS / 60_000} minutes`))
}

/** The sentence, with the lines of the log that tell what went wrong, or simply the last ones. */
function failure(sentence: string): string {
  const lines = plainLines(readFileSync(log, 'utf8'))
  const telling = lines
    .filter((line) => /error|failed|could not|✖|exception/i.test(line))
    .filter((line) => !line.includes('not a fatal error'))
  const shown = (telling.length > 0 ? telling : lines).slice(-8)
  return `${sentence} (see ${relative(projectFolder, log)}):\n${indented(shown)}`
}
