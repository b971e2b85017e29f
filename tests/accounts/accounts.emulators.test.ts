import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { adminAccounts } from '#model/records/admin-account.ts'
import { runTool } from '#tests/support/fixtures/run-tool.ts'
import { tokenOf } from '#tests/support/fixtures/sign-in.ts'
import { createAdmin, listAdmins, revokeAdmin } from '../../functions/src/accounts/admins.ts'
import { emulatorBackend } from '#tools/command/backend.ts'

const backend = emulatorBackend()
const { auth, firestore } = backend
const PASSWORD = 'auf-probe-hier'
const address = () => `${randomUUID()}@example.com`

async function recordOf(email: string) {
  const { uid } = await auth.getUserByEmail(email)
  return (await firestore.collection(adminAccounts.collection).doc(uid).get()).data()
}

describe('admin accounts', () => {
  it('get a link with which they choose their password, and no password that somebody else knows', async () => {
    const email = address()
    // On the emulators, whatever project the environment names.
    const real = { GOOGLE_CLOUD_PROJECT: 'school-1a2b', GCLOUD_PROJECT: 'school-1a2b' }
    const env = { ...real, FIRESTORE_EMULATOR_HOST: '' }
    const { said } = await runTool('admin', ['create', email, 'Rolf', 'Inhaber'], env)
    expect(said).toContain(`${email} is now an admin in the emulators.`)
    expect(said).not.toMatch(/password .*: \w/i)
    const [link] = /http\S+/.exec(said) ?? []
    await fetch(`${link ?? ''}&newPassword=${PASSWORD}`)
    expect(await tokenOf(email, PASSWORD)).toBeTruthy()
    // Made an admin once more, for a new link.
    await createAdmin(backend, email)
    expect(await recordOf(email)).toMatchObject({ name: 'Rolf Inhaber' })
  })

  it('are created with a record, and listed', async () => {
    const email = address()
    expect(await createAdmin(backend, email, PASSWORD)).toBe(true)
    expect(await tokenOf(email, PASSWORD)).toBeTruthy()
    expect(await recordOf(email)).toMatchObject({ email, created_at: expect.anything() as unknown })
    expect(await listAdmins(backend)).toContainEqual({ email, complete: true })
  })

  it('are nothing that a stranger can prepare: of the account that was there nothing works any more', async () => {
    const email = address()
    const stranger = { email, password: 'geheim des Fremden' }
    await auth.createUser(stranger)
    const token = await tokenOf(email, stranger.password)
    // Sessions end by the second.
    const second = () => Math.floor(Date.now() / 1000)
    const signedIn = second()
    await expect.poll(second).toBeGreaterThan(signedIn)

    expect(await createAdmin(backend, email, PASSWORD)).toBe(false)
    const { uid, emailVerified, customClaims } = await auth.getUserByEmail(email)
    expect({ emailVerified, customClaims }).toEqual({
      emailVerified: true,
      customClaims: { admin: true },
    })
    await expect(tokenOf(email, stranger.password)).rejects.toThrow(/^INVALID_/)
    await expect(auth.verifyIdToken(token, true)).rejects.toMatchObject({
      code: 'auth/id-token-revoked',
    })
    expect((await auth.verifyIdToken(await tokenOf(email, PASSWORD))).uid).toBe(uid)
  })

  it('lose record, claim, access and sessions when revoked, and can be made admins again', async () => {
    const email = address()
    await createAdmin(backend, email)
    await revokeAdmin(backend, email)
    const revoked = await auth.getUserByEmail(email)
    expect(revoked.disabled).toBe(true)
    expect(revoked.customClaims ?? {}).toEqual({})
    expect(await recordOf(email)).toBeUndefined()
    expect(await listAdmins(backend)).not.toContainEqual(expect.objectContaining({ email }))
    await createAdmin(backend, email)
    expect((await auth.getUserByEmail(email)).disabled).toBe(false)
    expect(await recordOf(email)).toMatchObject({ email })
  })

  it('from before the records are listed as incomplete, and completed by another create', async () => {
    const email = address()
    const { uid } = await auth.createUser({ email, password: 'fahrschule' })
    await auth.setCustomUserClaims(uid, { admin: true })
    expect(await listAdmins(backend)).toContainEqual({ email, complete: false })
    // From before sessions could be ended.
    await firestore.collection(adminAccounts.collection).doc(uid).set({ email })
    expect(await listAdmins(backend)).toContainEqual({ email, complete: false })
    await createAdmin(backend, email)
    expect(await listAdmins(backend)).toContainEqual({ email, complete: true })
  })

  it('that do not exist cannot be revoked, and the message says so', async () => {
    const email = address()
    await expect(revokeAdmin(backend, email)).rejects.toThrow(
      `There is no account with the e-mail address ${email}.`,
    )
  })
})
