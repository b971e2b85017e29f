import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DEMO_PROJECT } from '#model/firebase-project.ts'
import { Failure } from '#tools/command/failure.ts'
import { indented } from '#tools/command/log-lines.ts'
import {
  cacheFolder,
  logFolder,
  projectFolder,
  releasesFolder,
  siteFolder,
} from '#tools/command/paths.ts'
import { prepareEmulators } from './jars.ts'
import type { Run } from './leftovers.ts'
import { allEmulators, type EmulatorName } from './ports.ts'
import { endGroup } from './process-group.ts'
import { meaningfulLines, readiness } from './suite-log.ts'

/** A start that fails says so by itself; this is for one that hangs, on however busy a machine. */
const PATIENCE_MS = 10 * 60_000
const PATIENCE_WITH_DOWNLOAD_MS = 30 * 60_000
const PATIENCE_AT_STOP_MS = 15_000
const firebaseTools = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js')
/** What is mended in firebase-tools; each file says why. */
const mends = [
  'one-process-group.cjs',
  'patient-start.cjs',
  'java-arguments.cjs',
  'storage-answers-by-line.cjs',
  'storage-deleted-while-read.cjs',
  'without-compression.cjs',
].flatMap((file) => ['--require', join(import.meta.dirname, file)])

export interface SuiteOptions {
  only?: readonly EmulatorName[]
  /** A folder that the hub has exported. */
  importFrom?: string | undefined
  /** For minutes of tests: see the mends that read it. */
  forTests?: boolean
  /** Seen by the functions too. */
  env?: Record<string, string>
  /** Where the process group is written down, for the case that this process is killed. */
  run?: Run
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
  const { only = allEmulators, importFrom, run, signal } = options
  const prepared = await prepareEmulators(signal)
  const log = join(logFolder, 'emulators.log')
  // The Storage emulator keeps its files in the temporary folder and empties it: in a shared one, the
  // emulators of another project would delete ours. It is not in this project because the sockets of
  // the functions are there too, whose paths must be short.
  const TMPDIR = mkdtempSync(join(tmpdir(), 'emulators-'))
  const child = launch(log, only, importFrom, {
    ...options.env,
    ...prepared.env,
    ...(options.forTests ? { EMULATORS_FOR_TESTS: '1' } : {}),
    TMPDIR,
  })
  const exit = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  const { pid } = child
  if (pid === undefined) throw new Failure('firebase-tools could not be run.')
  run?.record({ leader: { pid, started: Date.now() } })
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await Promise.race([exit, sleep(PATIENCE_AT_STOP_MS, undefined, { ref: false })])
    await endGroup(pid)
    await rm(TMPDIR, { recursive: true, force: true }).catch(() => {})
  }

  try {
    const downloads = Object.values(prepared.jars).some(({ from }) => from === 'download')
    await untilReady(child, log, downloads ? PATIENCE_WITH_DOWNLOAD_MS : PATIENCE_MS, signal)
  } catch (error) {
    // Politely asked, firebase-tools would go on starting Java processes while it ends.
    await end('SIGKILL')
    throw error
  }

  let stopping: Promise<void> | undefined
  return {
    ended: new Promise((resolve) => {
      void exit.then(([code, name]) => {
        const how = name ?? `code ${code}`
        if (!stopping) resolve(failure(`The emulators have ended by themselves (${how})`, log))
      })
    }),
    stop: () => (stopping ??= end('SIGTERM')),
  }
}

function launch(log: string, only: readonly string[], importFrom: string | undefined, env: object) {
  // Here firebase-tools leaves its debug logs and, if it is killed in the middle of one, half an export.
  const workFolder = join(cacheFolder, 'firebase-tools')
  rmSync(workFolder, { recursive: true, force: true })
  mkdirSync(workFolder, { recursive: true })
  mkdirSync(logFolder, { recursive: true })
  const output = openSync(log, 'w')
  try {
    return spawn(
      process.execPath,
      [
        ...[...mends, firebaseTools, 'emulators:start', '--project', DEMO_PROJECT],
        ...['--config', join(projectFolder, 'firebase.json'), '--only', only.join(',')],
        ...(importFrom === undefined ? [] : ['--import', importFrom]),
      ],
      {
        cwd: workFolder,
        // A group of its own: Ctrl-C is for us, who save the data before the emulators end.
        detached: true,
        stdio: ['ignore', output, output],
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
          ...env,
        },
      },
    )
  } finally {
    closeSync(output)
  }
}

async function untilReady(
  child: ChildProcess,
  log: string,
  patienceMs: number,
  signal?: AbortSignal,
): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(150)) {
    signal?.throwIfAborted()
    const ended = child.exitCode !== null || child.signalCode !== null
    const state = readiness(readFileSync(log, 'utf8'))
    if (ended) throw new Failure(failure('The emulators did not start', log))
    if (state === 'ready') return
    if (state) throw new Failure(failure('The functions could not be loaded', log))
  }
  throw new Failure(
    failure(`The emulators are not ready after ${patienceMs / 60_000} minutes`, log),
  )
}

function failure(sentence: string, log: string): string {
  const lines = indented(meaningfulLines(readFileSync(log, 'utf8')))
  return `${sentence} (see ${relative(projectFolder, log)}):\n${lines}`
}
