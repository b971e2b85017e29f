import { execFile } from 'node:child_process'
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  ELSEWHERE,
  emptyPlace,
  everythingIn,
  filledPlace,
  HOME,
  newFolderName,
} from '#tests/support/backup-places.ts'
import { sha256 } from '#tools/backup/folder.ts'
import type { Place } from '#tools/backup/place.ts'
import { takeBackup } from '#tools/backup/take-backup.ts'
import { restoreBackup } from '#tools/restore/restore-backup.ts'
import { publicationDocument } from '../../functions/src/publishing/publication-state.ts'

const COURSES = 'content/courses.json'
const IMAGE = 'images/0a4c-photo.png'

/** Changes a file's text; `forged` also makes its checksum fit. */
async function change(
  folder: string,
  path: string,
  edit: (text: string) => string,
  { forged = false } = {},
) {
  const file = join(folder, path)
  const before = await readFile(file, 'latin1')
  const after = edit(before)
  expect(after).not.toBe(before)
  await writeFile(file, after, 'latin1')
  if (!forged) return
  const [old, fitting] = [before, after].map((text) => sha256(Buffer.from(text, 'latin1')))
  await change(folder, 'SHA256SUMS', (sums) => sums.replace(old ?? '', fitting ?? ''))
}

let place: Place
let elsewhere: Place
let sound: string
beforeAll(async () => {
  ;({ place } = await filledPlace())
  elsewhere = await emptyPlace(ELSEWHERE)
  sound = join(await mkdtemp(join(tmpdir(), 'sound-')), 'backup')
  await takeBackup(place, sound)
}, 60_000)
afterAll(() => rm(dirname(sound), { recursive: true }))

let folder: string
beforeEach(async () => {
  folder = await newFolderName()
  await cp(sound, folder, { recursive: true })
})

describe('nothing is written from a backup', () => {
  it.each<{ desc: string; damage: () => Promise<unknown>; message: RegExp }>([
    {
      desc: 'that is not there',
      damage: () => rm(folder, { recursive: true }),
      message: /^There is no folder .*: name the folder of a backup\.$/,
    },
    {
      desc: 'that is a file',
      damage: async () => {
        await rm(folder, { recursive: true })
        await writeFile(folder, '')
      },
      message: /^There is no folder /,
    },
    {
      desc: 'that was interrupted',
      damage: () => rm(join(folder, 'SHA256SUMS')),
      message: /is no complete backup \(SHA256SUMS is missing\): use another one\.$/,
    },
    {
      desc: 'whose checksums are cut off',
      damage: () => change(folder, 'SHA256SUMS', (text) => text.slice(0, text.length / 2)),
      message:
        /is not what the backup wrote: the folder was damaged or changed, use another backup/,
    },
    {
      desc: 'with one letter changed',
      damage: () => change(folder, COURSES, (text) => text.replace('Klasse', 'Klasss')),
      message: /courses\.json is not what the backup wrote/,
    },
    {
      desc: 'with a missing collection',
      damage: () => rm(join(folder, COURSES)),
      message: /courses\.json is missing: the folder was damaged or changed, use another backup\.$/,
    },
    {
      desc: 'with a missing image',
      damage: () => rm(join(folder, IMAGE)),
      message: /0a4c-photo\.png is missing/,
    },
    {
      desc: 'with half an image',
      damage: () => change(folder, IMAGE, (bytes) => bytes.slice(0, bytes.length / 2)),
      message: /0a4c-photo\.png is not what the backup wrote/,
    },
    {
      desc: 'that is no JSON',
      damage: () => change(folder, COURSES, (text) => text.slice(1), { forged: true }),
      message: /courses\.json cannot be read \(.+\): use another backup\.$/,
    },
    {
      desc: 'with a value that no store has',
      damage: () =>
        change(folder, COURSES, (text) => text.replace('$timestamp', '$timestomp'), {
          forged: true,
        }),
      message: /courses\.json cannot be read \(A value that backups do not have/,
    },
    {
      desc: 'of a later version',
      damage: () =>
        change(folder, 'backup.json', (text) => text.replace('"format": 1', '"format": 2'), {
          forged: true,
        }),
      message: /has format 2, unknown here: use the version that made the backup\.$/,
    },
    {
      desc: 'with a content type that is not known',
      damage: () =>
        change(folder, 'backup.json', (text) => text.replace('"faqs"', '"news"'), { forged: true }),
      message: /has news, unknown here/,
    },
    {
      desc: 'with a document that the site could not read',
      damage: () =>
        change(folder, COURSES, (text) => text.replace('"popular": true', '"popular": 7'), {
          forged: true,
        }),
      message: /^The site could not read courses\/.+: add --allow-invalid to restore/,
    },
  ])('$desc', async ({ damage, message }) => {
    await damage()
    await expect(restoreBackup(folder, elsewhere)).rejects.toThrow(message)
    expect(await everythingIn(elsewhere)).toEqual({ documents: [], images: [] })
    expect((await publicationDocument(elsewhere.firestore).get()).exists).toBe(false)
  })
})

describe('a backup', () => {
  it('never goes into a folder that holds something', async () => {
    await expect(takeBackup(place, folder)).rejects.toThrow(
      /is not empty: name a folder that does not exist yet\.$/,
    )
    await expect(takeBackup(place, join(folder, 'backup.json'))).rejects.toThrow(/is no folder/)
  })

  it('that fails on its way leaves no folder', async () => {
    const name = await newFolderName()
    const broken = { ...place, bucket: undefined as never }
    await expect(takeBackup(broken, name)).rejects.toThrow()
    expect(await readdir(dirname(name))).toEqual([])
  })

  it('that was killed has another name, is refused, and is cleared away by the next one', async () => {
    const name = await newFolderName()
    await mkdir(`${name}.unfinished`)
    await rename(join(folder, 'content'), join(`${name}.unfinished`, 'content'))
    await expect(restoreBackup(`${name}.unfinished`, place)).rejects.toThrow(/no complete backup/)
    await takeBackup(place, name)
    expect(await readdir(dirname(name))).toEqual(['backup'])
    expect((await stat(name)).mode & 0o077).toBe(0)
  })

  it('has checksums that the usual tool understands', async () => {
    await promisify(execFile)('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: folder })
  })
})

describe('the commands', () => {
  async function run(command: 'backup' | 'restore', ...args: string[]) {
    const file = join('tools', command, 'main.ts')
    return promisify(execFile)(process.execPath, ['--import', 'tsx', file, ...args]).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      (error: unknown) => {
        const { code, stderr } = error as { code: number; stderr: string }
        return { code, said: stderr }
      },
    )
  }

  it('back up and restore, and say what they did', async () => {
    const name = await newFolderName()
    const before = await everythingIn(place)
    expect(await run('backup', name, '--project', HOME)).toEqual({
      code: 0,
      said: expect.stringMatching(
        /^Backup of demo-backup in .*: \d+ documents, 2 images\.\n$/,
      ) as string,
    })
    await emptyPlace(HOME)
    expect(await run('restore', name, '--project', HOME)).toEqual({
      code: 0,
      said: expect.stringMatching(
        /^demo-backup has the content of .* again: \d+ documents, 2 images; deleted: 0\.\n$/,
      ) as string,
    })
    expect(await everythingIn(place)).toEqual(before)
    const again = await run('restore', name, '--project', HOME)
    expect(again.code).toBe(1)
    expect(again.said).toMatch(/^demo-backup is not empty .*\n$/)
  }, 60_000)

  it.each([
    { args: [], said: /^Exactly one folder has to be named\.\nUsage: npm run/ },
    { args: ['one', 'two'], said: /^Exactly one folder/ },
    { args: ['one', '--repalce'], said: /Unknown option '--repalce'[^]*\nUsage: npm run restore/ },
    { args: ['one', '--project'], said: /argument missing[^]*\nUsage/ },
    {
      args: ['one', '--project', 'some-real-project'],
      said: /^The bucket of some-real-project is not known, .*: add --bucket <name>\.\n$/,
    },
    {
      args: ['not-there'],
      said: /^There is no folder not-there: name the folder of a backup\.\n$/,
    },
  ])('are told $args: one sentence, exit code 1', async ({ args, said }) => {
    const answer = await run('restore', ...args)
    expect(answer.code).toBe(1)
    expect(answer.said).toMatch(said)
  })
})
