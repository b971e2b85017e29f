import { expect, it, vi } from 'vitest'
import { endSessionOf } from '#firebase/session/own-session.ts'

vi.mock('#firebase/app/backend.ts', () => ({ backendConfig: () => ({ firebase: {} }) }))
vi.mock('#firebase/session/auth.ts', () => ({}))

it('waits no longer than some seconds for a server that is silent', async () => {
  const limit = new AbortController()
  const silent = (_address: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', reject))
  vi.stubGlobal('fetch', silent)
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  const goesOn = vi.fn()
  const ended = endSessionOf({ uid: 'anna', signedInAt: 1, isAdmin: true, token: 'token' })
  void ended.then(goesOn)
  limit.abort()
  await expect.poll(() => goesOn).toHaveBeenCalledOnce()
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000)
})
