import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Failure } from '#tools/failure.ts'
import { cacheFolder, projectFolder } from '#tools/paths.ts'
import {
  descendants,
  endProcesses,
  isSame,
  listProcesses,
  type Process,
  type ProcessId,
} from './processes.ts'

/** What a run has started, written down so that the next one can end what this one could not. */
export interface RunRecord {
  /** The command, such as `npm start`. */
  what: string
  owner: ProcessId
  processes: ProcessId[]
  /** The process group of firebase-tools, in which the functions' workers run too. */
  group?: number
  /** The emulators hold what is to be kept for the next start. */
  holdsData?: boolean
}

export interface Run {
  record(changes: Partial<Omit<RunRecord, 'what' | 'owner'>>): Promise<void>
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
 * earlier run that could not clean up.
 *
 * @throws Failure when another run is alive
 */
export async function claimRun(what: string, options: ClaimOptions = {}): Promise<Run> {
  const { file = join(cacheFolder, 'run.json'), onLeftovers, rescue } = options
  const all = await listProcesses()
  const earlier = await read(file)
  if (earlier && all.some((each) => isSame(each, earlier.owner))) {
    throw new Failure(
      `${earlier.what} is already running (process ${earlier.owner.pid}): end it with Ctrl-C first.`,
    )
  }
  if (earlier) {
    const leftovers = leftoversOf(earlier, all)
    if (leftovers.length > 0) onLeftovers?.(leftovers.length)
    if (earlier.holdsData && leftovers.some(({ pid }) => pid === earlier.group)) await rescue?.()
    await endProcesses(leftovers)
  }
  const owner = all.find(({ pid }) => pid === process.pid) ?? {
    pid: process.pid,
    started: Date.now(),
  }
  let record: RunRecord = { what, owner: id(owner), processes: [] }
  await write(file, record)
  return {
    record: async (changes) => {
      record = { ...record, ...changes }
      await write(file, { ...record, processes: record.processes.map(id) })
    },
    end: () => rm(file, { force: true }),
  }
}

/**
 * The living processes of an earlier run. A process id that now belongs to somebody else is not
 * among them, nor is a member of a group unless its command line lies in this project.
 */
export function leftoversOf(run: RunRecord, all: Process[], folder = projectFolder): Process[] {
  const own = all.filter(
    (each) =>
      run.processes.some((recorded) => isSame(recorded, each)) ||
      (each.group === run.group && each.command.includes(folder)),
  )
  return [...new Set(own.flatMap((each) => [each, ...descendants(all, each.pid)]))]
}

function id({ pid, started }: ProcessId): ProcessId {
  return { pid, started }
}

async function read(file: string): Promise<RunRecord | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as RunRecord
  } catch {
    return undefined
  }
}

async function write(file: string, record: RunRecord): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, JSON.stringify(record, undefined, 2))
  await rename(`${file}.new`, file)
}
