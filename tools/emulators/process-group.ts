import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** A process id alone is used again by the system; with the time of the start it names one process. */
export interface ProcessId {
  pid: number
  /** Milliseconds since 1970; the system tells it to the second. */
  started: number
}
export interface Process extends ProcessId {
  group: number
  command: string
}

const SECOND = 1000
/** Nothing outlives force, but on a busy machine it takes its time. */
const FORCE_PATIENCE_MS = 60 * SECOND
const LINE = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(\w+\s+\w+\s+\d+\s+[\d:]+\s+\d+)\s+(.*)$/

/** @returns undefined when this machine does not tell, for example because it has no `ps` */
export async function listProcesses(): Promise<Process[] | undefined> {
  const columns = ['pid', 'pgid', 'stat', 'lstart', 'args'].flatMap((name) => ['-o', `${name}=`])
  try {
    const { stdout } = await promisify(execFile)('ps', ['-A', '-ww', ...columns], {
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout.split('\n').flatMap(parseLine)
  } catch {
    return undefined
  }
}

function parseLine(line: string): Process[] {
  const [, pid, group, state, started, command] = LINE.exec(line) ?? []
  if (state === undefined || started === undefined || command === undefined) return []
  if (state.startsWith('Z')) return [] // ended, only its parent has not yet asked how
  return [
    {
      pid: Number(pid),
      group: Number(group),
      started: Date.parse(`${started} UTC`),
      command,
    },
  ]
}

export function isSame(one: ProcessId, other: ProcessId): boolean {
  return one.pid === other.pid && Math.abs(one.started - other.started) <= 2 * SECOND
}

/** Ends all processes of a group: politely first, by force after the patience given. */
export async function endGroup(group: number, patienceMs = 5 * SECOND): Promise<void> {
  sendSignal(group, 'SIGTERM')
  if (await hasEnded(group, patienceMs)) return
  sendSignal(group, 'SIGKILL')
  await hasEnded(group, FORCE_PATIENCE_MS)
}

async function hasEnded(group: number, patienceMs: number): Promise<boolean> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(100)) {
    if (!sendSignal(group, 0)) return true
    // What has ended stays in its group until its parent asks how, which some containers never do.
    const all = await listProcesses()
    if (all && !all.some((each) => each.group === group)) return true
  }
  return false
}

/** @returns whether there is such a group */
function sendSignal(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, signal)
  } catch {
    return false
  }
}
