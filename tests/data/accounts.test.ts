import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createAdmin, listAdmins, revokeAdmin } from '#tools/accounts.ts'
import { emulatorBackend } from '#tools/backend.ts'

const { auth } = emulatorBackend()
const address = () => `${randomUUID()}@example.com`

describe('admin accounts', () => {
  it('are created with a password to hand over, and listed', async () => {
    const email = address()
    const { created, password } = await createAdmin(auth, email)
    expect(created).toBe(true)
    expect(password.length).toBeGreaterThanOrEqual(16)
    expect(await listAdmins(auth)).toContain(email)
  })

  it('can be made of an account that exists, which keeps its password', async () => {
    const email = address()
    const { uid } = await auth.createUser({ email, password: 'geheim1' })
    expect((await createAdmin(auth, email)).created).toBe(false)
    expect((await auth.getUser(uid)).customClaims).toEqual({ admin: true })
  })

  it('lose claim, access and sessions when revoked, and can be made admins again', async () => {
    const email = address()
    await createAdmin(auth, email)
    await revokeAdmin(auth, email)
    const revoked = await auth.getUserByEmail(email)
    expect(revoked.disabled).toBe(true)
    expect(revoked.customClaims ?? {}).toEqual({})
    expect(await listAdmins(auth)).not.toContain(email)
    await createAdmin(auth, email)
    expect((await auth.getUserByEmail(email)).disabled).toBe(false)
  })

  it('that do not exist cannot be revoked, and the message says so', async () => {
    const email = address()
    await expect(revokeAdmin(auth, email)).rejects.toThrow(
      `There is no account with the e-mail address ${email}.`,
    )
  })
})
