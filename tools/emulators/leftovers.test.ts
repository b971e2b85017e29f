import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimRun, leftoversOf, type RunRecord } from './leftovers.ts'
import { listProcesses, type Process } from './process-group.ts'

let folder: string
let file: string
const children: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leftovers-test-'))
  file = join(folder, 'run.json')
})
afterEach(() => {
  children.splice(0).forEach((child) => child.kill('SIGKILL'))
  rmSync(folder, { recursive: true })
})

async function bystander(): Promise<Process> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true })
  children.push(child)
  await once(child, 'spawn')
  const found = (await listProcesses())?.find(({ pid }) => pid === child.pid)
  if (!found) throw new Error('ps does not list the child')
  return found
}

function leave(record: Partial<RunRecord>): void {
  const gone = { pid: 999_999_999, started: 0 }
  writeFileSync(file, JSON.stringify({ what: 'npm start', owner: gone, ...record }))
}

async function isAlive({ pid, started }: Process): Promise<boolean> {
  const all = (await listProcesses()) ?? []
  return all.some((each) => each.pid === pid && each.started === started)
}

test('what an earlier run has left is ended', async () => {
  const left = await bystander()
  leave({ leader: left })
  const onLeftovers = vi.fn()
  await claimRun('npm start', { file, onLeftovers })
  expect(onLeftovers).toHaveBeenCalledWith(1)
  expect(await isAlive(left)).toBe(false)
})

test('a process id that belongs to somebody else by now is left alone', async () => {
  const foreign = await bystander()
  leave({ leader: { pid: foreign.pid, started: foreign.started - 60_000 } })
  const onLeftovers = vi.fn()
  await claimRun('npm start', { file, onLeftovers })
  expect(onLeftovers).not.toHaveBeenCalled()
  expect(await isAlive(foreign)).toBe(true)
})

test('a run that is alive is not disturbed, and named', async () => {
  const [owner, emulators] = [await bystander(), await bystander()]
  leave({ what: 'npm run dev', owner, leader: emulators })
  await expect(claimRun('npm start', { file })).rejects.toThrow(
    `npm run dev is already running (process ${owner.pid}): end it with Ctrl-C first.`,
  )
  expect(await isAlive(emulators)).toBe(true)
})

test('data in emulators that outlived their script is saved before they are ended', async () => {
  const left = await bystander()
  const rescue = vi.fn(async () => expect(await isAlive(left)).toBe(true))
  leave({ leader: left, holdsData: true })
  await claimRun('npm start', { file, rescue })
  expect(rescue).toHaveBeenCalledOnce()
  expect(await isAlive(left)).toBe(false)
})

test('emulators that were not yet filled, or belonged to tests, have nothing to be saved', async () => {
  const left = await bystander()
  const rescue = vi.fn(() => Promise.resolve())
  leave({ leader: left })
  await claimRun('npm start', { file, rescue })
  expect(rescue).not.toHaveBeenCalled()
})

test('a run that ended properly leaves no note', async () => {
  const run = await claimRun('npm start', { file })
  expect(existsSync(file)).toBe(true)
  run.record({ holdsData: true })
  await run.end()
  expect(existsSync(file)).toBe(false)
})

const member = (pid: number, group: number, command: string): Process => ({
  ...{ pid, group, command },
  started: 0,
})

test('what has outlived firebase-tools in its process group belongs to the run', () => {
  const all = [
    member(10, 9, 'node /project/node_modules/worker'),
    member(11, 9, 'java -jar emulator.jar'),
    member(12, 12, 'node /project/else'),
  ]
  const run: RunRecord = {
    what: '',
    owner: { pid: 1, started: 0 },
    leader: { pid: 9, started: 0 },
  }
  expect(leftoversOf(run, all, '/project').map(({ pid }) => pid)).toEqual([10, 11])
})

test('a process group that belongs to somebody else by now is left alone', () => {
  const run: RunRecord = {
    what: '',
    owner: { pid: 1, started: 0 },
    leader: { pid: 9, started: 0 },
  }
  expect(leftoversOf(run, [member(10, 9, 'node /else/worker')], '/project')).toEqual([])
  const leader = { ...member(9, 9, 'editor /project'), started: 60_000 }
  expect(leftoversOf(run, [leader, member(10, 9, 'node /project')], '/project')).toEqual([])
})

test('what is recorded in the same moment is all recorded', async () => {
  const run = await claimRun('npm start', { file })
  const leader = { pid: 1, started: 0 }
  run.record({ holdsData: true })
  run.record({ leader })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ holdsData: true, leader })
})

test('a record that cannot be written does not end the run', async () => {
  const run = await claimRun('npm start', { file: join(folder, 'missing', 'run.json') })
  rmSync(join(folder, 'missing'), { recursive: true })
  writeFileSync(join(folder, 'missing'), 'a file where the folder has to be')
  run.record({ holdsData: true })
  await run.end()
})
