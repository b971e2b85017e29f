import type { FirebaseOptions } from 'firebase/app'
import type { FirestoreLocalCache } from 'firebase/firestore'

export interface BackendConfig {
  readonly firebase: FirebaseOptions
  /** True: talk to the local emulators instead of a real project. */
  readonly emulators: boolean
  /** `visitors` read what is public, `staff` everything. */
  readonly audience: 'visitors' | 'staff'
  /**
   * Where content is kept on the device for the next and the offline visit; without it nothing
   * stays behind, and the code for it is no part of the build.
   */
  readonly deviceCache?: () => Promise<FirestoreLocalCache>
}

let config: BackendConfig | undefined

/** Says once, at start, which backend the page talks to. */
export function configureBackend(chosen: BackendConfig): void {
  config = chosen
}

/** @throws when the page forgot to call `configureBackend` first */
export function backendConfig(): BackendConfig {
  if (!config) throw new Error('configureBackend() must be called before data is used.')
  return config
}

/** Where `npm start` runs the emulators; the same ports as in firebase.json. */
export const EMULATORS = {
  host: '127.0.0.1',
  auth: 9099,
  firestore: 8080,
  functions: 5001,
  storage: 9199,
} as const
