import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { DEMO_PROJECT, EMULATORS } from '#model/firebase-project.ts'
import { ELSEWHERE, emptyPlace, everythingIn, filledPlace } from '#tests/support/backup-places.ts'
import { backendOf, emulatorBackend, refuseEmulators } from '#tools/command/backend.ts'
import { confirmed, keptBefore } from '#tools/restore/before-replacing.ts'
import { restoreBackup } from '#tools/restore/restore-backup.ts'

const { host, ...ports } = EMULATORS
const REAL = 'school-1a2b'
const variables = {
  FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
  FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `${host}:${ports.storage}`,
  STORAGE_EMULATOR_HOST: `http://${host}:${ports.storage}`,
}

/** Runs a command as a person does; nobody is at the terminal. */
function command(name: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const clean = Object.fromEntries(Object.keys(variables).map((each) => [each, undefined]))
  return new Promise<{ code: number; said: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', `tools/${name}/main.ts`, ...args],
      { env: { ...process.env, ...clean, ...env } },
      (error, stdout, stderr) =>
        resolve({ code: error ? 1 : 0, said: `${stdout}${stderr}`.trim() }),
    )
    child.stdin?.end()
  })
}

/** The emulators have any project that is asked for. */
async function accountsOnEmulator(project: string): Promise<number> {
  const url = `http://${variables.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:query`
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: '{}' })
  const { userInfo = [] } = (await response.json()) as { userInfo?: object[] }
  return userInfo.length
}

describe('a command for a real project', () => {
  it.each(Object.entries(variables))('does not begin with %s in the environment', (name, value) => {
    const message = `${name} points to an emulator: unset it to reach ${REAL}.`
    expect(() => refuseEmulators(REAL, { [name]: value })).toThrow(message)
  })

  it.each([
    { name: 'admin', args: ['create', 'a@example.com'] },
    { name: 'backup', args: ['/nowhere/backup', '--bucket', 'b'] },
    { name: 'restore', args: ['/nowhere/backup', '--bucket', 'b'] },
    { name: 'check', args: [] },
  ])('never reaches an emulator: $name', { timeout: 60_000 }, async ({ name, args }) => {
    const env = { FIREBASE_AUTH_EMULATOR_HOST: variables.FIREBASE_AUTH_EMULATOR_HOST }
    const { code, said } = await command(name, [...args, '--project', REAL], env)
    expect({ code, said }).toEqual({
      code: 1,
      said: `FIREBASE_AUTH_EMULATOR_HOST points to an emulator: unset it to reach ${REAL}.`,
    })
    expect(await accountsOnEmulator(REAL)).toBe(0)
  })
})

describe('a command without a project', () => {
  it(
    'works on the emulators, whatever project the environment names',
    { timeout: 60_000 },
    async () => {
      const email = 'umgebung@example.com'
      const env = { GOOGLE_CLOUD_PROJECT: REAL, GCLOUD_PROJECT: REAL, FIRESTORE_EMULATOR_HOST: '' }
      const { said } = await command('admin', ['create', email], env)
      expect(said).toMatch(/^umgebung@example.com is now an admin in the emulators\./)
      const { auth } = backendOf()
      const { uid } = await auth.getUserByEmail(email)
      onTestFinished(async () => {
        await auth.deleteUser(uid)
        await backendOf().firestore.doc(`admins/${uid}`).delete()
      })
      expect((await backendOf(DEMO_PROJECT).firestore.doc(`admins/${uid}`).get()).exists).toBe(true)
      expect(await accountsOnEmulator(REAL)).toBe(0)
    },
  )

  it('cannot be sent to another project', () => {
    expect(() => emulatorBackend(REAL)).toThrow(`${REAL} is not on the emulators.`)
  })
})

describe('replacing the content of a real project', () => {
  it('fails with a sentence where nobody can be asked', { timeout: 60_000 }, async () => {
    const args = ['/nowhere/backup', '--bucket', 'b', '--project', REAL, '--replace']
    expect(await command('restore', args, {})).toEqual({
      code: 1,
      said: `Replacing the content of ${REAL} has to be confirmed: add --yes ${REAL}.`,
    })
    expect((await command('restore', [...args, '--yes', 'school'], {})).said).toBe(
      `That is not the name of ${REAL}: nothing was changed.`,
    )
  })

  it('goes on when its name is given', async () => {
    await expect(confirmed(REAL, REAL)).resolves.toBeUndefined()
  })

  it('first keeps what was there, in a folder that can be restored', async () => {
    const { place } = await filledPlace()
    const parent = await mkdtemp(join(tmpdir(), 'kept-'))
    onTestFinished(() => rm(parent, { recursive: true }))
    const folder = await keptBefore(place, { withRequests: false, parent })
    expect(folder).toMatch(/demo-backup-before-restore-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/)
    const before = await everythingIn(place)
    await emptyPlace(place.project)
    await restoreBackup(folder, place)
    expect(await everythingIn(place)).toEqual(before)
    await emptyPlace(ELSEWHERE)
  })
})
