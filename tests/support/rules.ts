import { readFile } from 'node:fs/promises'
import { setLogLevel, type Firestore } from 'firebase/firestore'
import type { FirebaseStorage } from 'firebase/storage'
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'

// The SDK reports every refusal, and refusals are what these tests are about.
setLogLevel('silent')

/** A project of its own: the rules tests may clear it without touching the site's data. */
const PROJECT = 'demo-rules'

export type Role = 'visitor' | 'plain account' | 'admin'
export const roles: readonly Role[] = ['visitor', 'plain account', 'admin']
export const outsiders: readonly Role[] = ['visitor', 'plain account']

export async function rulesEnvironment(): Promise<RulesTestEnvironment> {
  return initializeTestEnvironment({
    projectId: PROJECT,
    firestore: {
      host: '127.0.0.1',
      port: 8080,
      rules: await readFile('firestore.rules', 'utf8'),
    },
    storage: { host: '127.0.0.1', port: 9199, rules: await readFile('storage.rules', 'utf8') },
  })
}

function contextOf(env: RulesTestEnvironment, role: Role): RulesTestContext {
  switch (role) {
    case 'visitor':
      return env.unauthenticatedContext()
    case 'plain account':
      return env.authenticatedContext('plain')
    case 'admin':
      return env.authenticatedContext('boss', { admin: true })
  }
}

/** The context's types are those of the SDK's compat layer; the objects work with both. */
export function firestoreOf(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore
}
export function storageOf(context: RulesTestContext): FirebaseStorage {
  return context.storage()
}

export const firestoreAs = (env: RulesTestEnvironment, role: Role) =>
  firestoreOf(contextOf(env, role))
export const storageAs = (env: RulesTestEnvironment, role: Role) => storageOf(contextOf(env, role))
