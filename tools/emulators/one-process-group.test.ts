import { execFile, spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const preload = join(import.meta.dirname, 'one-process-group.cjs')
/** Stands for firebase-tools: starts a "Java" that prints its process group, and goes on. */
const program = (java: string, then = '') => `
  const { spawn } = require('node:child_process')
  const child = spawn('sh', ['-c', ${JSON.stringify(java)}, '-jar'], { detached: true, stdio: ['ignore', 'inherit', 'inherit'] })
  setTimeout(() => {}, 60_000)
  ${then}
`
const run = (source: string) =>
  spawn(process.execPath, ['-r', preload, '-e', source], { detached: true })

test('Java is in the process group of firebase-tools', async () => {
  const leader = run(program('ps -o pgid= -p $$'))
  expect(Number(await text(leader.stdout))).toBe(leader.pid)
})

test('a Java program that ends by itself ends all emulators, and the log says so', async () => {
  const failure = promisify(execFile)(process.execPath, [
    '-r',
    preload,
    '-e',
    program('kill -9 $$'),
  ])
  await expect(failure).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Error: the Java program .* has ended \(SIGKILL\)$/m) as string,
  })
})

test('a Java program that firebase-tools ends is no failure', async () => {
  const then = `child.on('exit', () => process.exit(0)); child.kill('SIGINT')`
  const { stderr } = await promisify(execFile)(process.execPath, [
    ...['-r', preload, '-e', program('exec sleep 60', then)],
  ])
  expect(stderr).toBe('')
})
