import { dirname } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  everythingIn,
  emptyPlace,
  filledPlace,
  newFolderName,
} from '#tests/support/servers/backup-places.ts'
import {
  callTool,
  emulatorVariables as variables,
  runTool,
} from '#tests/support/fixtures/run-tool.ts'
import { backup } from '#tools/backup/backup.ts'
import { check } from '#tools/check/check.ts'
import { emulatorBackend, refuseEmulators } from '#tools/command/backend.ts'
import { publish } from '#tools/publish/publish.ts'
import { restore, saveBefore } from '#tools/restore/restore.ts'
import { restoreBackup } from '#tools/restore/restore-backup.ts'

const REAL = 'school-1a2b'

/** The emulators have any project that is asked for. */
async function accountsOnEmulator(project: string): Promise<number> {
  const url = `http://${variables.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:query`
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: '{}' })
  const { userInfo = [] } = (await response.json()) as { userInfo?: object[] }
  return userInfo.length
}

describe('a command for a real project', () => {
  const sentence = `FIREBASE_AUTH_EMULATOR_HOST points to an emulator: unset it to reach ${REAL}.`
  const env = { FIREBASE_AUTH_EMULATOR_HOST: variables.FIREBASE_AUTH_EMULATOR_HOST }
  afterEach(() => vi.unstubAllEnvs())

  it.each(Object.entries(variables))('does not begin with %s in the environment', (name, value) => {
    const message = `${name} points to an emulator: unset it to reach ${REAL}.`
    expect(() => refuseEmulators(REAL, { [name]: value })).toThrow(message)
  })

  it.each([
    { tool: backup, args: ['/nowhere/backup', '--bucket', 'b'] },
    { tool: restore, args: ['/nowhere/backup', '--bucket', 'b'] },
    { tool: check, args: [] },
    { tool: publish, args: [] },
  ])('never reaches an emulator: $tool.name', async ({ tool, args }) => {
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', env.FIREBASE_AUTH_EMULATOR_HOST)
    const answer = await callTool(tool, [...args, '--project', REAL])
    expect(answer).toEqual({ code: 1, said: sentence })
  })

  it('never reaches an emulator: admin', async () => {
    const answer = await runTool('admin', ['create', 'a@example.com', '--project', REAL], env)
    expect(answer).toEqual({ code: 1, said: sentence })
    expect(await accountsOnEmulator(REAL)).toBe(0)
  })
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
