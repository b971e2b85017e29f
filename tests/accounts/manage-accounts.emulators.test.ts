import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { MOST_ACCOUNT_CHANGES, type AccountCommand } from '#model/records/admin-account.ts'
import { PAGE_DRAFTS } from '#model/records/page-draft.ts'
import { DAY_MS } from '#model/time/durations.ts'
import { ownProject } from '#tests/support/fixtures/own-project.ts'
import { mailbox } from '#tests/support/servers/deliveries.ts'
import { emulatorBackend } from '#tools/command/backend.ts'
import { createAdmin, records } from '../../functions/src/accounts/admins.ts'
import { manageAccounts } from '../../functions/src/accounts/manage-accounts.ts'
import type { Admin } from '../../functions/src/accounts/require-admin.ts'

const backend = emulatorBackend(ownProject('accounts'))
const { auth, firestore } = backend
const address = () => `${randomUUID()}@example.com`
let now = new Date()

/** An admin, as the guard knows one. */
async function admin(name = ''): Promise<Admin> {
  const email = address()
  await createAdmin(backend, email, undefined, name)
  return { uid: (await auth.getUserByEmail(email)).uid, email, signedInAt: now }
}

function office(by: Admin, { sendMail, mails } = mailbox()) {
  const management = { ...backend, now, by, siteUrl: 'https://www.school.example/', sendMail }
  return { mails, ask: (command: unknown) => manageAccounts(command, management) }
}

const invitation = (email = address()) =>
  ({ action: 'invite', name: 'Katrin Krause', email }) satisfies AccountCommand

const hasAccess = async ({ uid }: Admin) => (await records(firestore).doc(uid).get()).exists

beforeEach(() => firestore.recursiveDelete(firestore.collection('rate_limits')))

describe('an invitation', () => {
  it('is a mail in German, with a link that lets its reader choose a password, and makes an admin', async () => {
    const owner = await admin('Rolf Inhaber')
    const { ask, mails } = office(owner)
    const command = invitation()
    await ask(command)
    const [mail, ...others] = mails
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: command.email, replyTo: owner.email })
    expect(mail?.subject).toBe('Ihr Zugang zur Website www.school.example')
    expect(mail?.text).toContain('Guten Tag Katrin Krause,')
    expect(mail?.text).toContain('Rolf Inhaber lädt Sie ein')
    expect(mail?.text).toContain('https://www.school.example/admin\n')
    const [link = ''] = /http\S+/.exec(mail?.text ?? '') ?? []
    const { mode, lang } = Object.fromEntries(new URL(link).searchParams)
    expect({ mode, lang }).toEqual({ mode: 'resetPassword', lang: 'de' })
    expect(mail?.html).toContain(link.replaceAll('&', '&amp;'))
    const { uid, customClaims } = await auth.getUserByEmail(command.email)
    expect(customClaims).toEqual({ admin: true })
    expect((await records(firestore).doc(uid).get()).data()).toMatchObject({
      email: command.email,
      name: 'Katrin Krause',
    })
  })

  it('is refused for an address that has access, whose password stays', async () => {
    const { ask, mails } = office(await admin())
    const { email = '', uid } = await admin()
    const before = await auth.getUser(uid)
    await expect(ask(invitation(email.toUpperCase()))).rejects.toMatchObject({
      code: 'already-exists',
    })
    expect((await auth.getUser(uid)).passwordHash).toBe(before.passwordHash)
    expect(mails).toEqual([])
  })

  it('that could not be mailed can be sent again, and changes no password', async () => {
    const owner = await admin()
    const command = invitation()
    const broken = office(
      owner,
      mailbox(() => Promise.reject(new Error('451 try later'))),
    )
    await expect(broken.ask(command)).rejects.toMatchObject({ code: 'aborted' })
    const { uid, passwordHash } = await auth.getUserByEmail(command.email)
    const { ask, mails } = office(owner)
    await ask({ action: 'invite-again', uid })
    expect(mails.map(({ to }) => to)).toEqual([command.email])
    expect((await auth.getUser(uid)).passwordHash).toBe(passwordHash)
  })

  it('greets an account without a name', async () => {
    const { ask, mails } = office(await admin())
    const { uid } = await admin()
    await ask({ action: 'invite-again', uid })
    expect(mails[0]?.text).toMatch(/^Guten Tag,\n/)
  })

  it.each([
    { what: 'without a name', command: { ...invitation(), name: ' ' } },
    { what: 'to no address', command: { ...invitation(), email: 'max@gmail' } },
    { what: 'to two', command: { ...invitation(), email: 'a@b.de, c@d.de' } },
    { what: 'with more than it needs', command: { ...invitation(), uid: 'x' } },
    { what: 'again to nobody', command: { action: 'invite-again' } },
    { what: 'under a name for somebody else', command: { action: 'rename', name: 'A', uid: 'x' } },
    { what: 'to another collection', command: { action: 'invite-again', uid: 'a/b/c' } },
  ])('$what is refused', async ({ command }) => {
    const { ask, mails } = office({ uid: 'rolf', email: address(), signedInAt: now })
    await expect(ask(command)).rejects.toMatchObject({ code: 'invalid-argument' })
    expect(mails).toEqual([])
  })
})

describe('access', () => {
  it('is withdrawn with record, claim, sessions and the draft of the page', async () => {
    const { ask } = office(await admin())
    const colleague = await admin()
    const draft = firestore.collection(PAGE_DRAFTS).doc(colleague.uid)
    await draft.set({ changes: {}, orders: {} })
    await ask({ action: 'withdraw', uid: colleague.uid })
    expect(await hasAccess(colleague)).toBe(false)
    expect((await draft.get()).exists).toBe(false)
    const { disabled, customClaims = {} } = await auth.getUser(colleague.uid)
    expect({ disabled, customClaims }).toEqual({ disabled: true, customClaims: {} })
    await expect(ask({ action: 'invite-again', uid: colleague.uid })).rejects.toMatchObject({
      code: 'not-found',
    })
  })

  it('whose withdrawal broke off is withdrawn by a second one', async () => {
    onTestFinished(() => void vi.restoreAllMocks())
    const [owner, colleague] = [await admin(), await admin()]
    const command = { action: 'withdraw', uid: colleague.uid }
    for (const step of ['updateUser', 'revokeRefreshTokens', 'setCustomUserClaims'] as const) {
      vi.spyOn(auth, step).mockRejectedValueOnce(new Error('503'))
      await expect(office(owner).ask(command)).rejects.toThrow('503')
      expect(await hasAccess(colleague)).toBe(false)
    }
    await office(owner).ask(command)
    const { disabled, customClaims = {} } = await auth.getUser(colleague.uid)
    expect({ disabled, customClaims }).toEqual({ disabled: true, customClaims: {} })
    await expect(office(owner).ask(command)).rejects.toMatchObject({ code: 'not-found' })
  })

  it('is nobody’s own to withdraw', async () => {
    const owner = await admin()
    const { ask } = office(owner)
    await expect(ask({ action: 'withdraw', uid: owner.uid })).rejects.toMatchObject({
      code: 'permission-denied',
    })
    expect(await hasAccess(owner)).toBe(true)
  })

  it('stays with one of two who withdraw each other’s at once', async () => {
    const [one, other] = [await admin(), await admin()]
    await Promise.allSettled([
      office(one).ask({ action: 'withdraw', uid: other.uid }),
      office(other).ask({ action: 'withdraw', uid: one.uid }),
    ])
    const left = await Promise.all([one, other].map(hasAccess))
    expect(left.filter(Boolean)).toHaveLength(1)
  })

  it('of an account that is no admin’s is not withdrawn: it would lock a stranger out', async () => {
    const { uid } = await auth.createUser({ email: address() })
    const { ask } = office(await admin())
    await expect(ask({ action: 'withdraw', uid })).rejects.toMatchObject({ code: 'not-found' })
    expect((await auth.getUser(uid)).disabled).toBe(false)
  })
})

it('a name is changed by the account that has it, whose sessions go on', async () => {
  const [owner, colleague] = [await admin('Rolf Inhaber'), await admin('Katrin Krause')]
  const record = records(firestore).doc(owner.uid)
  await record.update({ sessions: { 1: null } })
  await office(owner).ask({ action: 'rename', name: ' Rolf\nNeumann ' })
  expect((await record.get()).data()).toMatchObject({
    ...{ email: owner.email, name: 'Rolf Neumann', sessions: { 1: null } },
  })
  expect((await records(firestore).doc(colleague.uid).get()).get('name')).toBe('Katrin Krause')
})

it(`no more than ${MOST_ACCOUNT_CHANGES} changes are made a day`, async () => {
  const owner = await admin()
  const { uid } = await admin()
  for (let times = 0; times < MOST_ACCOUNT_CHANGES; times += 1) {
    await office(owner).ask({ action: 'invite-again', uid })
  }
  const { ask, mails } = office(owner)
  await expect(ask(invitation())).rejects.toMatchObject({ code: 'resource-exhausted' })
  expect(mails).toEqual([])
  now = new Date(now.getTime() + DAY_MS)
  await office(owner).ask({ action: 'withdraw', uid })
  expect((await records(firestore).doc(uid).get()).exists).toBe(false)
})
