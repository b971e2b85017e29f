import type { FirebaseOptions } from 'firebase/app'

export interface BackendConfig {
  readonly firebase: FirebaseOptions
  /** True: talk to the local emulators instead of a real project. */
  readonly emulators: boolean
  /** `visitors` read what is public, and keep it for the next visit; `staff` everything, and nothing. */
  readonly audience: 'visitors' | 'staff'
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
