import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { endGroup, listProcesses } from './process-group.ts'

/** A group whose leader has a child; both say so when they run. */
async function group(ignoring: string): Promise<number> {
  const child = spawn('sh', ['-c', `${ignoring} sleep 60 & echo started; wait`], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(child.stdout, 'data')
  if (child.pid === undefined) throw new Error('sh could not be run')
  return child.pid
}
const members = async (pid: number) =>
  ((await listProcesses()) ?? []).filter((each) => each.group === pid)

test('all members of a group are ended', async () => {
  const pid = await group('')
  expect(await members(pid)).toHaveLength(2)
  await endGroup(pid)
  expect(await members(pid)).toEqual([])
})

test('what does not listen is ended by force', async () => {
  const pid = await group('trap "" TERM;')
  await endGroup(pid, 300)
  expect(await members(pid)).toEqual([])
})

test('a group that is gone needs no ending', async () => {
  const pid = await group('')
  await endGroup(pid)
  await endGroup(pid)
})

test('where there is no ps, nothing is listed and nothing fails', async () => {
  const path = process.env['PATH']
  process.env['PATH'] = ''
  try {
    expect(await listProcesses()).toBeUndefined()
  } finally {
    process.env['PATH'] = path
  }
})
