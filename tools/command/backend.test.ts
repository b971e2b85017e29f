import { expect, it, onTestFinished, vi } from 'vitest'
import { EMULATOR_VARIABLES, realBackend } from './backend.ts'

// Nobody is asked before the first call.
it('one command may ask for its project twice', () => {
  // Another test of this process may have looked at the emulators.
  for (const name of EMULATOR_VARIABLES) vi.stubEnv(name, '')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(realBackend('school').firestore).not.toBe(realBackend('school').firestore)
})
