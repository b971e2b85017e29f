import { expect, it } from 'vitest'
import { realBackend } from './backend.ts'

// Nobody is asked before the first call.
it('one command may ask for its project twice', () => {
  expect(realBackend('school').firestore).not.toBe(realBackend('school').firestore)
})
