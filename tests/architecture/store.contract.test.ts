import { afterEach, expect, it, vi } from 'vitest'
import { resetStore } from '#tests/support/rules/store.ts'
import { EMPTIED_BY_TESTS } from '#tools/command/backend.ts'

afterEach(() => vi.unstubAllEnvs())

it('no story empties the store of a running npm start', async () => {
  vi.stubEnv(EMPTIED_BY_TESTS, '')
  await expect(resetStore()).rejects.toThrow('run it by npm test -- <file>')
})
