import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const preload = join(import.meta.dirname, 'storage-answers-by-line.cjs')

/** Prints how a program that imports nothing of ours sees the output of its child. */
const program = `
  const { spawn } = require('node:child_process')
  const child = spawn(process.execPath, ['-e', 'process.stdout.write("one\\\\ntw"); setTimeout(() => console.log("o"), 50)', ...ARGUMENTS])
  const chunks = []
  child.stdout.on('data', (chunk) => chunks.push(chunk.toString()))
  child.on('close', () => setTimeout(() => console.log(JSON.stringify(chunks)), 50))
`
async function chunks(args: string[]): Promise<string[]> {
  const source = program.replace('ARGUMENTS', JSON.stringify(args))
  const { stdout } = await promisify(execFile)(process.execPath, ['-r', preload, '-e', source])
  return JSON.parse(stdout) as string[]
}

test('the answers of the Storage rules runtime arrive one by one', async () => {
  expect(await chunks(['--', '-jar', 'x', 'serve'])).toEqual(['one', 'two'])
})

test('other children keep their output as it is', async () => {
  expect((await chunks(['--', '-jar', 'x'])).join('')).toBe('one\ntwo\n')
})
