import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Failure, reasonOf } from '#tools/failure.ts'

/** A process id alone is used again by the system; with the time of the start it names one process. */
export interface ProcessId {
  pid: number
  /** Milliseconds since 1970; the system tells it to the second. */
  started: number
}
export interface Process extends ProcessId {
  parent: number
  group: number
  command: string
}

const SECOND = 1000
const LINE = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(\w+\s+\w+\s+\d+\s+[\d:]+\s+\d+)\s+(.*)$/

export async function listProcesses(): Promise<Process[]> {
  const columns = ['pid', 'ppid', 'pgid', 'stat', 'lstart', 'args'].flatMap((name) => [
    '-o',
    `${name}=`,
  ])
  try {
    const { stdout } = await promisify(execFile)('ps', ['-A', '-ww', ...columns], {
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout.split('\n').flatMap(parseLine)
  } catch (error) {
    throw new Failure(
      `The processes of this machine cannot be listed with ps (package procps): ${reasonOf(error)}`,
    )
  }
}

function parseLine(line: string): Process[] {
  const [, pid, parent, group, state, started, command] = LINE.exec(line) ?? []
  if (state === undefined || started === undefined || command === undefined) return []
  if (state.startsWith('Z')) return [] // ended, only its parent has not yet asked how
  return [
    {
      pid: Number(pid),
      parent: Number(parent),
      group: Number(group),
      started: Date.parse(`${started} UTC`),
      command,
    },
  ]
}

export function isSame(one: ProcessId, other: ProcessId): boolean {
  return one.pid === other.pid && Math.abs(one.started - other.started) <= 2 * SECOND
}

export function descendants(all: Process[], ancestor: number): Process[] {
  const children = all.filter(({ parent }) => parent === ancestor)
  return children.flatMap((child) => [child, ...descendants(all, child.pid)])
}

/** Ends exactly these processes: politely first, by force after the patience given. */
export async function endProcesses(targets: ProcessId[], patienceMs = 5 * SECOND): Promise<void> {
  await signalAlive(targets, 'SIGTERM')
  if (await haveEnded(targets, patienceMs)) return
  await signalAlive(targets, 'SIGKILL')
  await haveEnded(targets, 5 * SECOND)
}

async function haveEnded(targets: ProcessId[], patienceMs: number): Promise<boolean> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(100)) {
    if ((await stillAlive(targets)).length === 0) return true
  }
  return false
}

async function stillAlive(targets: ProcessId[]): Promise<Process[]> {
  if (targets.length === 0) return []
  const all = await listProcesses()
  return all.filter((each) => targets.some((target) => isSame(target, each)))
}

async function signalAlive(targets: ProcessId[], signal: NodeJS.Signals): Promise<void> {
  for (const { pid } of await stillAlive(targets)) {
    try {
      process.kill(pid, signal)
    } catch {
      // It ended in between.
    }
  }
}
