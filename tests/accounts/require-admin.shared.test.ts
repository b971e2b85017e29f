import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DEMO_PROJECT, EMULATORS } from '#model/site/firebase-project.ts'
import { BIN, binId } from '#model/records/history.ts'
import {
  askFunction,
  contactRequest,
  forgetRequests,
  manage,
  sentRequest,
  storedRequest,
} from '#tests/support/samples/contact-requests.ts'
import { unsignedToken } from '#tests/support/servers/plain-rest.ts'
import { tokenOf } from '#tests/support/fixtures/sign-in.ts'
import { createAdmin, revokeAdmin } from '../../functions/src/accounts/admins.ts'
import { emulatorBackend } from '#tools/command/backend.ts'
import { publicationDocument } from '../../functions/src/publishing/publication-state.ts'
import { requireAdmin } from '../../functions/src/accounts/require-admin.ts'

const backend = emulatorBackend()
const { auth, firestore } = backend
const onRefusal = vi.fn()
const guard = { auth, db: firestore, onRefusal }
const PASSWORD = 'fahrschule'
const UPDATE_ACCOUNT = `identitytoolkit.googleapis.com/v1/projects/${DEMO_PROJECT}/accounts:update`
const begin = Math.floor(Date.now() / 1000)
const daysAgo = (days: number) => begin - days * 86_400
const minutesAgo = (minutes: number) => begin - minutes * 60
const address = () => `${randomUUID()}@example.com`

/** An account with these custom claims. */
async function account(claims: object | null) {
  const email = address()
  const { uid } = await auth.createUser({ email, password: PASSWORD })
  await auth.setCustomUserClaims(uid, claims)
  return tokenOf(email, PASSWORD)
}

async function admin() {
  const email = address()
  await createAdmin(backend, email, PASSWORD)
  return { email, token: await tokenOf(email, PASSWORD) }
}

/** Token and record of an admin who signed in so many seconds ago. */
async function signedInBefore(seconds: number) {
  const { email, token } = await admin()
  const { uid } = await auth.getUserByEmail(email)
  const record = firestore.doc(`admins/${uid}`)
  await record.update({ sessions_from: new Date(0) })
  // No SDK makes sessions valid that began before the account.
  await fetch(`http://${EMULATORS.host}:${EMULATORS.auth}/${UPDATE_ACCOUNT}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: uid, validSince: '0' }),
  })
  const [, payload = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
  const auth_time = Math.floor(Date.now() / 1000) - seconds
  return { token: unsignedToken({ ...claims, auth_time }, uid), record }
}

/** Everybody who must not get through, and the token that they come with. */
const outsiders: Record<string, () => Promise<string | undefined>> = {
  'a visitor': () => Promise.resolve(undefined),
  'a visitor with an empty token': () => Promise.resolve(''),
  'a visitor with any text as token': () => Promise.resolve('admin'),
  'an account that does not exist': () => Promise.resolve(unsignedToken({ admin: true })),
  'an account without the claim': () => account(null),
  'an account with admin: false': () => account({ admin: false }),
  "an account with admin: 'true'": () => account({ admin: 'true' }),
  'an account with admin: 1': () => account({ admin: 1 }),
  'an account with the claim and without the record': () => account({ admin: true }),
  'a revoked admin with a token from before': async () => {
    const { email, token } = await admin()
    await revokeAdmin(backend, email)
    return token
  },
  'an admin whose sessions have ended, and who has not signed in again': async () => {
    const { email, token } = await admin()
    const { uid } = await auth.getUserByEmail(email)
    // Sessions end by the second.
    await expect
      .poll(async () => {
        await auth.revokeRefreshTokens(uid)
        return (await auth.verifyIdToken(token, true).catch(() => undefined)) === undefined
      })
      .toBe(true)
    return token
  },
}
const each = Object.entries(outsiders)
/** Whoever gets past a function that forgets to ask the guard; the guard itself is asked by all. */
const some = each.filter(([who]) => /visitor$|without the record|token from before/.test(who))

beforeEach(forgetRequests)
beforeEach(() => onRefusal.mockClear())

const publish = { action: 'publish' }
const wanted = async () => (await publicationDocument(firestore).get()).data()?.wanted ?? 0

const inBin = () => {
  const id = randomUUID()
  const row = firestore.collection(BIN).doc(binId('values', id))
  const erase = (token?: string) => askFunction('eraseRecord', { collection: 'values', id }, token)
  return { erase, row, fill: () => row.set({ collection: 'values', id, at: new Date() }) }
}

/** Invites somebody by the answer's token. */
const invite = (email: string, token?: string) =>
  askFunction('manageAccounts', { action: 'invite', name: 'Katrin Krause', email }, token)
const hasAccount = async (email: string) =>
  (await auth.getUserByEmail(email).catch(() => undefined)) !== undefined

it.each(some)('functions refuse %s and change nothing', async (_who, tokenFor) => {
  const id = contactRequest().requestId
  await firestore.doc(`contact_requests/${id}`).set(sentRequest('Mara Muster'))
  const { erase, row, fill } = inBin()
  await fill()
  const email = address()
  const before = await wanted()
  const token = await tokenFor()
  const changes = [
    { action: 'read' },
    { action: 'done' },
    { action: 'note', note: { id, text: 'Ruft an.' } },
    { action: 'remove-note', note: { id } },
    { action: 'delete' },
  ]
  const commands = [publish, { action: 'release', release: 'x' }, null]
  for (const ask of [
    ...changes.map((change) => () => manage({ ids: [id], ...change }, token)),
    ...commands.map((command) => () => askFunction('changePublication', command, token)),
    () => askFunction('endSessions', {}, token),
    () => erase(token),
    () => invite(email, token),
  ]) {
    expect((await ask()).error?.status).toBe('PERMISSION_DENIED')
  }
  expect(await storedRequest(id)).toMatchObject({ read: false, done: false })
  expect(await storedRequest(id)).not.toHaveProperty('notes')
  expect(await wanted()).toBe(before)
  expect((await row.get()).exists).toBe(true)
  expect(await hasAccount(email)).toBe(false)
})

describe('the function behind the back office', () => {
  it('obeys an admin', async () => {
    const id = contactRequest().requestId
    await firestore.doc(`contact_requests/${id}`).set(sentRequest('Mara Muster'))
    const { token } = await admin()
    expect(await manage({ ids: [id], action: 'read' }, token)).toEqual({ result: { ok: true } })
    expect(await storedRequest(id)).toMatchObject({ read: true })
  })

  it('knows whose note it is, and who is done', async () => {
    const id = contactRequest().requestId
    await firestore.doc(`contact_requests/${id}`).set(sentRequest('Mara Muster'))
    const { email, token } = await admin()
    const ok = { result: { ok: true } }
    const note = { id, text: 'Ruft an.' }
    expect(await manage({ ids: [id], action: 'note', note }, token)).toEqual(ok)
    expect(await manage({ ids: [id], action: 'done' }, token)).toEqual(ok)
    const signed = { notes: [{ ...note, by: email }], done: true, done_by: email }
    expect(await storedRequest(id)).toMatchObject(signed)
  })
})

describe('the function that publishes', () => {
  it('obeys an admin', async () => {
    const before = await wanted()
    const { token } = await admin()
    const answer = await askFunction('changePublication', publish, token)
    expect(answer).toEqual({ result: { ok: true } })
    expect(await wanted()).toBe(before + 1)
  })
})

describe('the function that ends the sessions of an account', () => {
  it('ends those of the admin who asks, and nobody else’s', async () => {
    const [own, other] = [await admin(), await admin()]
    // Sessions end by the second.
    await sleep(1_100)
    expect(await askFunction('endSessions', {}, own.token)).toEqual({ result: { ok: true } })
    await expect(requireAdmin(`Bearer ${own.token}`, guard)).rejects.toThrow('Admins only.')
    await expect(requireAdmin(`Bearer ${other.token}`, guard)).resolves.toBeDefined()
  })

  it('ends one for an admin who has just entered the password, and takes nothing else for one', async () => {
    const late = await signedInBefore(5 * 60 + 10)
    const own = await signedInBefore(4 * 60)
    const session = String(Math.floor(Date.now() / 1000) - 1000)
    const end = async (token: string, data: object) =>
      (await askFunction('endSessions', data, token)).error?.status
    expect(await end(late.token, { session })).toBe('FAILED_PRECONDITION')
    expect((await late.record.get()).get('sessions')).toBeUndefined()
    for (const wrong of [{ session: 'email' }, { session: 1 }, { session, all: true }]) {
      expect(await end(own.token, wrong)).toBe('INVALID_ARGUMENT')
    }
    expect(await end(own.token, { session })).toBeUndefined()
    expect((await own.record.get()).get('sessions')).toEqual({ [session]: null })
    await expect(requireAdmin(`Bearer ${own.token}`, guard)).resolves.toBeDefined()
  })
})

describe('the function that erases', () => {
  it('obeys an admin who has just entered the password, and no other', async () => {
    const { erase, row, fill } = inBin()
    await fill()
    const late = await erase((await signedInBefore(5 * 60 + 10)).token)
    expect(late.error?.status).toBe('FAILED_PRECONDITION')
    expect((await row.get()).exists).toBe(true)
    const { token } = await signedInBefore(4 * 60)
    expect(await erase(token)).toEqual({ result: { ok: true } })
    expect((await row.get()).exists).toBe(false)
  })
})

describe('the function that lets admins invite and withdraw', () => {
  it('obeys an admin who has just entered the password, and no other', async () => {
    const email = address()
    const late = await invite(email, (await signedInBefore(5 * 60 + 10)).token)
    expect(late.error?.status).toBe('FAILED_PRECONDITION')
    expect(await hasAccount(email)).toBe(false)
    expect(await invite(email, (await signedInBefore(4 * 60)).token)).toEqual({
      result: { ok: true },
    })
    expect(await hasAccount(email)).toBe(true)
  })
})

describe('the guard', () => {
  it.each(each)('refuses %s', async (_who, tokenFor) => {
    const token = await tokenFor()
    const header = token === undefined ? undefined : `Bearer ${token}`
    await expect(requireAdmin(header, guard)).rejects.toMatchObject({
      code: 'permission-denied',
      message: 'Admins only.',
    })
  })

  it('lets an admin pass, and says whose account it is', async () => {
    const { email, token } = await admin()
    const { uid } = await auth.getUserByEmail(email)
    await expect(requireAdmin(`Bearer ${token}`, guard)).resolves.toMatchObject({ uid, email })
  })

  it.each([
    { what: 'of another address', change: { email: 'berta@example.com' } },
    { what: 'that began 30 days ago', change: { auth_time: daysAgo(30) } },
    { what: 'that ended with all', change: { auth_time: daysAgo(29) - 1 }, from: daysAgo(29) },
    { what: 'that was ended', change: { auth_time: daysAgo(4) } },
    { what: 'not used for 7 days', change: { auth_time: daysAgo(8) } },
    { what: 'that is not listed', change: { auth_time: minutesAgo(61) } },
  ])('refuses an admin in a session $what', async ({ change, from = 0 }) => {
    const { email } = await admin()
    const { uid } = await auth.getUserByEmail(email)
    const seen = (days: number) => ({ device: '', seen: new Date(daysAgo(days) * 1000) })
    await firestore.doc(`admins/${uid}`).update({
      sessions_from: new Date(from * 1000),
      sessions: {
        ...{ [daysAgo(30)]: seen(0), [daysAgo(29) - 1]: seen(0), [daysAgo(29)]: seen(6) },
        ...{ [daysAgo(8)]: seen(7), [daysAgo(4)]: null },
      },
    })
    const open = { uid, admin: true, email, auth_time: daysAgo(29) }
    const enterWith = (claims: object) => {
      const stub = { verifyIdToken: () => Promise.resolve(claims) } as unknown as typeof auth
      return requireAdmin('Bearer token', { ...guard, auth: stub })
    }
    const signedInAt = new Date(open.auth_time * 1000)
    await expect(enterWith(open)).resolves.toEqual({ uid, email, signedInAt })
    await expect(enterWith({ ...open, auth_time: minutesAgo(30) })).resolves.toBeDefined()
    await expect(enterWith({ ...open, ...change })).rejects.toThrow('Admins only.')
  })

  it('says which account it has refused, and nothing of strangers', async () => {
    const email = address()
    const { uid } = await auth.createUser({ email, password: PASSWORD })
    const token = await tokenOf(email, PASSWORD)
    for (const header of [undefined, 'Bearer forged', `Bearer ${token}`]) {
      await expect(requireAdmin(header, guard)).rejects.toThrow('Admins only.')
    }
    expect(onRefusal).toHaveBeenCalledExactlyOnceWith(uid)
  })

  it('asks whether the token was revoked, which the emulator looks at by itself', async () => {
    const { email } = await admin()
    const { uid } = await auth.getUserByEmail(email)
    const auth_time = Math.ceil(Date.now() / 1000)
    const ifNotAsked = { verifyIdToken: (_token: string, asked?: boolean) => answer(!asked) }
    const answer = (admin: boolean) => Promise.resolve({ uid, admin, email, auth_time })
    const stub = ifNotAsked as unknown as typeof auth
    const asked = requireAdmin('Bearer token', { ...guard, auth: stub })
    await expect(asked).rejects.toThrow('Admins only.')
    expect(onRefusal).toHaveBeenCalledExactlyOnceWith(uid)
  })
})
