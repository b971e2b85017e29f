import { signOut as firebaseSignOut } from 'firebase/auth'
import { beforeEach, expect, it, vi } from 'vitest'
import { auth, signOut } from '#firebase/session/auth.ts'

const session = vi.hoisted(() => ({ authTime: 'Sat, 28 Nov 2026 08:00:00 GMT' }))
vi.mock('#firebase/app/firebase-app.ts', () => ({ firebaseApp: () => ({}) }))
vi.mock('#firebase/app/backend.ts', () => ({ backendConfig: () => ({}) }))
vi.mock('firebase/auth', () => ({
  browserLocalPersistence: {},
  initializeAuth: () => ({
    currentUser: { uid: 'anna', getIdTokenResult: () => Promise.resolve(session) },
  }),
  signOut: vi.fn(() => Promise.resolve()),
}))

/** What another tab has, which gets what this one says, and the other way round. */
const tab = new BroadcastChannel('signed-out')
const said = vi.fn<(message: unknown) => void>()
tab.onmessage = ({ data }) => said(data)

beforeEach(() => vi.clearAllMocks())

it('ends with the session that another tab has ended, and not at old news of one before', async () => {
  auth()
  await signOut()
  await expect.poll(() => said).toHaveBeenCalledOnce()
  const news = said.mock.lastCall?.[0]
  vi.clearAllMocks()

  session.authTime = 'Sat, 28 Nov 2026 09:00:00 GMT'
  tab.postMessage(news)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(firebaseSignOut).not.toHaveBeenCalled()

  session.authTime = 'Sat, 28 Nov 2026 08:00:00 GMT'
  tab.postMessage(news)
  await expect.poll(() => firebaseSignOut).toHaveBeenCalledOnce()
  tab.close()
})
