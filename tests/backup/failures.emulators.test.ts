import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  ELSEWHERE,
  emptyPlace,
  everythingIn,
  filledPlace,
  newFolderName,
} from '#tests/support/servers/backup-places.ts'
import { callTool } from '#tests/support/fixtures/run-tool.ts'
import type { Place } from '#tools/backup/place.ts'
import { takeBackup } from '#tools/backup/take-backup.ts'
import { restore } from '#tools/restore/restore.ts'
import { restoreBackup } from '#tools/restore/restore-backup.ts'
import { publicationDocument } from '../../functions/src/publishing/publication-state.ts'

const COURSES = 'content/courses.json'
const IMAGE = 'images/0a4c-photo.png'

/** Changes a file's text; `forged` also makes its checksum fit. */
async function change(path: string, edit: (text: string) => string, { forged = false } = {}) {
  const file = join(folder, path)
  const before = await readFile(file, 'latin1')
  const after = edit(before)
  expect(after).not.toBe(before)
  await writeFile(file, after, 'latin1')
  if (!forged) return
  const sum = (text: string) => createHash('sha256').update(text, 'latin1').digest('hex')
  await change('SHA256SUMS', (sums) => sums.replace(sum(before), sum(after)))
}

let place: Place
let elsewhere: Place
let sound: string
beforeAll(async () => {
  ;({ place } = await filledPlace())
  elsewhere = await emptyPlace(ELSEWHERE)
  sound = join(await mkdtemp(join(tmpdir(), 'sound-')), 'backup')
  await takeBackup(place, sound)
})
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
      message: /^There is no folder .*: name one of a backup\.$/,
    },
    {
      desc: 'that was interrupted',
      damage: () => rm(join(folder, 'SHA256SUMS')),
      message: /is no complete backup \(SHA256SUMS is missing\): use another one\.$/,
    },
    {
      desc: 'whose checksums are cut off',
      damage: () => change('SHA256SUMS', (text) => text.slice(0, -20)),
      message: /is missing: the folder was damaged or changed, use another backup/,
    },
    {
      desc: 'with one letter changed',
      damage: () => change(COURSES, (text) => text.replace('Klasse', 'Klasss')),
      message: /courses\.json is not what the backup wrote/,
    },
    {
      desc: 'with a missing image',
      damage: () => rm(join(folder, IMAGE)),
      message: /0a4c-photo\.png is missing/,
    },
    {
      desc: 'with half an image',
      damage: () => change(IMAGE, (bytes) => bytes.slice(0, bytes.length / 2)),
      message: /0a4c-photo\.png is not what the backup wrote/,
    },
    {
      desc: 'that lists an image without a file',
      damage: () =>
        change('backup.json', (text) => text.replace('"0a4c-photo.png"', '"0a4c-other.png"'), {
          forged: true,
        }),
      message: /has no images\/0a4c-other\.png: use another backup\.$/,
    },
    {
      desc: 'with a document below another one',
      damage: () =>
        change(COURSES, (text) => text.replace(/"([^"]+)": \{/, '"a/versions/$1": {'), {
          forged: true,
        }),
      message: /^courses\/a\/versions\/\S+ is no record of its own: use another backup\.$/,
    },
    {
      desc: 'of an earlier format',
      damage: () =>
        change('backup.json', (text) => text.replace('"format": 2', '"format": 1'), {
          forged: true,
        }),
      message:
        /has format 1, unknown here: restore it with the version of this program that made it/,
    },
    {
      desc: 'with a content type that is not known',
      damage: async () => {
        await rename(join(folder, COURSES), join(folder, 'content/news.json'))
        await change('SHA256SUMS', (sums) => sums.replace(COURSES, 'content/news.json'))
      },
      message: /has content\/news\.json, unknown here/,
    },
    {
      desc: 'with a document that the site could not read',
      damage: () =>
        change(COURSES, (text) => text.replace('"popular": true', '"popular": 7'), {
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
  it('never goes over something that is there', async () => {
    await expect(takeBackup(place, folder)).rejects.toThrow(
      /is there already: name a folder that does not exist yet\.$/,
    )
  })

  it('may be named with a slash at the end', async () => {
    const name = await newFolderName()
    await takeBackup(place, `${name}/`)
    expect(await readdir(name)).toContain('SHA256SUMS')
  })

  it('that fails on its way leaves no folder', async () => {
    const name = await newFolderName()
    const broken = { ...place, bucket: undefined as never }
    await expect(takeBackup(broken, name)).rejects.toThrow()
    expect(await readdir(dirname(name))).toEqual([])
  })

  it('that was killed has another name, and is cleared away by the next one', async () => {
    const name = await newFolderName()
    await rm(join(folder, 'SHA256SUMS'))
    await rename(folder, `${name}.unfinished`)
    await takeBackup(place, name)
    expect(await readdir(dirname(name))).toEqual(['backup'])
    expect((await stat(name)).mode & 0o077).toBe(0)
  })

  it('is not said to be restored where a history stays, whose records nobody could save', async () => {
    const { firestore } = elsewhere
    await firestore.doc('courses/klasse-b/versions/1').set({})
    const writer = firestore.bulkWriter()
    const remove = writer.delete.bind(writer)
    const isRefused = { lastUpdateTime: new Timestamp(0, 0) }
    vi.spyOn(writer, 'delete').mockImplementation((version) => remove(version, isRefused))
    vi.spyOn(firestore, 'bulkWriter').mockReturnValueOnce(writer)
    await expect(restoreBackup(folder, elsewhere)).rejects.toThrow(
      /^The restore stopped half-way \(.+\): run it again with --replace\.$/,
    )
  })

  it('has checksums that the usual tool understands', async () => {
    await promisify(execFile)('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: folder })
  })
})

it.each([
  { args: [], said: /^Exactly one folder has to be named\.\nUsage: npm run/ },
  { args: ['one', 'two'], said: /^Exactly one folder/ },
  { args: ['one', '--repalce'], said: /Unknown option '--repalce'[^]*\nUsage: npm run restore/ },
  { args: ['one', '--project'], said: /argument missing[^]*\nUsage/ },
  {
    args: ['one', '--project', 'some-real-project'],
    said: /^The bucket of some-real-project is not known, .*: add --bucket <name>\.$/,
  },
  { args: ['not-there'], said: /^There is no folder not-there: name one of a backup\.$/ },
])('the command is told $args: one sentence', async ({ args, said }) => {
  expect(await callTool(restore, args)).toEqual({
    code: 1,
    said: expect.stringMatching(said) as string,
  })
})
