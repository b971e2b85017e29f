import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeFolder } from './folder.ts'

it('is no backup where another one has begun meanwhile, and has cleared it away', async () => {
  const home = await mkdtemp(join(tmpdir(), 'backup-'))
  onTestFinished(() => rm(home, { recursive: true }))
  const folder = join(home, 'monday')
  let goOn = () => {}
  const first = new Promise<void>((resolve) => (goOn = resolve))
  async function* laterFiles() {
    await first
    yield ['one.json', '1'] as const
  }
  let second: Promise<void> | undefined
  async function* files() {
    yield ['one.json', '1'] as const
    second = writeFolder(folder, laterFiles())
    await expect.poll(() => existsSync(`${folder}.unfinished/one.json`)).toBe(false)
    yield ['two.json', '2'] as const
  }
  await expect(writeFolder(folder, files())).rejects.toThrow(/monday was not written whole/)
  expect(existsSync(folder)).toBe(false)
  goOn()
  await second
  expect(existsSync(folder)).toBe(true)
})
