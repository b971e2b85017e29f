import { expect, it, vi } from 'vitest'
import { watchAdminRecord } from '#firebase/session/admin-record.ts'

const authenticated = vi.hoisted(() => ({ currentUser: null as object | null }))
vi.mock('firebase/firestore', () => ({ doc: () => ({}), onSnapshot: () => () => {} }))
vi.mock('#firebase/app/backend.ts', () => ({ backendConfig: () => ({ firebase: {} }) }))
vi.mock('#firebase/app/firestore.ts', () => ({ firestore: () => ({}) }))
vi.mock('#firebase/session/auth.ts', () => ({ auth: () => authenticated }))

it('says of a session whose password is another one by now that it is over', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => {})
  const locks = { request: (_name: string, work: () => unknown) => work() }
  vi.stubGlobal('navigator', { locks })
  vi.stubGlobal('fetch', () => Promise.resolve({ status: 400 }))
  authenticated.currentUser = {
    getIdTokenResult: () => Promise.resolve({ claims: { auth_time: 1 }, token: 'token' }),
    // As the SDK does where the token is refused.
    reload: () => {
      authenticated.currentUser = null
      return Promise.reject(new Error('auth/user-token-expired'))
    },
  }
  const onEnd = vi.fn()
  watchAdminRecord(onEnd)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('over')
})
