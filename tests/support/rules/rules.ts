import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setLogLevel, type Firestore } from 'firebase/firestore'
import type { FirebaseStorage } from 'firebase/storage'
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore, type Firestore as OwnersFirestore } from 'firebase-admin/firestore'
import { adminAccounts } from '#model/records/admin-account.ts'
import { DEMO_PROJECT, EMULATORS } from '#model/site/firebase-project.ts'

// The SDK reports every refusal, and refusals are what these tests are about.
setLogLevel('silent')

export const FIRESTORE = { host: EMULATORS.host, port: EMULATORS.firestore }
const STORAGE = { host: EMULATORS.host, port: EMULATORS.storage }

/** Rules other than the project's, under projects of their own: see tools/mutants/main.ts. */
const folder = process.env['RULES_FOLDER'] ?? '.'
const prefix = process.env['RULES_PROJECT'] ?? 'demo-rules'

/**
 * A project for each test file: it may be cleared without touching the site's data or another
 * file's.
 */
export type RulesProject =
  | 'content'
  | 'content-listener'
  | 'content-staff-listener'
  | 'contact-requests'
  | 'admins'
  | 'publication'
  | 'page-drafts'
  | 'page-draft-writes'
  | 'write-content'
  | 'interleavings'
  | 'price-sheets'
  | 'changes'
  | 'versions'
  | 'bin'
  | 'order'
  | 'agreement'
  | 'growth'
  | 'images'
export const projectId = (project: RulesProject) => `${prefix}-${project}`

/** Of every account: what is written is signed with it. */
export const ADMIN_EMAIL = 'anna@example.com'

const daysAgo = (days: number) => Math.floor(Date.now() / 1000) - days * 86_400

/** Since when an account's sessions count, which is also when it has signed in. */
const SESSIONS_FROM = daysAgo(29)

/** The custom claims that accounts come with. */
export const claims = {
  'plain account': {},
  'account with a record only': {},
  'account with admin: false': { admin: false },
  "account with admin: 'true'": { admin: 'true' },
  'account with admin: 1': { admin: 1 },
  'revoked admin': { admin: true },
  admin: { admin: true },
}
export type Role = 'visitor' | keyof typeof claims
export const roles: readonly Role[] = ['visitor', ...(Object.keys(claims) as Role[])]
export const outsiders = roles.filter((role) => role !== 'admin')

const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60

interface StoredSession {
  readonly uid: string
  /** What its tokens say that others do not. */
  readonly claims: object
  readonly signedInAt: number
  /** The account's record says so; null: it was ended; undefined: the session is not listed. */
  readonly seen?: number | null
}

const patient = (signedInAt: number, seen?: number | null): StoredSession => ({
  ...{ uid: 'patient-admin', claims: { auth_time: signedInAt }, signedInAt },
  ...(seen !== undefined && { seen }),
})
const today = daysAgo(0)

const open = {
  'session of 29 days': patient(daysAgo(29), today),
  'session used 6 days ago': patient(daysAgo(20), daysAgo(6)),
  'new session that is not listed': patient(minutesAgo(30)),
}
const closed = {
  'session of 30 days': patient(daysAgo(30), today),
  'session not used for 7 days': patient(daysAgo(21), daysAgo(7)),
  'session ended on another device': patient(daysAgo(22), null),
  'new session ended on another device': patient(minutesAgo(20), null),
  'session that is not listed': patient(minutesAgo(61)),
  'session that ended with all others': {
    uid: 'admin',
    claims: { auth_time: SESSIONS_FROM - 1 },
    signedInAt: SESSIONS_FROM - 1,
    seen: today,
  },
  'session of another address': {
    uid: 'admin',
    claims: { email: 'berta@example.com' },
    signedInAt: SESSIONS_FROM,
    seen: today,
  },
}
const sessions: Readonly<Record<keyof typeof open | keyof typeof closed, StoredSession>> = {
  ...open,
  ...closed,
}
type Session = keyof typeof sessions
export const openSessions = Object.keys(open) as Session[]
export const closedSessions = Object.keys(closed) as Session[]

/** Under which an account's record lists a session. */
export const sessionId = (role: Role | Session) =>
  String(isSession(role) ? sessions[role].signedInAt : SESSIONS_FROM)

/** As the back office lists them. */
function listedSessions(uid: string): Readonly<Record<string, object | null>> {
  const own = Object.values(sessions).filter((each) => each.uid === uid)
  const usual = { signedInAt: SESSIONS_FROM, seen: today }
  return Object.fromEntries(
    [usual, ...own].flatMap(({ signedInAt, seen }) => {
      if (seen === undefined) return []
      const used = { device: 'Firefox, Linux', seen: new Date(Number(seen) * 1000) }
      return [[signedInAt, seen === null ? null : used]]
    }),
  )
}
const isSession = (role: Role | Session): role is Session => role in sessions

/** All others have the record that admins have: what they lack is the claim. */
const withoutRecord: readonly Role[] = ['visitor', 'plain account', 'revoked admin']
const withRecord = roles.filter((role) => !withoutRecord.includes(role))

export const uidOf = (role: Role | Session) =>
  isSession(role) ? sessions[role].uid : role.replaceAll(/\W/g, '-')

/** What a token says of an account. */
export function tokenClaims(role: Exclude<Role, 'visitor'> | Session) {
  const session = { email: ADMIN_EMAIL, auth_time: SESSIONS_FROM }
  return isSession(role)
    ? { ...session, ...claims.admin, ...sessions[role].claims }
    : { ...session, ...claims[role] }
}

function adminRecords(owner: OwnersFirestore) {
  const records = owner.collection(adminAccounts.collection)
  const record = (uid: string, from: number) => {
    const sessions_from = new Date(from * 1000)
    const data = { email: ADMIN_EMAIL, sessions_from, sessions: listedSessions(uid) }
    return [records.doc(uid), data] as const
  }
  const kept = [
    ...withRecord.map((role) => record(uidOf(role), SESSIONS_FROM)),
    record('patient-admin', daysAgo(60)),
  ]
  return {
    add: () => Promise.all(kept.map(([ref, data]) => ref.set(data))),
    remove: () => Promise.all(kept.map(([ref]) => ref.delete())),
  }
}

/** A store to whose owner no rules apply. */
function ownersStore(project: string): { owner: OwnersFirestore; close: () => Promise<void> } {
  process.env['METADATA_SERVER_DETECTION'] ??= 'none'
  process.env['FIRESTORE_EMULATOR_HOST'] ??= `${FIRESTORE.host}:${FIRESTORE.port}`
  const app = initializeApp({ projectId: project }, randomUUID())
  return { owner: getFirestore(app), close: () => deleteApp(app) }
}

/** Made once a role: a new connection for every test would take most of the time. */
function contexts(env: RulesTestEnvironment): (role: Role | Session) => RulesTestContext {
  const made = new Map<Role | Session, RulesTestContext>()
  return (role) => {
    const context =
      made.get(role) ??
      (role === 'visitor'
        ? env.unauthenticatedContext()
        : env.authenticatedContext(uidOf(role), tokenClaims(role)))
    made.set(role, context)
    return context
  }
}

export interface FirestoreUnderTest {
  as(role: Role | Session): Firestore
  /** To whom no rules apply. */
  readonly owner: OwnersFirestore
  cleanup(): Promise<void>
}

export const readRules = () => readFile(join(folder, 'firestore.rules'), 'utf8')

/**
 * Loads rules and empties the project's store.
 *
 * @param rules other than those in the file
 */
export async function firestoreUnderTest(
  project: RulesProject,
  rules?: string,
): Promise<FirestoreUnderTest> {
  const firestore = { ...FIRESTORE, rules: rules ?? (await readRules()) }
  const env = await initializeTestEnvironment({ projectId: projectId(project), firestore })
  await env.clearFirestore()
  const contextOf = contexts(env)
  const { owner, close } = ownersStore(projectId(project))
  await adminRecords(owner).add()
  return {
    // The context's types are those of the SDK's compat layer; the objects work with both.
    as: (role) => contextOf(role).firestore() as unknown as Firestore,
    owner,
    cleanup: async () => {
      await Promise.all([close(), env.cleanup()])
    },
  }
}

export interface StorageUnderTest {
  as(role: Role | Session): FirebaseStorage
  /** To whom no rules apply. */
  asOwner(work: (storage: FirebaseStorage) => Promise<unknown>): Promise<void>
  cleanup(): Promise<void>
}

/**
 * Loads the rules, of which the Storage emulator has one set for all, and empties the store. They
 * look for records in the emulators' own project, whichever the bucket's is.
 */
export async function storageUnderTest(): Promise<StorageUnderTest> {
  const rules = await readFile(join(folder, 'storage.rules'), 'utf8')
  const storage = { ...STORAGE, rules }
  const env = await initializeTestEnvironment({ projectId: projectId('images'), storage })
  await env.clearStorage()
  const { owner, close } = ownersStore(DEMO_PROJECT)
  const records = adminRecords(owner)
  await records.add()
  const contextOf = contexts(env)
  return {
    as: (role) => contextOf(role).storage(),
    asOwner: (work) =>
      env.withSecurityRulesDisabled(async (context) => {
        await work(context.storage())
      }),
    cleanup: async () => {
      await records.remove()
      await Promise.all([close(), env.cleanup()])
    },
  }
}
