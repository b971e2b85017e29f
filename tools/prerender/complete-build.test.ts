import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildIdOf } from './complete-build.ts'

const RENDERER = ['{"headers":[]}', 'render()']
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'))
  await mkdir(join(folder, 'assets/back-office'), { recursive: true })
  for (const file of ['admin.html', 'security.txt', 'assets/back-office/edit.js']) await write(file)
})
afterEach(() => rm(folder, { recursive: true }))

const write = (file: string, text = file) => writeFile(join(folder, file), text)

it('is the same build on another day', async () => {
  const before = await buildIdOf(folder, RENDERER)
  await write('security.txt', 'Expires: tomorrow')
  expect(await buildIdOf(folder, RENDERER)).toBe(before)
})

it.each(['admin.html', 'assets/back-office/edit.js'])(
  'is another build when only %s differs, which an earlier release would bring back',
  async (file) => {
    const before = await buildIdOf(folder, RENDERER)
    await write(file, 'changed')
    expect(await buildIdOf(folder, RENDERER)).not.toBe(before)
  },
)

it('is another build when only a header differs', async () => {
  const before = await buildIdOf(folder, RENDERER)
  expect(await buildIdOf(folder, ['{"headers":["DENY"]}', 'render()'])).not.toBe(before)
})
