import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimRun, leftoversOf, type RunRecord } from './leftovers.ts'
import { listProcesses, type Process } from './processes.ts'

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
  const found = (await listProcesses()).find(({ pid }) => pid === child.pid)
  if (!found) throw new Error('ps does not list the child')
  return found
}

function leave(record: Partial<RunRecord>): void {
  const gone = { pid: 999_999_999, started: 0 }
  writeFileSync(file, JSON.stringify({ what: 'npm start', owner: gone, processes: [], ...record }))
}

async function isAlive({ pid, started }: Process): Promise<boolean> {
  return (await listProcesses()).some((each) => each.pid === pid && each.started === started)
}

test('what an earlier run has left is ended', async () => {
  const left = await bystander()
  leave({ processes: [left] })
  const onLeftovers = vi.fn()
  await claimRun('npm start', { file, onLeftovers })
  expect(onLeftovers).toHaveBeenCalledWith(1)
  expect(await isAlive(left)).toBe(false)
})

test('a process id that belongs to somebody else by now is left alone', async () => {
  const foreign = await bystander()
  leave({ processes: [{ pid: foreign.pid, started: foreign.started - 60_000 }] })
  const onLeftovers = vi.fn()
  await claimRun('npm start', { file, onLeftovers })
  expect(onLeftovers).not.toHaveBeenCalled()
  expect(await isAlive(foreign)).toBe(true)
})

test('a process group that belongs to somebody else by now is left alone', async () => {
  const foreign = await bystander()
  leave({ group: foreign.group })
  await claimRun('npm start', { file })
  expect(await isAlive(foreign)).toBe(true)
})

test('a run that is alive is not disturbed, and named', async () => {
  const [owner, emulators] = [await bystander(), await bystander()]
  leave({ what: 'npm run dev', owner, processes: [emulators] })
  await expect(claimRun('npm start', { file })).rejects.toThrow(
    `npm run dev is already running (process ${owner.pid}): end it with Ctrl-C first.`,
  )
  expect(await isAlive(emulators)).toBe(true)
})

test('data in emulators that outlived their script is saved before they are ended', async () => {
  const left = await bystander()
  const rescue = vi.fn(async () => expect(await isAlive(left)).toBe(true))
  leave({ processes: [left], group: left.group, holdsData: true })
  await claimRun('npm start', { file, rescue })
  expect(rescue).toHaveBeenCalledOnce()
  expect(await isAlive(left)).toBe(false)
})

test('emulators that were not yet filled, or belonged to tests, have nothing to be saved', async () => {
  const left = await bystander()
  const rescue = vi.fn(() => Promise.resolve())
  leave({ processes: [left], group: left.group })
  await claimRun('npm start', { file, rescue })
  expect(rescue).not.toHaveBeenCalled()
})

test('a run that ended properly leaves no note', async () => {
  const run = await claimRun('npm start', { file })
  expect(existsSync(file)).toBe(true)
  await run.record({ holdsData: true })
  await run.end()
  expect(existsSync(file)).toBe(false)
})

test('workers in the group of firebase-tools, and their children, belong to the run', () => {
  const process = (pid: number, parent: number, group: number, command: string): Process => ({
    ...{ pid, parent, group, command },
    started: 0,
  })
  const all = [
    process(10, 1, 9, 'node /project/node_modules/worker'),
    process(11, 10, 11, 'sh'),
    process(12, 1, 9, 'editor'),
    process(13, 1, 13, 'node /project/else'),
  ]
  const run: RunRecord = { what: '', owner: { pid: 1, started: 0 }, processes: [], group: 9 }
  expect(leftoversOf(run, all, '/project').map(({ pid }) => pid)).toEqual([10, 11])
})
