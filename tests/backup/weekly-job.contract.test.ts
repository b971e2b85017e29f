import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

/** The backups of the weeks before, of which the job keeps the newest eleven and its own. */
const KEPT = Array.from({ length: 12 }, (_, week) => `2020-01-${week + 10}.tar.age`)
const [OLDEST = '', ...OTHERS] = KEPT
const TODAY = '2026-12-01'

/** The programs that the job calls, where they do what they should. */
const PROGRAMS = {
  date: `echo ${TODAY}`,
  // As npm does, it wants the folder of the clone.
  npm: 'test -f package.json && mkdir -p "$4" && echo content > "$4/backup.json"',
  age: 'cat',
}

/** Runs the job as the guide has it, with these programs instead. */
async function runJob(programs: Readonly<Record<string, string>>) {
  const guide = await readFile('docs/deploying.md', 'utf8')
  const [, block = ''] = /\nIts weekly job .*\n\n((?: {4}.+\n)+)/.exec(guide) ?? []
  const home = await mkdtemp(join(tmpdir(), 'weekly-job-'))
  onTestFinished(() => rm(home, { recursive: true }))
  const [bin, clone] = [join(home, 'bin'), join(home, 'site')]
  const backups = join(clone, 'backups')
  const job = block
    .replaceAll(/^ {4}/gm, '')
    .replaceAll('<clone>', clone)
    .replaceAll(/<[^>]+>/g, 'x')
  await mkdir(bin)
  await mkdir(backups, { recursive: true })
  await writeFile(join(clone, 'package.json'), '{}')
  for (const name of KEPT) await writeFile(join(backups, name), 'sealed')
  for (const [name, does] of Object.entries({ ...PROGRAMS, ...programs })) {
    await writeFile(join(bin, name), `#!/bin/sh\n${does}\n`, { mode: 0o755 })
  }
  await writeFile(join(home, 'job'), job, { mode: 0o755 })
  const env = { HOME: home, PATH: `${bin}:${process.env['PATH']}` }
  const code = await new Promise((resolve) =>
    execFile(join(home, 'job'), { cwd: home, env }, (error) => resolve(error ? error.code : 0)),
  )
  return { code, left: (await readdir(backups)).sort() }
}

// Its `head` and `xargs` are GNU's.
describe.runIf(process.platform === 'linux')('the weekly job of the guide', () => {
  it('keeps twelve backups, and nothing that is not encrypted', async () => {
    expect(await runJob({})).toEqual({ code: 0, left: [...OTHERS, `${TODAY}.tar.age`] })
  })

  it.each([
    { desc: 'the backup', programs: { npm: 'exit 1' } },
    { desc: 'packing', programs: { tar: 'echo half; exit 2' } },
    { desc: 'encrypting', programs: { age: 'cat > /dev/null; exit 1' } },
    { desc: 'encrypting, half-way', programs: { age: 'head -c 10; exit 1' } },
  ])('says so when $desc fails, and removes no older one', async ({ programs }) => {
    const { code, left } = await runJob(programs)
    expect(code).not.toBe(0)
    expect(left).toEqual(expect.arrayContaining([OLDEST, ...OTHERS]))
    expect(left).not.toContain(`${TODAY}.tar.age`)
  })
})
