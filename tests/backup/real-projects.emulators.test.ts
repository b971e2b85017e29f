import { dirname } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  everythingIn,
  emptyPlace,
  filledPlace,
  newFolderName,
} from '#tests/support/servers/backup-places.ts'
import { callTool, emulatorVariables } from '#tests/support/fixtures/run-tool.ts'
import { backendOf, emulatorBackend } from '#tools/command/backend.ts'
import { restore, saveBefore } from '#tools/restore/restore.ts'
import { restoreBackup } from '#tools/restore/restore-backup.ts'

const REAL = 'school-1a2b'

describe('a command for a real project', () => {
  const names = Object.keys(emulatorVariables)
  beforeEach(() => {
    for (const name of names) vi.stubEnv(name, '')
  })
  afterEach(() => vi.unstubAllEnvs())

  it.each(Object.entries(emulatorVariables))(
    'never reaches an emulator: not with %s in the environment',
    async (name, value) => {
      vi.stubEnv(name, value)
      const said = `${name} points to an emulator: unset it to reach ${REAL}.`
      expect(() => backendOf(REAL)).toThrow(said)
      const args = ['/nowhere/backup', '--bucket', 'b', '--project', REAL]
      expect(await callTool(restore, args)).toEqual({ code: 1, said })
    },
  )
})

describe('a command without a project', () => {
  it('cannot be sent to another project', () => {
    expect(() => emulatorBackend(REAL)).toThrow(`${REAL} is not on the emulators.`)
  })
})

describe('replacing the content of a real project', () => {
  it.each([
    {
      yes: [],
      said: `Replacing the content of ${REAL} has to be confirmed: add --yes ${REAL}.`,
    },
    { yes: ['--yes', 'school'], said: `That is not the name of ${REAL}: nothing was changed.` },
  ])('fails with a sentence without its name: $yes', async ({ yes, said }) => {
    const args = ['/nowhere/backup', '--bucket', 'b', '--project', REAL, '--replace', ...yes]
    expect(await callTool(restore, args)).toEqual({ code: 1, said })
  })

  it('first keeps what was there, in a folder that can be restored', async () => {
    const { place } = await filledPlace()
    const folder = await saveBefore(place, { parent: dirname(await newFolderName()) })
    expect(folder).toMatch(/demo-backup-\d+-before-restore-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/)
    const before = await everythingIn(place)
    await emptyPlace(place.project)
    await restoreBackup(folder, place)
    expect(await everythingIn(place)).toEqual(before)
  })
})
