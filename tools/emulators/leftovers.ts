import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Failure } from '#tools/command/failure.ts'
import { cacheFolder, projectFolder } from '#tools/command/paths.ts'
import { endGroup, isSame, listProcesses, type Process, type ProcessId } from './process-group.ts'

/** What a run has started, written down so that the next one can end what this one could not. */
export interface RunRecord {
  /** The command, such as `npm start`. */
  what: string
  owner: ProcessId
  /** firebase-tools, the leader of the process group of all emulators. */
  leader?: ProcessId
  /** The emulators hold what is to be kept for the next start. */
  holdsData?: boolean
}

export interface Run {
  record(changes: Pick<RunRecord, 'leader' | 'holdsData'>): void
  /** Everything has been ended: there is nothing to clean up. */
  end(): Promise<void>
}

export interface ClaimOptions {
  file?: string
  /** Called before anything is ended, with the number of processes. */
  onLeftovers?: (count: number) => void
  /** Called before emulators that outlived their start script, and hold data to keep, are ended. */
  rescue?: () => Promise<void>
}

/**
 * Registers this process as the one run of the project's emulators, and ends what is left of an
 * earlier run that could not clean up. This is bookkeeping: what fails in it never ends the run. If
 * leftovers escape it, the check of the ports names them.
 *
 * @throws Failure when another run is alive
 */
export async function claimRun(what: string, options: ClaimOptions = {}): Promise<Run> {
  const { file = join(cacheFolder, 'run.json'), onLeftovers, rescue } = options
  const all = (await listProcesses()) ?? []
  const earlier = read(file)
  if (earlier && all.some((each) => isSame(each, earlier.owner))) {
    throw new Failure(
      `${earlier.what} is already running (process ${earlier.owner.pid}): end it with Ctrl-C first.`,
    )
  }
  const leftovers = earlier ? leftoversOf(earlier, all) : []
  if (earlier?.leader && leftovers.length > 0) {
    onLeftovers?.(leftovers.length)
    const answers = leftovers.some(({ pid }) => pid === earlier.leader?.pid)
    if (earlier.holdsData && answers) await rescue?.().catch(() => {})
    await endGroup(earlier.leader.pid)
  }
  const self = all.find(({ pid }) => pid === process.pid)
  const started = self?.started ?? performance.timeOrigin
  let record: RunRecord = { what, owner: { pid: process.pid, started } }
  write(file, record)
  return {
    record: (changes) => {
      record = { ...record, ...changes }
      write(file, record)
    },
    // A record that stays names processes that are gone.
    end: () => rm(file, { force: true }).catch(() => {}),
  }
}

/**
 * The living members of an earlier run's process group. The number of a group is not given away while
 * a member lives; afterwards it may be somebody else's. So its leader must be the recorded process or
 * gone, and a command line must lie in this project.
 */
export function leftoversOf({ leader }: RunRecord, all: Process[], folder = projectFolder) {
  const members = all.filter(({ group }) => group === leader?.pid)
  const living = members.find(({ pid, group }) => pid === group)
  if (leader && living) return isSame(living, leader) ? members : []
  return members.some(({ command }) => command.includes(folder)) ? members : []
}

function read(file: string): RunRecord | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RunRecord
  } catch {
    return undefined
  }
}

/** At once, so that two writes never meet. */
function write(file: string, record: RunRecord): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, JSON.stringify(record, undefined, 2))
    renameSync(`${file}.new`, file)
  } catch {
    // Without a record the next run cleans up less, which is no reason to end this one.
  }
}
