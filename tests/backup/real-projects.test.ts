import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { DEMO_PROJECT } from '#model/firebase-project.ts'
import { ELSEWHERE, emptyPlace, everythingIn, filledPlace } from '#tests/support/backup-places.ts'
import { emulatorVariables as variables, runTool } from '#tests/support/run-tool.ts'
import { backendOf, emulatorBackend, refuseEmulators } from '#tools/command/backend.ts'
import { confirmed, keptBefore } from '#tools/restore/before-replacing.ts'
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
  it.each(Object.entries(variables))('does not begin with %s in the environment', (name, value) => {
    const message = `${name} points to an emulator: unset it to reach ${REAL}.`
    expect(() => refuseEmulators(REAL, { [name]: value })).toThrow(message)
  })

  it.each([
    { name: 'admin', args: ['create', 'a@example.com'] },
    { name: 'backup', args: ['/nowhere/backup', '--bucket', 'b'] },
    { name: 'restore', args: ['/nowhere/backup', '--bucket', 'b'] },
    { name: 'check', args: [] },
    { name: 'publish', args: [] },
  ])('never reaches an emulator: $name', { timeout: 60_000 }, async ({ name, args }) => {
    const env = { FIREBASE_AUTH_EMULATOR_HOST: variables.FIREBASE_AUTH_EMULATOR_HOST }
    const { code, said } = await runTool(name, [...args, '--project', REAL], env)
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
      const { said } = await runTool('admin', ['create', email], env)
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
    expect(await runTool('restore', args)).toEqual({
      code: 1,
      said: `Replacing the content of ${REAL} has to be confirmed: add --yes ${REAL}.`,
    })
    expect((await runTool('restore', [...args, '--yes', 'school'])).said).toBe(
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
